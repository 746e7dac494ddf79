// The envelope of a save, made by hand from its description: whole by its checksum, whatever its content.

const MASK = (1n << 64n) - 1n;

/** A text in the form that Lamplight writes, with a checksum that fits. */
export function sealed({ kind, version, body, format = 1 }) {
  const checksum = checksumOf(format, kind, version, JSON.stringify(sorted(body)));
  return JSON.stringify({ lamplight: format, kind, version, checksum, body: sorted(body) });
}

/** FNV-1a over the fields, each text followed by its length, stirred at the end. */
function checksumOf(format, kind, version, body) {
  let hash = number(0xcbf29ce484222325n, format);
  hash = text(hash, kind);
  hash = number(hash, version);
  hash = text(hash, body);
  hash = ((hash ^ (hash >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  hash = ((hash ^ (hash >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return (hash ^ (hash >> 31n)).toString(16).padStart(16, "0");
}

const bytes = (hash, all) => all.reduce((sum, byte) => ((sum ^ BigInt(byte)) * 0x100000001b3n) & MASK, hash);

function number(hash, value) {
  const eight = Buffer.alloc(8);
  eight.writeBigUInt64LE(BigInt(value));
  return bytes(hash, [...eight]);
}

function text(hash, value) {
  const all = [...Buffer.from(value)];
  return number(bytes(hash, all), all.length);
}

/** Keys in order, as they are written, however deep. */
function sorted(body) {
  if (Array.isArray(body)) return body.map(sorted);
  if (body === null || typeof body !== "object") return body;
  return Object.fromEntries(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, sorted(value)]));
}
