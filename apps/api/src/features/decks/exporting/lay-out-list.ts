import type { DeckDetail, Language } from "@spellwright/contract";
import { DECK_CATEGORIES } from "@spellwright/contract";
import { translator } from "@spellwright/locales";

/** A row of the list's image. */
export type ImageRow =
  | { readonly kind: "heading"; readonly text: string; readonly count: number }
  | { readonly kind: "card"; readonly text: string; readonly count: number }
  | { readonly kind: "more"; readonly text: string };

/** Lines that an image shows: more would be unreadable, and slow to draw. */
const LINES_MAX = 240;

/** Rows of a list, by category. Names in the reader's language where the card has been printed in it. */
export const rowsOf = (deck: DeckDetail, language: Language): ImageRow[] => {
  const t = translator(language);
  const shown = deck.deck_cards.slice(0, LINES_MAX);
  const rows = DECK_CATEGORIES.flatMap((category): ImageRow[] => {
    const lines = shown.filter((line) => line.category === category);
    const count = deck.categories.find((each) => each.category === category)?.count ?? 0;
    if (lines.length === 0) return [];
    return [
      { kind: "heading", text: t(`decks.categories.${category}`), count },
      ...lines.map((line) => ({
        kind: "card" as const,
        text: (language === "fr" ? line.card?.printed_name : undefined) ?? line.card_name,
        count: line.quantity,
      })),
    ];
  });
  const hidden = deck.deck_cards.length - shown.length;
  return hidden === 0
    ? rows
    : [...rows, { kind: "more", text: t("decks.image.more", { count: hidden }) }];
};

/** How far from the middle the list may be cut to keep a category whole, as a share of its rows. */
const LEEWAY = 0.15;

/**
 * Two columns of about the same height: cut between two categories where one ends near the middle, and
 * else inside the longest one, with no heading at the foot of the first column.
 */
export const inColumns = (rows: readonly ImageRow[]): readonly (readonly ImageRow[])[] => {
  const middle = Math.ceil(rows.length / 2);
  const nearest = rows
    .flatMap((row, index) => (row.kind === "heading" && index > 0 ? [index] : []))
    .sort((left, right) => Math.abs(left - middle) - Math.abs(right - middle))[0];
  const isNear = nearest !== undefined && Math.abs(nearest - middle) <= rows.length * LEEWAY;
  const inside = rows[middle - 1]?.kind === "heading" ? middle - 1 : middle;
  const cut = isNear ? nearest : inside;
  return [rows.slice(0, cut), rows.slice(cut)];
};
