import { type Role, recogniseRoles } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, referenceOf, sideboardOf } from "../deck-facts.ts";
import { makesDiscard } from "../plan/makes-discard.ts";
import type { Finding } from "../strategist.ts";
import { type AnswerContext, finding } from "./answer-part.ts";
import { KEEPS } from "./keeps.ts";
import { threatsMet } from "./threats.ts";

/** What counts against an opponent who does something, by what is done. */
const MET_BY: Readonly<Partial<Record<Role, (each: DeckCard) => boolean>>> = {
  lifegain: ({ card }) => recogniseRoles(card).does.traits.has("stopsLifegain"),
  tokens: ({ card }) => threatsMet(card).has("board"),
  recursion: ({ roles }) => roles.has("graveyardHate"),
  counterspell: ({ card, roles }) => roles.has("counterspell") || makesDiscard(card),
  removal: KEEPS.removal,
  wipe: KEEPS.wipes,
  draw: ({ card, roles }) => makesDiscard(card) || roles.has("stax"),
  tutor: ({ card, roles }) => makesDiscard(card) || roles.has("stax"),
};

/** Which cards of the deck, and of its sideboard, count against an opponent who does so. */
export const againstDeeds = (
  facts: DeckFacts,
  { question, understanding }: AnswerContext,
): readonly Finding[] => {
  const roles = question.cards.length > 0 ? [] : understanding.roles;
  const sideboard = sideboardOf(facts);
  return roles.flatMap((role) => {
    const meets = MET_BY[role];
    if (meets === undefined) return [];
    const found = (cards: readonly DeckCard[]) => ({
      cards: cards
        .filter((each) => !each.isLand && meets(each))
        .map(({ card, quantity }) => referenceOf(card, quantity)),
    });
    const [main, beside] = [found(facts.cards), found(sideboard.cards)];
    return [
      finding(main.cards.length === 0 ? "deedOpen" : "deedMet", { role: { role }, cards: main }),
      ...(beside.cards.length === 0
        ? []
        : [finding("deedMetAside", { role: { role }, cards: beside })]),
    ];
  });
};
