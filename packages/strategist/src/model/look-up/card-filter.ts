import { ROLES, recogniseRoles } from "@spellwright/decks";
import { foldWords } from "@spellwright/text";
import * as z from "zod";
import { passes } from "../../answers/passes-filter.ts";
import type { DeckCard } from "../../deck-facts.ts";
import type { CardFilter } from "../../understanding/card-filters.ts";
import { CARD_TYPE_WORDS, type CardType } from "../../understanding/card-words.ts";

const TYPES = Object.keys(CARD_TYPE_WORDS) as CardType[];
const WORDS_LONGEST = 120;

/** What cards are looked for by. What is null narrows nothing. */
export const cardFilter = () =>
  z.object({
    role: z.enum(ROLES).nullable(),
    type: z.enum(TYPES).nullable(),
    subtype: z.string().nullable().describe("Goblin, Equipment, Forest"),
    color: z.enum(["W", "U", "B", "R", "G", "C"]).nullable(),
    least_mana_value: z.number().nullable(),
    most_mana_value: z.number().nullable(),
    keyword: z.string().nullable().describe("Its English name, such as Flying"),
    words: z.string().nullable().describe("Words of the card's English text"),
  });
export type WantedCards = z.infer<ReturnType<typeof cardFilter>>;

const filtersOf = (wanted: WantedCards): readonly CardFilter[] => {
  const { type, color, keyword, words, least_mana_value: least, most_mana_value: most } = wanted;
  return [
    ...(type === null ? [] : [{ kind: "type" as const, type }]),
    ...(color === null ? [] : [{ kind: "color" as const, color }]),
    ...(keyword === null ? [] : [{ kind: "keyword" as const, keyword }]),
    ...(words === null ? [] : [{ kind: "text" as const, text: words.slice(0, WORDS_LONGEST) }]),
    ...(least === null && most === null
      ? []
      : [{ kind: "manaValue" as const, least: least ?? 0, most }]),
  ];
};

const isOfSubtype = ({ card }: DeckCard, subtype: string): boolean =>
  ` ${foldWords(card.type_line)} `.includes(` ${foldWords(subtype)} `);

/** The cards that are looked for among some. */
export const chooseCards = (
  cards: readonly DeckCard[],
  wanted: WantedCards,
): readonly DeckCard[] => {
  const filters = filtersOf(wanted);
  const { role, subtype } = wanted;
  return cards.filter(
    (each) =>
      (role === null || recogniseRoles(each.card).roles.has(role)) &&
      (subtype === null || isOfSubtype(each, subtype)) &&
      filters.every((filter) => passes(each, filter, foldWords)),
  );
};
