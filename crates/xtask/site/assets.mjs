// Runs before Trunk builds: makes the fonts, the icon sprites, the stylesheets and the licences in target/site.

import { join } from "node:path";
import { makeFonts } from "./fonts.mjs";
import { makeLicences } from "./licences.mjs";
import { makeSprites } from "./sprite.mjs";
import { makeStylesheet } from "./stylesheet.mjs";
import { ROOT } from "./files.mjs";

const OUT = join(ROOT, "target/site");

makeStylesheet(join(ROOT, "style"), "main.css", join(OUT, "lamplight.css"));
// What only the tables need comes with them, and what only the studies need with those.
makeStylesheet(join(ROOT, "style"), "table.css", join(OUT, "table.css"));
makeStylesheet(join(ROOT, "style"), "reference.css", join(OUT, "reference.css"));
makeStylesheet(join(ROOT, "style"), "haven.css", join(OUT, "haven.css"));
makeSprites(join(ROOT, "src"), OUT);
makeLicences(join(OUT, "licences.txt"));
await makeFonts(join(OUT, "fonts"));
