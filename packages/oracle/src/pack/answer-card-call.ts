import type { Card, CardPage, CardSummary } from "@spellwright/contract";
import { cardPageOf } from "../cards/card-page.ts";
import { type CardSearch, cardSummary, searchCards } from "../cards/search-cards.ts";
import type { PackFacts } from "./create-pack-facts.ts";

/** A look-up of cards, and what it gives. */
export interface CardCalls {
  readonly "cards.search": {
    readonly input: CardSearch;
    readonly output: { readonly items: CardSummary[] };
  };
  readonly "cards.named": { readonly input: { readonly name: string }; readonly output: Card };
  readonly "cards.page": { readonly input: { readonly name: string }; readonly output: CardPage };
}

/** Answers each call. */
export type CardAnswers = {
  readonly [Call in keyof CardCalls]: (
    input: CardCalls[Call]["input"],
  ) => Promise<CardCalls[Call]["output"] | undefined>;
};

/**
 * Answers look-ups of cards from the facts of a pack, without pictures. Undefined where it holds no such
 * card: another may.
 *
 * @param date of the card facts, ISO
 */
export const createCardAnswers = (facts: PackFacts, date: string): CardAnswers => {
  const find = async (name: string): Promise<Card | undefined> => {
    const [byId] = await facts.cardsByIds([name]);
    if (byId !== undefined) return byId;
    const resolution = (await facts.cardIndex()).resolve(name);
    if (resolution.kind !== "found") return undefined;
    return (await facts.cardsByIds([resolution.id]))[0];
  };
  return {
    "cards.search": async (search) => {
      const cards = await searchCards(facts, search);
      return cards.length === 0 ? undefined : { items: cards.map(cardSummary) };
    },
    "cards.named": ({ name }) => find(name),
    "cards.page": async ({ name }) => {
      const card = await find(name);
      return card && cardPageOf(facts, facts.rulebook, card, { images: [], source: "local", date });
    },
  };
};
