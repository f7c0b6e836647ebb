import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { DECK_IMAGE_WIDTH, type DeckDetail, type Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { type ImageRow, inColumns, rowsOf } from "./lay-out-list.ts";

const require = createRequire(import.meta.url);

/** Only our own drawing: a list of names, no artwork and no mana symbols (rights are Wizards'). */
const COLORS = {
  ground: "#0a1c21",
  rim: "#2d4248",
  text: "#f1efe6",
  weak: "#a9b9ba",
  copper: "#dd9b74",
} as const;

const readFont = async (family: string, file: string, weight: 400 | 600) => ({
  name: family,
  weight,
  style: "normal" as const,
  data: await readFile(require.resolve(`@fontsource/${file}`)),
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

const box = (style: object, children: unknown) => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };

const drawRow = (row: ImageRow) => {
  if (row.kind === "more")
    return box({ marginTop: 20, color: COLORS.weak, fontSize: 24 }, row.text);
  if (row.kind === "card")
    return box({ fontSize: 26, lineHeight: 1.4, width: 460 }, [
      box({ width: 56, color: COLORS.weak, justifyContent: "flex-end", paddingRight: 16 }, [
        String(row.count),
      ]),
      box({ ...oneLine, display: "block", width: 404 }, row.text),
    ]);
  return box(
    {
      fontFamily: "Texturina",
      fontSize: 30,
      color: COLORS.copper,
      justifyContent: "space-between",
      width: 460,
      marginTop: 24,
      marginBottom: 8,
      paddingBottom: 4,
      borderBottom: `1px solid ${COLORS.rim}`,
    },
    [box({}, row.text), box({ color: COLORS.weak }, String(row.count))],
  );
};

const layOut = (deck: DeckDetail, language: Language) => {
  const t = translator(language);
  const facts = [
    t(`decks.formats.${deck.format}`),
    t("decks.image.cards", { count: deck.card_count }),
  ];
  return box(
    {
      width: DECK_IMAGE_WIDTH,
      flexDirection: "column",
      padding: 56,
      background: COLORS.ground,
      color: COLORS.text,
      fontFamily: "Atkinson",
    },
    [
      box(
        { fontFamily: "Texturina", fontSize: 60, lineHeight: 1.15, wordBreak: "break-word" },
        deck.name,
      ),
      box({ fontSize: 28, color: COLORS.weak, marginTop: 8 }, facts.join(" · ")),
      box(
        { justifyContent: "space-between", marginTop: 16 },
        inColumns(rowsOf(deck, language)).map((rows) =>
          box(
            // A column that goes on with cards starts level with a heading.
            {
              flexDirection: "column",
              width: 460,
              paddingTop: rows[0]?.kind === "heading" ? 0 : 24,
            },
            rows.map(drawRow),
          ),
        ),
      ),
      box(
        {
          marginTop: 40,
          fontFamily: "Texturina",
          fontSize: 28,
          color: COLORS.weak,
          justifyContent: "flex-end",
        },
        "Spellwright",
      ),
    ],
  );
};

/**
 * The list of a deck as an image of 1080 pixels across, as high as the list.
 *
 * @returns an SVG whose letters are shapes, or a PNG
 */
export const drawDeck = async (
  deck: DeckDetail,
  type: "svg" | "png",
  language: Language,
): Promise<Uint8Array> => {
  // Two megabytes of code that only images need.
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  fonts ??= loadFonts();
  const svg = await satori(layOut(deck, language) as Parameters<typeof satori>[0], {
    width: DECK_IMAGE_WIDTH,
    fonts: await fonts,
  });
  if (type === "svg") return new TextEncoder().encode(svg);
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
};
