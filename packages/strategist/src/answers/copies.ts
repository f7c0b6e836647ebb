import { checkLegality, entryOfCard } from "@spellwright/decks";
import { foldPhrase } from "@spellwright/text";
import { referenceOf } from "../deck-facts.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { OPENING_HAND } from "../odds/opening-hand.ts";
import type { Finding } from "../strategist.ts";
import { hasCommander } from "../usual-ranges.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { countedSubtype } from "./kinds.ts";
import { isForbidden } from "./legality.ts";

/** “Can I play five of it?” */
const MAY_I = /\b(?:can|may|allowed|puis-je|peut-on|je peux|on peut|le droit)\b/;

/** Whether the format lets a deck hold so many copies of a card that may be played in it (CR 100.2a, 903.5b). */
const answerAllowed: Answer = ({ facts, question, understanding }) => {
  const [named, other] = question.cards;
  const count = understanding.drawing.copies;
  if (facts === null || named === undefined || other !== undefined || count === null)
    return undefined;
  // Who speaks of several copies in a deck of single ones is told so, whatever is asked of them.
  const isTooMany = hasCommander(facts.deck.format) && count > 1;
  if (!(isTooMany || MAY_I.test(foldPhrase(question.question)))) return undefined;
  if (isForbidden(named.card, facts)) return undefined;
  const { card } = named;
  const entry = entryOfCard(card, { quantity: count });
  const format = { format: facts.deck.format };
  const name = { card: referenceOf(card, null) };
  const breach = checkLegality([entry], facts.deck.format).problems.find(
    ({ code }) => code === "tooManyCopies" || code === "restricted",
  );
  return {
    responseType: "legality",
    headline:
      breach === undefined
        ? finding("copiesAllowed", { card: name, count, format })
        : finding(`legality.${breach.code}`, { ...breach.params, name, format }),
    title: "legality",
    items: [],
    cards: [name.card],
    confidence: 0.95,
  };
};

const heldFinding = (card: Finding["params"], count: number): Finding =>
  finding(count === 0 ? "copiesNone" : "copies", { ...card, count });

/** Copies of a card are counted: not in “Najeela wants Warriors, how many do I have?”, which counts Warriors. */
const asksOfCopies = (context: AnswerContext): boolean => {
  const { subjects, asksCount, asksPresence } = context.understanding;
  if (subjects.has("odds") || (asksCount && countedSubtype(context) !== undefined)) return false;
  return subjects.has("copies") || asksCount || asksPresence;
};

/** How many copies of a named card the deck plays. */
export const answerCopies: Answer = (context) => {
  const { facts, question, understanding } = context;
  const [named] = question.cards;
  if (facts === null || named === undefined) return undefined;
  const allowed = understanding.subjects.has("odds") ? undefined : answerAllowed(context);
  if (allowed !== undefined) return allowed;
  if (!asksOfCopies(context)) return undefined;
  const { card } = named;
  const copies = facts.cards
    .filter((each) => each.card.name === card.name && !each.isCommander)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const leads = facts.cards.some((each) => each.card.name === card.name && each.isCommander);
  const aside = facts.deck.entries
    .filter((each) => each.board === "sideboard" && each.card?.name === card.name)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const reference = { card: { card: referenceOf(card, copies) } };
  const isOnlyAside = !leads && copies === 0 && aside > 0;
  const draw = { deck: facts.library, wanted: copies, drawn: OPENING_HAND };
  return {
    responseType: "figures",
    headline: leads
      ? finding("copiesCommander", reference)
      : isOnlyAside
        ? finding("copiesAside", { ...reference, count: aside })
        : heldFinding(reference, copies),
    title: "copies",
    items: [
      ...(copies > 0 && facts.library >= OPENING_HAND
        ? [finding("copiesOpening", { chance: { percent: chanceOfAtLeast(draw, 1) } })]
        : []),
      ...(aside > 0 && !isOnlyAside
        ? [finding("copiesAside", { ...reference, count: aside })]
        : []),
    ],
    cards: [referenceOf(card, copies)],
    confidence: 0.98,
  };
};
