import type { Card, CardSummary, Language } from "@spellwright/contract";
import { typesOf } from "../../../ui/card-words.ts";

type Named = Pick<CardSummary, "name" | "printed_name">;

/** The card's name as it is printed in a language: French where it exists. */
export const cardName = (card: Named, language: Language): string =>
  (language === "fr" ? card.printed_name : null) ?? card.name;

/** The type line in a language, then power and toughness, loyalty or defense where there are any. */
export const cardLine = (card: Card, language: Language): string => {
  const front = card.card_faces?.[0];
  const power = card.power ?? front?.power;
  const toughness = card.toughness ?? front?.toughness;
  const body =
    power != null && toughness != null
      ? `${power}/${toughness}`
      : (card.loyalty ?? card.defense ?? front?.loyalty ?? front?.defense);
  return [typesOf(card, language)[0]?.text, body].filter(Boolean).join(", ");
};
