import words from "../../../../../data/judge/reading/amounts-words.json" with { type: "json" };
import { listPatterns, patternsOf } from "../../vocabulary/patterns.ts";
import type { Words } from "../reading/read-words.ts";
import type { CreatureTrigger, Yield } from "./card-triggers.ts";

const SAYS = patternsOf(words.readCount);

const { creatures: CREATURES } = patternsOf(words.readCount, "gu");

/** How many creatures enter or die, as the trigger of the card at `place` counts them. */
export const readCount = (
  words: Words,
  place: number,
  trigger: CreatureTrigger,
): number | undefined => {
  const { all } = words;
  if (SAYS.inTurn.test(all)) return undefined;
  const opposing = SAYS.opponents.test(all);
  if (trigger.whose !== "anyone" && opposing !== (trigger.whose === "its-opponents"))
    return undefined;
  const told = [...all.matchAll(CREATURES)];
  const [first] = told;
  if (!first || told.some(([, number]) => number !== first[1])) return undefined;
  const [, number, between = ""] = first;
  if (!trigger.only.every((word) => word.startsWith("non") || all.includes(word))) return undefined;
  if (trigger.only.includes("nontoken") && SAYS.tokens.test(all)) return undefined;
  const count = Number(number);
  const beside =
    SAYS.other.test(between) &&
    new RegExp(
      `@${place} (?:(?!\\.)\\S+ )?(?:and|et|plus|along with|ainsi que|avec|with) (?:(?!\\.)\\S+ )?${number}\\b|\\b(?:and|et|plus|with|avec) @${place}\\b`,
    ).test(all);
  const among = new RegExp(
    `\\b(?:including|included|dont|y compris|one of them|l une d elles) (?:my |mon |ma |the |le |la )?@${place}\\b|@${place} (?:included|compris\\w*|being one|is one)\\b`,
  ).test(all);
  const counted = beside
    ? count + (trigger.itself ? 1 : 0)
    : among && !trigger.itself
      ? count - 1
      : count;
  if (!trigger.together) return counted;
  return counted > 0 && SAYS.atOnce.test(all) ? 1 : undefined;
};

/** Copies of the card that has the trigger: « deux @0 ». */
export const copiesOf = ({ all }: Words, place: number): number =>
  Number(new RegExp(`(?<![@/])\\b(\\d) @${place}\\b`).exec(all)?.[1] ?? 1);

const ASKED = listPatterns(words.asked);

/** What the question wants counted; a noun of its own (“how many Spirits”) means the only thing there is. */
export const askedOf = (
  { asking }: Words,
  yields: CreatureTrigger["yields"],
): Yield | "triggers" | undefined => {
  const named = ASKED.find(([, pattern]) => pattern.test(asking))?.[0];
  if (named !== undefined) return named === "triggers" || yields.has(named) ? named : undefined;
  const [only, other] = yields.keys();
  return SAYS.howMany.test(asking) && only === "tokens" && other === undefined ? only : undefined;
};
