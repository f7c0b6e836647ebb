import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const readFont = async (family: string, file: string, weight: 400 | 600) => ({
  name: family,
  weight,
  style: "normal" as const,
  data: await readFile(require.resolve(`@fontsource/${file}`)),
});

const readAll = () =>
  Promise.all(
    (["latin", "latin-ext"] as const).flatMap((subset) => [
      readFont("Texturina", `texturina/files/texturina-${subset}-600-normal.woff`, 600),
      readFont(
        "Atkinson",
        `atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-400-normal.woff`,
        400,
      ),
    ]),
  );

let fonts: ReturnType<typeof readAll> | undefined;

/** The product's two families, read from disk when something is drawn for the first time. */
export const loadFonts = (): ReturnType<typeof readAll> => {
  fonts ??= readAll();
  return fonts;
};
