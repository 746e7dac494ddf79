// Makes a later part of the program shorter: by the library of npm's binaryen, in one process for all of them. Its tool would be
// started anew for each, which takes longer than most parts do.

import { brotliCompressSync } from "node:zlib";

// It complains about names that it is about to take out, by the way it finds when it is loaded; what makes it fail it throws.
const { error } = console;
console.error = () => {};
const { default: binaryen } = await import("binaryen");
console.error = error;

const { Features } = binaryen;
/** What rustc's programs for the browser use; the later parts do not say so themselves. */
const USED = [
  Features.BulkMemory, Features.BulkMemoryOpt, Features.Multivalue, Features.MutableGlobals, Features.NontrappingFPToInt,
  Features.ReferenceTypes, Features.SignExt,
].reduce((all, one) => all | one);
/** What built it and for which machine is written into each of the many small parts, and nobody reads it there. */
const UNREAD = ["strip-producers", "strip-target-features"];

/** Two ways to make a part small, as levels: the one makes it shorter, the other leaves more that repeats itself, which brotli likes. */
const WAYS = [{ optimize: 2, shrink: 2 }, { optimize: 1, shrink: 0 }];

/** The same part, shorter, in the way of which less is sent. */
export function optimised(bytes) {
  const tried = WAYS.map((way) => made(bytes, way));
  const [sent, other] = tried.map((part) => brotliCompressSync(part).length);
  return other < sent ? tried[1] : tried[0];
}

function made(bytes, { optimize, shrink }) {
  binaryen.setDebugInfo(false);
  binaryen.setOptimizeLevel(optimize);
  binaryen.setShrinkLevel(shrink);
  const part = binaryen.readBinary(bytes, USED);
  part.optimize();
  part.runPasses(UNREAD);
  const shorter = part.emitBinary();
  part.dispose();
  return shorter;
}
