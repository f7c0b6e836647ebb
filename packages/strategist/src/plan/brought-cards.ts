import { recogniseRoles } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";

/** A creature of this mana value is worth the detour. */
const DEAR = 5;

const wordsOf = ({ card }: DeckCard): ReadonlySet<string> =>
  new Set((card.card_faces?.[0]?.type_line ?? card.type_line).toLowerCase().split(/[^\p{L}]+/u));

/** The kinds of cards that a card puts from a hand into play, each as words that hold of them. */
const kindsPut = ({ card, isLand }: DeckCard): readonly (readonly string[])[] =>
  isLand
    ? []
    : recogniseRoles(card)
        .events.causes.filter(
          ({ name, whose, of }) =>
            name === "put-into-play" && whose !== "opponent" && !of.includes("land"),
        )
        .map(({ of }) => of);

/** Cards that put others from a hand into play, and the dear creatures that their words name. */
export const putIntoPlay = (
  cards: readonly DeckCard[],
): { readonly makers: readonly DeckCard[]; readonly payoffs: readonly DeckCard[] } => {
  const payoffs = cards.filter((each) => kindsPut(each).length > 0);
  const kinds = payoffs.flatMap(kindsPut);
  const makers = cards.filter((each) => {
    if (each.isCommander || each.card.cmc < DEAR) return false;
    const words = wordsOf(each);
    return words.has("creature") && kinds.some((kind) => kind.every((word) => words.has(word)));
  });
  return { makers, payoffs };
};
