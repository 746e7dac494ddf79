// What the cutter leaves behind: where several parts of the program share nothing but a few words, it makes a file of those,
// and each of them is to be fetched. They go into the first part, which is there before any other.

import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TABLE_ENTRIES = 9;
const CODE = 10;
const DATA = 11;
const DATA_COUNT = 12;

/** A number in the form of WebAssembly, and where the next thing begins. */
function number(bytes, at) {
  let value = 0;
  for (let place = 0; ; place += 1) {
    const byte = bytes[at + place];
    value += (byte & 0x7f) * 2 ** (7 * place);
    if (byte < 0x80) return { value, next: at + place + 1 };
  }
}

function written(value) {
  const bytes = [];
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) + 0x80);
  return Buffer.from([...bytes, value]);
}

/** The sections of a program, in order. */
function sections(bytes) {
  const found = [];
  for (let at = 8; at < bytes.length; ) {
    const { value: length, next } = number(bytes, at + 1);
    found.push({ id: bytes[at], body: bytes.subarray(next, next + length) });
    at = next + length;
  }
  return found;
}

const assembled = (header, sections) =>
  Buffer.concat([header, ...sections.flatMap(({ id, body }) => [Buffer.from([id]), written(body.length), body])]);

/** How many pieces of data a section has, and the pieces. */
function pieces({ body }) {
  const { value: count, next } = number(body, 0);
  return { count, bytes: body.subarray(next) };
}

const isDataAlone = (file) => sections(file).every(({ id, body }) => ![TABLE_ENTRIES, CODE].includes(id) || body[0] === 0);

/** A program with more data. */
function withData(program, others) {
  const all = sections(program);
  const more = [...all, ...others.flatMap(sections)].filter(({ id }) => id === DATA).map(pieces);
  const count = written(more.reduce((sum, { count }) => sum + count, 0));
  const bodies = { [DATA]: Buffer.concat([count, ...more.map(({ bytes }) => bytes)]), [DATA_COUNT]: count };
  return assembled(program.subarray(0, 8), all.map(({ id, body }) => ({ id, body: bodies[id] ?? body })));
}

/** Puts the files of a cut program that hold nothing but data into its first part; `link` is the module that would fetch them. */
export function gather(folder, first, link) {
  const chunks = readdirSync(folder).filter((file) => /^chunk_\d+\.wasm$/.test(file));
  const alone = chunks.filter((file) => isDataAlone(readFileSync(join(folder, file))));
  const program = withData(readFileSync(join(folder, first)), alone.map((file) => readFileSync(join(folder, file))));
  writeFileSync(join(folder, first), program);
  let text = readFileSync(join(folder, link), "utf8");
  for (const file of alone) {
    const name = `__${file.replace(".wasm", "")}`;
    text = text
      .replace(new RegExp(`/\\*[^\\n]*\\*/\\nconst ${name} = makeLoad\\([^;]*;[^;]*;\\s*\\}\\s*, \\[\\]\\);\\n`), "")
      .replace(new RegExp(`\\b${name}\\b(, )?`, "g"), "");
    rmSync(join(folder, file));
  }
  writeFileSync(join(folder, link), text);
}
