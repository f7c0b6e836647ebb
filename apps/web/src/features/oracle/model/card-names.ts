import type { Card, CardSummary, Language } from "@spellwright/contract";

type Named = Pick<CardSummary, "name" | "printed_name">;

/** The card's name as it is printed in a language: French where it exists. */
export const cardName = (card: Named, language: Language): string =>
  (language === "fr" ? card.printed_name : null) ?? card.name;

/** The type line in a language, then power and toughness, loyalty or defense where there are any. */
export const cardLine = (card: Card, language: Language): string => {
  const front = card.card_faces?.[0];
  const typeLine = language === "fr" ? card.printed_type_line : null;
  const power = card.power ?? front?.power;
  const toughness = card.toughness ?? front?.toughness;
  const body =
    power != null && toughness != null
      ? `${power}/${toughness}`
      : (card.loyalty ?? card.defense ?? front?.loyalty ?? front?.defense);
  return [typeLine ?? card.type_line, body].filter(Boolean).join(", ");
};

/** The small whole-card picture: a multi-faced card has it on its front. */
export const cardImage = (
  card: Pick<Card, "image_uris"> & Partial<Pick<Card, "card_faces">>,
): string | null => card.image_uris?.small ?? card.card_faces?.[0]?.image_uris?.small ?? null;

/** A number for the card's stand-in drawing: the same card is always drawn alike. */
export const drawingSeed = (name: string): number => {
  let seed = 0;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return seed;
};
