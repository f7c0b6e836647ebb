import { type Engine, type NamedCard, readWords } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { isPermanent, kindsOf } from "../kinds-of.ts";
import { prohibitionsIn } from "../prohibition.ts";
import { decideAllowed } from "./decide-allowed.ts";
import { decideAmount } from "./decide-amount.ts";
import { decideByIdeas } from "./decide-by-ideas.ts";
import { decideCascade } from "./decide-cascade.ts";
import { decideCounters } from "./decide-counters.ts";
import { decideFate } from "./decide-fate.ts";
import { decideFizzle } from "./decide-fizzle.ts";
import { decideLandTypes } from "./decide-land-types.ts";
import { decideMana } from "./decide-mana.ts";
import { decideResponse } from "./decide-response.ts";
import { decideSum } from "./decide-sum.ts";
import { decideTally } from "./decide-tally.ts";
import { decideTriggering } from "./decide-triggering.ts";
import { type KnownWords, knownWordsOf } from "./known-words.ts";
import { mentionsRemoval } from "./mentions-removal.ts";
import { lastSentence, type QuestionIdeas, readIdeas } from "./question-ideas.ts";
import { readFate } from "./read-fate.ts";
import { readMessage } from "./read-message.ts";
import { readScene } from "./read-scene.ts";
import type { StatedScene } from "./stated-scene.ts";
import type { SceneSymbol } from "./symbols.ts";
import type * as say from "./table-phrases.ts";
import { rulingOf } from "./table-ruling.ts";

type QuestionForm = Parameters<Engine>[0]["form"];

/** Longer questions tell of more than a table. */
const LONGEST = 90;
const MOST_CARDS = 4;

/**
 * What named cards do to each other: what they forbid, what triggers, how much comes of an act. It answers only where
 * every word of the question was read and every card has a part in the answer.
 */
export const decideTable: Engine = (understanding, cards) => {
  const { form, negated, inverted, text } = understanding;
  if (cards.length === 0 || cards.length > MOST_CARDS || text.tokens.length > LONGEST)
    return undefined;
  if (negated || inverted || (form !== "yes_no" && form !== "number")) return undefined;
  const words = readWords(understanding, cards);
  const knownWords = knownWordsOf(understanding, cards);
  const ways = readMessage(words.marked, knownWords);
  const byWords = () =>
    firstOf(
      ways,
      (symbols) =>
        decideMeeting(symbols, cards, form) ??
        // A scene that stands still does not know a card that left, or is in a hand.
        (understanding.cardIsAway
          ? undefined
          : decideScene(symbols, cards, form, isInResponse(understanding))),
    );
  const told = readIdeas(understanding, cards);
  const said =
    form === "number"
      ? isUsedUp(told, cards)
        ? undefined
        : (byWords() ?? decideNumber(told, cards, knownWords))
      : decideByIdeas(understanding, cards, byWords, knownWords);
  if (!said) return undefined;
  return rulingOf(said, understanding, cards);
};

/** “I already drew for the turn”: what was drawn before counts against a limit on draws. */
const isUsedUp = (told: QuestionIdeas, cards: readonly NamedCard[]): boolean =>
  told.ideas.some(({ id, at }) => DRAWS.includes(id) && at < lastSentence(told)) &&
  cards.some(({ card }) =>
    abilitiesOf(card).some((ability) =>
      prohibitionsIn(ability, { card, copies: 1 }).some(({ clause }) => clause.verb === "draw"),
    ),
  );
const DRAWS = ["draw", "draw-step"];

const decideNumber = (
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): say.PhrasedTableAnswer | undefined =>
  decideCounters(told, cards) ??
  decideSum(told, cards, knownWords) ??
  decideTally(told, cards, knownWords) ??
  decideMana(told, cards, knownWords);

function firstOf<One, Found>(
  all: readonly One[],
  find: (one: One) => Found | undefined,
): Found | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What one card does to another, told in one clause. */
function decideMeeting(
  symbols: readonly SceneSymbol[],
  cards: readonly NamedCard[],
  form: QuestionForm,
): say.PhrasedTableAnswer | undefined {
  const land = decideLandTypes(symbols, cards);
  if (land !== undefined) return land;
  if (form !== "yes_no") return undefined;
  const fate = readFate(symbols);
  if (fate !== undefined && cards.length === 2) return decideFate(fate, cards);
  return (
    decideFizzle(symbols, cards) ?? decideResponse(symbols, cards) ?? decideCascade(symbols, cards)
  );
}

function decideScene(
  symbols: readonly SceneSymbol[],
  cards: readonly NamedCard[],
  form: QuestionForm,
  isInResponse: boolean,
): say.PhrasedTableAnswer | undefined {
  const scene = mentionsRemoval(symbols) ? undefined : readScene(symbols);
  if (isInResponse && scene?.acts.some((act) => isPermanentSpell(act, cards))) return undefined;
  if (!scene || !usesAll(scene, cards) || (scene.asked.kind === "amount") !== (form === "number"))
    return undefined;
  return decide(scene, cards);
}

/** “In response”, “with it on the stack”: what is cast lies on no table yet (CR 601.2a, 608.3). */
const isInResponse = ({ matches }: Parameters<Engine>[0]): boolean =>
  matches.some(({ id }) => id === "respond" || id === "stack");

function isPermanentSpell(
  { doing, card }: StatedScene["acts"][number],
  cards: readonly NamedCard[],
): boolean {
  const cast = doing === "cast" && card ? cards[card.place]?.card : undefined;
  return cast !== undefined && isPermanent(kindsOf(cast));
}

function decide(
  scene: StatedScene,
  cards: readonly NamedCard[],
): say.PhrasedTableAnswer | undefined {
  const { asked } = scene;
  if (asked.kind === "amount") return decideAmount(scene, asked, cards);
  if (asked.kind === "triggers") return decideTriggering(scene, asked, cards);
  return decideAllowed(scene, asked, cards);
}

/** Whether every card of the question has a part in the scene. */
function usesAll({ board, acts, asked }: StatedScene, cards: readonly NamedCard[]): boolean {
  const used = [
    ...board,
    ...acts.map(({ card }) => card),
    ...(asked.kind === "allowed" ? [asked.act.card] : []),
    ...(asked.kind === "stops" ? [asked.by, asked.card, asked.act?.card] : []),
    ...(asked.kind === "triggers" ? [asked.card] : []),
  ];
  return cards.every((_, place) => used.some((card) => card?.place === place));
}
