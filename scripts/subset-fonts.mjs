// Makes the letters of `apps/web/src/ui/fonts` out of the font packages: the Latin of French and English, in
// the weights that the styles use. Run it when a package or a weight changes: `npm run fonts`.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { root } from "./prepare.mjs";

const TEXTURINA = "@fontsource-variable/texturina/files/texturina-latin-opsz";
const ATKINSON =
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght";

/** Texturina keeps its optical sizes (guide §3); of Atkinson every weight from text to heading. */
const FONTS = [
  { name: "texturina-560", source: `${TEXTURINA}-normal`, axes: { wght: 560 } },
  { name: "texturina-450", source: `${TEXTURINA}-normal`, axes: { wght: 450 } },
  { name: "texturina-italic-500", source: `${TEXTURINA}-italic`, axes: { wght: 500 } },
  { name: "atkinson", source: `${ATKINSON}-normal`, axes: { wght: { min: 400, max: 750 } } },
];

/** As `fonts.css` says to the browser. What stands beyond is in the packages' own `latin-ext`. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];
/** Name records that the licence wants kept: copyright, licence, its address. */
const LICENCE = [0, 13, 14];

const letters = RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
).join("");
const folder = path.join(root, "apps/web/src/ui/fonts");

await mkdir(folder, { recursive: true });
for (const { name, source, axes } of FONTS) {
  const whole = await readFile(path.join(root, "node_modules", `${source}.woff2`));
  const font = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    variationAxes: axes,
    preserveNameIds: LICENCE,
  });
  await writeFile(path.join(folder, `${name}.woff2`), font);
  console.log(`${name}: ${Math.round(whole.length / 1000)} → ${Math.round(font.length / 1000)} kB`);
}
