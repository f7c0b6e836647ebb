import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";

const WIDTH = 1200;
const HEIGHT = 630;
/** Pictures kept in memory, newest last; each is about 40 KB. */
const KEPT = 100;
const LONGEST_TITLE = 140;

const require = createRequire(import.meta.url);

/** Address of the picture of a public discussion, or of the product. */
export const socialImagePath = (discussionId: string | null, language: Language): string =>
  `/api/social-images/${discussionId ?? "spellwright"}.png?lang=${language}`;

const readFont = async (family: string, name: string, weight: 400 | 600) => ({
  name: family,
  weight,
  style: "normal" as const,
  data: await readFile(require.resolve(`@fontsource/${name}`)),
});

const loadFonts = () =>
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

let fonts: ReturnType<typeof loadFonts> | undefined;

/** The tokens of the dark theme, in the notation that the drawing library reads. */
const COLORS = {
  ground: "#0a1c21",
  rim: "#2d4248",
  text: "#f1efe6",
  weak: "#a9b9ba",
  copper: "#dd9b74",
  patina: "#79d3c5",
} as const;

const box = (style: object, children: unknown) => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

/** A disc cut by an S-shaped burin stroke, as in the header of the pages. */
const brandMark = {
  type: "svg",
  props: {
    width: 72,
    height: 72,
    viewBox: "0 0 32 32",
    children: {
      type: "g",
      props: {
        transform: "rotate(24 16 16)",
        children: [
          {
            type: "path",
            props: { d: "M15.2 2A14 14 0 0 0 15.2 30C5.5 22 21.5 10 15.2 2z", fill: COLORS.patina },
          },
          {
            type: "path",
            props: {
              d: "M16.8 2A14 14 0 0 1 16.8 30C10.5 22 26.5 10 16.8 2z",
              fill: COLORS.copper,
            },
          },
        ],
      },
    },
  },
};

const layout = (title: string, kind: string) =>
  box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: 44,
      background: COLORS.ground,
      color: COLORS.text,
      fontFamily: "Atkinson",
    },
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        flexGrow: 1,
        padding: 48,
        border: `2px solid ${COLORS.rim}`,
        borderRadius: 12,
      },
      [
        box({ fontSize: 30, color: COLORS.patina }, kind),
        box(
          {
            fontFamily: "Texturina",
            fontSize: title.length > 70 ? 54 : 68,
            lineHeight: 1.2,
            wordBreak: "break-word",
          },
          title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title,
        ),
        box({ alignItems: "center", gap: 24 }, [
          brandMark,
          box({ fontFamily: "Texturina", fontSize: 40 }, "Spellwright"),
        ]),
      ],
    ),
  );

/** Draws 1200×630 pixels: a title and the product's name, nothing else (C4: reading needs sign-in). */
const draw = async (title: string, kind: string): Promise<Uint8Array> => {
  // Two megabytes of code that only link previews need.
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  fonts ??= loadFonts();
  const svg = await satori(layout(title, kind) as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts,
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
};

/**
 * Pictures for link previews, drawn once and kept while there is room.
 *
 * @returns draws the picture of a title in a language, as PNG
 */
export const createSocialImages = () => {
  const drawn = new Map<string, Promise<Uint8Array>>();
  return (title: string | null, language: Language): Promise<Uint8Array> => {
    const t = translator(language);
    const key = `${language} ${title ?? ""}`;
    const kept = drawn.get(key);
    const image =
      kept ??
      draw(
        title ?? t("pages.oracle.description"),
        title === null ? t("common.productName") : t("pages.discussion.title"),
      );
    drawn.delete(key);
    drawn.set(key, image);
    image.catch(() => drawn.delete(key));
    const oldest = drawn.keys().next().value;
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
    return image;
  };
};
