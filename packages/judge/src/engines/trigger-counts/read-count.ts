import { countOf, numberIn } from "@spellwright/text";
import words from "../../../../../data/judge/reading/amounts-words.json" with { type: "json" };
import { listPatterns, patternsOf } from "../../vocabulary/patterns.ts";
import type { Words } from "../reading/read-words.ts";
import type { CountedTrigger, Yield } from "./card-triggers.ts";

const CUES = patternsOf(words.readCount);

const COUNTED = new Map<string, RegExp>(listPatterns(words.counted, "gu"));

/** How many of them the question tells: the one number, or several added up. Undefined when it tells none. */
const statedCount = (all: string, of: string): number | undefined => {
  const found = [...all.matchAll(COUNTED.get(of) ?? /(?!)/gu)];
  const numbers = found.map((one) => countOf(one.slice(1).find((part) => /^\d/.test(part ?? ""))));
  const between = found.slice(1).map(({ index }, at) => {
    const before = found[at];
    return all.slice((before?.index ?? 0) + (before?.[0].length ?? 0), index);
  });
  if (between.every((words) => CUES.joined.test(words)))
    return numbers.length > 0 ? numbers.reduce((sum, number) => sum + number) : undefined;
  return new Set(numbers).size === 1 ? numbers[0] : undefined;
};

interface Source {
  readonly place: number;
  readonly trigger: CountedTrigger;
  /** No other card’s ability counts: two that die together are two more. */
  readonly isOnly: boolean;
  /** A named spell does it. */
  readonly bySpell: boolean;
}

/** How many enter, die, are cast or drawn, as the trigger of the card at `place` counts them. */
export const readCount = (
  { all }: Words,
  { place, trigger, isOnly, bySpell }: Source,
): number | undefined => {
  if (CUES.inTurn.test(all) || CUES.changed.test(all)) return undefined;
  if (trigger.of === "itself") return 1;
  if (trigger.event === "draw" && CUES.forTurn.test(all)) return undefined;
  const opposing = CUES.opponents.test(all);
  if (trigger.whose !== "anyone" && opposing !== (trigger.whose === "its-opponents"))
    return undefined;
  const told = statedCount(all, trigger.of);
  if (
    told === undefined ||
    !trigger.only.every((word) => word.startsWith("non") || all.includes(word))
  )
    return undefined;
  if (trigger.only.includes("nontoken") && CUES.tokens.test(all)) return undefined;
  const seen = all.replaceAll(`@${place}`, "@self");
  const isAmong = CUES.among.test(seen);
  const isWipe = trigger.event === "die" && (bySpell || CUES.wipe.test(all));
  const isBeside = CUES.beside.test(seen) || (isWipe && CUES.besideInWipe.test(seen) && !isAmong);
  if ((isBeside || isAmong) && !isOnly) return undefined;
  if (isWipe && trigger.itself && !isBeside && !isAmong) return undefined;
  const counted =
    told + (isBeside && trigger.itself ? 1 : 0) - (isAmong && !trigger.itself ? 1 : 0);
  if (!trigger.together) return counted;
  return counted > 0 && CUES.atOnce.test(all) ? 1 : undefined;
};

/** Copies of the card that has the trigger: « deux @0 ». */
export const copiesOf = ({ all }: Words, place: number): number =>
  numberIn(
    all,
    new RegExp(`(?<![@/])\\b(\\d) (?:x )?@${place}\\b`),
    new RegExp(`@${place} (?:x ?|times |fois )(\\d)\\b`),
  ) ?? 1;

/** How many opponents one resolution does its thing to, where they are told and the total is asked. */
export const opponentsOf = ({ all, asking }: Words): number => {
  if (CUES.perOpponent.test(asking) && !CUES.total.test(asking)) return 1;
  const players = numberIn(all, CUES.toldPlayers);
  return numberIn(all, CUES.toldOpponents) ?? (players === undefined ? 1 : players - 1);
};

const ASKED = listPatterns(words.asked);

/** What the question wants counted. A noun of its own (“how many Spirits”) means the only thing there is. */
export const countedIn = (
  { asking }: Words,
  yields: CountedTrigger["yields"],
): Yield | "triggers" | undefined => {
  const named = ASKED.find(([, pattern]) => pattern.test(asking))?.[0];
  if (named === "damage" && !yields.has(named) && yields.has("loss")) return "loss";
  if (named !== undefined) return named === "triggers" || yields.has(named) ? named : undefined;
  const [only, other] = yields.keys();
  return CUES.howMany.test(asking) && only === "tokens" && other === undefined ? only : undefined;
};
