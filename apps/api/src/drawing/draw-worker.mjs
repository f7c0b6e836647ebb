import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";

/*
 * Lays out and draws off the main thread: a long list takes half a second of it.
 * JavaScript, because a worker thread of Node 20 starts without the TypeScript loader.
 */
const require = createRequire(import.meta.url);

const readFont = async (family, file, weight) => ({
  name: family,
  weight,
  style: "normal",
  data: await readFile(require.resolve(`@fontsource/${file}`)),
});

/** The product's two families. */
const fonts = await Promise.all(
  ["latin", "latin-ext"].flatMap((subset) => [
    readFont("Texturina", `texturina/files/texturina-${subset}-600-normal.woff`, 600),
    readFont(
      "Atkinson",
      `atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-400-normal.woff`,
      400,
    ),
  ]),
);

/**
 * What the pool runs.
 *
 * @public
 * @param {{ element: object, size: object, type: "svg" | "png" }} order
 */
export default async ({ element, size, type }) => {
  const svg = await satori(element, { ...size, fonts });
  if (type === "svg") return new TextEncoder().encode(svg);
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
};
