import type { NamedCard } from "@spellwright/judge";
import { manaProducedBy } from "../mana-produced.ts";
import type { Permanent, Side } from "../scene.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import { sidesIn } from "./decide-deed.ts";
import { isUnderstood, mayBeLeaving } from "./is-on-table.ts";
import type { KnownWords } from "./known-words.ts";
import { hasIdea, mentionsAbsence, type QuestionIdeas, usesEveryIdea } from "./question-ideas.ts";
import * as say from "./table-phrases.ts";

const MANA = ["mana"];
const COLORED = ["colored-pip"];
const TAPS = ["tap", "tap-for-mana"];
const BESIDE = "battlefield control creature land mana-ability opponent".split(" ");
const KNOWN = [...MANA, ...TAPS, ...BESIDE];

/**
 * “How much mana do I get from tapping @0 with @1 out?”: what is had for tapping one permanent among others that add to
 * it or multiply it (CR 605.1b, 106.12b). Each card has a part.
 */
export function decideMana(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  knownWords: KnownWords,
): say.PhrasedTableAnswer | undefined {
  if (cards.length < 2 || !usesEveryIdea(told, KNOWN) || mentionsAbsence(told)) return undefined;
  if (!hasIdea(told, MANA) || !hasIdea(told, TAPS) || told.numbers.some((one) => one !== 1))
    return undefined;
  const isClear = cards.every(
    (_, place) => !mayBeLeaving(told, place) && isUnderstood(told, place, knownWords),
  );
  if (!isClear) return undefined;
  const found = cards.flatMap((_, place) => tappedFor(told, cards, place) ?? []);
  const [said, other] = found;
  return other === undefined ? said : undefined;
}

const BOTH: readonly Side[] = ["asker", "opponent"];

function tappedFor(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
  place: number,
): say.PhrasedTableAnswer | undefined {
  const sides = new Set(cards.map((_, one) => sidesIn(told, one).holders.join()));
  const [only, another] = [...sides].filter((one) => one !== BOTH.join());
  // All that is told lies on one side.
  if (another !== undefined) return undefined;
  const side: Side = only === "opponent" ? only : "asker";
  const board = cards.map(({ card }): Permanent => ({ card, copies: 1, side }));
  const tapped = board[place];
  const others = board.filter((one) => one !== tapped);
  const had = tapped && manaProducedBy(tapped, others);
  if (tapped === undefined || had === undefined || others.length === 0) return undefined;
  if (hasIdea(told, COLORED) && !had.isOneColor) return undefined;
  // A card that changed nothing was not understood.
  if (others.some((one) => !had.sources.some(({ by }) => by === one))) return undefined;
  return say.mana(
    had.amount,
    had.sources.map((one) => ({
      card: bilingualName(one.by.card),
      ...("plus" in one
        ? ({ kind: "adds", amount: one.plus } as const)
        : ({ kind: "multiplies", amount: one.times } as const)),
    })),
    [tapped, ...had.sources.map(({ by }) => by)].map(({ card }, at) =>
      bilingualWords(card, had.sources[at - 1]?.line),
    ),
  );
}
