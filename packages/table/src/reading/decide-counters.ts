import type { NamedCard } from "@spellwright/judge";
import { changedAmount } from "../changed-amount.ts";
import { type CountersPut, countersPut } from "../counters-put.ts";
import { replacementsOf } from "../replacements.ts";
import type { Act } from "../scene.ts";
import { bilingualName, bilingualWords } from "./card-wording.ts";
import {
  hasIdea,
  mentionsAbsence,
  mentionsOthers,
  type QuestionIdeas,
  usesEveryIdea,
} from "./question-ideas.ts";
import * as say from "./table-phrases.ts";

const COUNTED = ["counter-marker", "plus-one-counter", "loyalty"];
/** Ideas of such a question: that a card is cast and enters, and what is counted. */
const KNOWN = [
  ...COUNTED,
  ..."battlefield cast resolve spell card creature enters planeswalker control x-value x-under-five".split(
    " ",
  ),
];

/**
 * “I have @0 out and cast @1 with X=2, how many counters does it enter with?”: what one card puts on itself or on a
 * creature, after all that the others make of it (CR 614.1a, 616.1). Everything is the asker’s.
 */
export function decideCounters(
  told: QuestionIdeas,
  cards: readonly NamedCard[],
): say.PhrasedTableAnswer | undefined {
  if (!usesEveryIdea(told, KNOWN) || mentionsAbsence(told) || speaksOfOwners(told))
    return undefined;
  if (!hasIdea(told, COUNTED)) return undefined;
  const found = cards.flatMap(({ card }) => {
    const put = countersPut(card);
    return put === undefined ? [] : [{ card, put }];
  });
  const [giver, other] = found;
  if (giver === undefined || other !== undefined) return undefined;
  const amount = amountOf(giver.put, told);
  if (amount === undefined || amount === 0) return undefined;
  const { counter, on } = giver.put;
  return putAll({ doing: "put", by: "asker", counter, thing: on, amount }, cards, giver.card);
}

/** Whether somebody else is told of. Behind the cards, « il » is what they put counters on. */
function speaksOfOwners({ words, mentions }: QuestionIdeas): boolean {
  const last = mentions.at(-1)?.at ?? 0;
  return mentionsOthers(words.filter((word, at) => at < last || !THINGS.has(word)));
}
const THINGS: ReadonlySet<string> = new Set(["il", "elle"]);

/** The number of the text, or the one that is told of its X: “with X = 2”. */
function amountOf({ amount }: CountersPut, { words, numbers }: QuestionIdeas): number | undefined {
  const [told, other] = numbers;
  if (amount !== "X") return told === undefined ? amount : undefined;
  const at = words.indexOf("x");
  return at >= 0 && other === undefined && words.slice(at).includes(String(told))
    ? told
    : undefined;
}

function putAll(
  act: Act,
  cards: readonly NamedCard[],
  giver: NamedCard["card"],
): say.PhrasedTableAnswer | undefined {
  const others = cards.filter(({ card }) => card !== giver);
  const board = others.map(({ card }) => ({ card, copies: 1, side: "asker" as const }));
  const found = board.map((one) => replacementsOf(act, [one]));
  const replacements = found.flatMap((each) => each ?? []);
  // A card that changed nothing was not understood.
  if (board.length === 0 || found.some((each) => each?.length !== 1)) return undefined;
  const value = changedAmount(act, replacements);
  if (value === undefined) return undefined;
  return say.amount(
    "counters",
    value,
    replacements.map((one) => ({
      card: bilingualName(one.by.card),
      ...("plus" in one
        ? ({ kind: "adds", amount: one.plus } as const)
        : ({ kind: "multiplies", amount: one.times } as const)),
    })),
    { isOptional: false, isUnlessPaid: false, draws: false },
    replacements.map(({ by, line }) => bilingualWords(by.card, line)),
  );
}
