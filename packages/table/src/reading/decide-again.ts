import { type NamedCard, readWords } from "@spellwright/judge";
import type { Doing } from "../scene.ts";
import { isDoubled, type TriggerDoubler, triggerDoublerOf } from "../trigger-doublers.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import type { KnownWords } from "./known-words.ts";
import { mentionsOthers, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";
import { readPieces } from "./symbols.ts";
import * as say from "./table-phrases.ts";

/** By what a question asks whether it happens once more. */
const ONCE_MORE: ReadonlySet<string> = new Set(
  "2 additional again double doubles extra more plus second supplementaire twice work works marche".split(
    " ",
  ),
);
/** Ideas of such a question beside those of the cards' own texts. */
const KNOWN =
  "ability activated-ability battlefield control double tap triggered-ability untap".split(" ");
/** What an ability may be told to wait for. */
const WAITS: Readonly<Record<string, Doing>> = {
  attack: "attack",
  dies: "die",
  "dies-trigger": "die",
  enters: "enter",
  "enters-trigger": "enter",
  "etb-trigger": "enter",
};
const DENYING: ReadonlySet<string> = new Set("isn never no not pas sans t without".split(" "));

/**
 * “Does @0 make @1 trigger twice?”: whether what makes abilities trigger additional times does so for those of another
 * card (CR 603.2d). A no holds whatever else is told, for nothing doubles it; for a yes all that is told was read.
 */
export function decideAgain(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  { language, symbolOf }: KnownWords,
): say.PhrasedTableAnswer | undefined {
  const pair = pairIn(cards);
  if (pair === undefined || !asksForMore(told, cards)) return undefined;
  const before = wordsBefore(told, cards);
  if (mentionsOthers(before) || isSomebodys(told)) return undefined;
  const { doubler, of } = pair;
  const waits = new Set(told.ideas.flatMap(({ id }) => WAITS[id] ?? []));
  const found = isDoubled(doubler, of, waits);
  if (found === undefined) return undefined;
  const heard = readPieces(before, language, symbolOf);
  if (found.holds && heard.some(({ isUnknown }) => isUnknown)) return undefined;
  return say.again(found.holds, { doubler: bilingualName(doubler.card), card: bilingualName(of) }, [
    bilingualWords(doubler.card, doubler.line),
    bilingualWords(of, found.line),
  ]);
}

/** The one card that doubles, and the other. */
function pairIn(
  cards: readonly NamedCard[],
): { readonly doubler: TriggerDoubler; readonly of: NamedCard["card"] } | undefined {
  const named = cards.map(({ card }) => card);
  const [doubler, another] = named.flatMap((card) => triggerDoublerOf(card) ?? []);
  const [of, more] = named.filter((card) => card !== doubler?.card);
  return doubler && of && !another && !more ? { doubler, of } : undefined;
}

/** What is told beside the sentence that asks. */
const wordsBefore = ({ understanding }: QuestionIdeas, cards: readonly NamedCard[]) =>
  readWords(understanding, cards)
    .told.split(" ")
    .filter((word) => word !== "");

/** Whether it is asked to happen once more, and each idea is one of the cards or has a part. */
function asksForMore(told: QuestionIdeas, cards: readonly NamedCard[]): boolean {
  const { understanding } = told;
  const { cardIsAway, gone, fromCards } = understanding;
  const asked = readWords(understanding, cards).asking.split(" ");
  return (
    !cardIsAway &&
    gone.size === 0 &&
    asked.some((word) => ONCE_MORE.has(word)) &&
    !asked.some((word) => DENYING.has(word)) &&
    usesEveryIdea(told, [...KNOWN, ...Object.keys(WAITS), ...fromCards.ideas])
  );
}

const OWNER = 2;
/** “His @0”, “my opponent’s @0”. */
const isSomebodys = ({ words, mentions }: QuestionIdeas): boolean =>
  mentions.some(({ at }) => mentionsOthers(words.slice(Math.max(0, at - OWNER), at)));
