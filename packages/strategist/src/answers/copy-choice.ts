import type { Card } from "@spellwright/contract";
import { checkLegality, entryOfCard } from "@spellwright/decks";
import { type DeckFacts, knownShare, referenceOf } from "../deck-facts.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { seenOfLibrary } from "../odds/opening-hand.ts";
import type { Finding } from "../strategist.ts";
import { hasCommander, RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, type AnswerPart, finding } from "./answer-part.ts";

/** The turn that is told where none is asked for: most of what decides a game is drawn by then. */
const USUAL_TURN = 4;
const MOST_COPIES = 4;

/** How often one copy, or a second one, is drawn by a turn with so many in the deck. */
const lineOf = (facts: DeckFacts, copies: number, turn: number): Finding => {
  const draw = {
    deck: facts.library,
    wanted: copies,
    drawn: seenOfLibrary(facts.library, turn, true, facts.deck.format),
  };
  return finding("copyChoiceLine", {
    count: copies,
    turn,
    chance: { percent: chanceOfAtLeast(draw, 1) },
    second: { percent: chanceOfAtLeast(draw, 2) },
  });
};

/** A permanent of which one player keeps one (CR 704.5j). A legendary spell is none. */
const isLegend = ({ type_line }: Card): boolean => {
  const [front = ""] = type_line.split(" // ");
  const types = front.split(" ");
  return types.includes("Legendary") && !types.includes("Instant") && !types.includes("Sorcery");
};

/** A deck of single copies has no choice to make (CR 903.5b). Undefined for what may be there in any number. */
const singleCopy = (card: Card, { deck }: DeckFacts): AnswerPart | undefined => {
  const breach = checkLegality([entryOfCard(card, { quantity: 2 })], deck.format).problems.find(
    ({ code }) => code === "tooManyCopies",
  );
  const name = { card: referenceOf(card, null) };
  return breach === undefined
    ? undefined
    : {
        responseType: "legality",
        headline: finding("legality.tooManyCopies", {
          ...breach.params,
          name,
          format: { format: deck.format },
        }),
        title: "copyChoice",
        items: [],
        cards: [name.card],
        sources: [RULES_SOURCE],
        confidence: 0.95,
      };
};

/** What one copy more or less of a card changes: the chance to draw it, and to draw it twice. */
export const answerCopyChoice: Answer = ({ facts, question, understanding }) => {
  const [named] = question.cards;
  if (facts === null || named === undefined || !understanding.subjects.has("copyChoice"))
    return undefined;
  const played = facts.cards.find(({ card }) => card.name === named.card.name);
  if (played?.isCommander) return undefined;
  if (hasCommander(facts.deck.format)) return singleCopy(named.card, facts);
  const turn = understanding.turn ?? USUAL_TURN;
  const counts = Array.from({ length: MOST_COPIES }, (_, at) => at + 1);
  const card = { card: referenceOf(named.card, null) };
  return {
    responseType: "odds",
    headline: finding("copyChoice", { card, count: played?.quantity ?? 0 }),
    title: "copyChoice",
    items: [
      ...counts.map((copies) => lineOf(facts, copies, turn)),
      ...(isLegend(named.card) ? [finding("copyChoiceLegend", { card })] : []),
      finding("copyChoiceRule"),
    ],
    sources: [RULES_SOURCE],
    confidence: 0.8 * knownShare(facts),
  };
};
