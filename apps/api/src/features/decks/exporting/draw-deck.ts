import { DECK_IMAGE_WIDTH, type DeckDetail, type Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { box, COLORS, draw } from "../../../drawing/index.ts";
import { type ImageRow, inColumns, rowsOf } from "./lay-out-list.ts";

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
 * @param caller whose wish it is
 * @returns an SVG whose letters are shapes, or a PNG
 */
export const drawDeck = (
  deck: DeckDetail,
  type: "svg" | "png",
  language: Language,
  caller: string,
): Promise<Uint8Array> => draw(layOut(deck, language), { width: DECK_IMAGE_WIDTH }, type, caller);
