// Calls one export of the probe in Node and prints its answer: node call.mjs PROBE.wasm NAME NUMBER...
import { readFile } from "node:fs/promises";

const [file, name, ...numbers] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(file), {});
console.log(BigInt.asUintN(64, instance.exports[name](...numbers.map(Number))).toString());
