// What a person wrote, as short as a browser can read it. Trunk's own minifier cannot read the bindings.

import { readFileSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { transformSync } from "esbuild";

/**
 * The same code or styles in fewer characters. The names of a module's own are nobody else's business; a script's may be. Styles
 * only lose what is between their words: colours written anew would be rounded.
 */
export function minified(text, { isStyle = false, isModule = false } = {}) {
  const kind = isStyle
    ? { loader: "css", minifyWhitespace: true }
    : { loader: "js", minify: true, format: isModule ? "esm" : undefined };
  return transformSync(text, { charset: "utf8", ...kind }).code;
}

/** Minifies a file where it is. */
export function minifyFile(path, options) {
  const text = readFileSync(path, "utf8");
  writeFileSync(path, minified(text, { isStyle: extname(path) === ".css", ...options }));
}
