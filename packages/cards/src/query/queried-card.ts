import type { Card, CardEventLabel, CardFace, CardRole, ColorCode } from "@spellwright/contract";
import { foldQueried } from "./query-terms.ts";

/** A card as a search looks at it. What is not known of it is not met. */
export interface QueriedCard
  extends Pick<Card, "name" | "type_line" | "cmc" | "color_identity">,
    Partial<
      Pick<
        Card,
        | "printed_name"
        | "flavor_names"
        | "printed_type_line"
        | "oracle_text"
        | "printed_text"
        | "summary"
        | "keywords"
        | "colors"
        | "power"
        | "toughness"
        | "loyalty"
        | "card_faces"
        | "legalities"
        | "rarity"
        | "layout"
        | "game_changer"
      >
    > {
  readonly causes?: readonly CardEventLabel[] | undefined;
  readonly rewards?: readonly CardEventLabel[] | undefined;
  readonly produces?: readonly ColorCode[] | undefined;
  readonly roles?: readonly CardRole[] | undefined;
}

const folded = (texts: readonly (string | null | undefined)[]): string =>
  texts.map((text) => foldQueried(text ?? "")).join(" // ");

const bothOf = (
  { card_faces, ...card }: QueriedCard,
  english: "type_line" | "oracle_text",
  french: "printed_type_line" | "printed_text",
) => {
  const faces: readonly Partial<CardFace>[] = [card, ...(card_faces ?? [])];
  return faces.flatMap((face) => [face[english], face[french]]);
};

/** The texts that a search looks into, in both languages, folded as what is asked. */
export const queriedTexts = {
  name: (card: QueriedCard) => folded([card.name, card.printed_name, ...(card.flavor_names ?? [])]),
  type: (card: QueriedCard) => folded(bothOf(card, "type_line", "printed_type_line")),
  rules: (card: QueriedCard) =>
    folded([...bothOf(card, "oracle_text", "printed_text"), card.summary?.fr, card.summary?.en]),
} as const;

/** The types of the front, which lead a deck and count on the stack (CR 712.8a). */
export const frontTypes = ({ type_line }: QueriedCard): string =>
  foldQueried(type_line).split(" // ")[0] ?? "";

/** A figure as printed, of the front where only faces have it. Undefined: none, or one that varies. */
export const figureOf = (
  card: QueriedCard,
  figure: "manaValue" | "power" | "toughness" | "loyalty",
): number | undefined => {
  if (figure === "manaValue") return card.cmc;
  const printed = card[figure] ?? card.card_faces?.[0]?.[figure] ?? "";
  return /^-?\d{1,4}(?:\.\d+)?$/.test(printed) ? Number(printed) : undefined;
};
