import type { Words } from "../reading/read-words.ts";
import type { CreatureTrigger, Yield } from "./card-triggers.ts";

const CREATURES =
  /(?<![@/])\b(\d{1,3}) ((?:(?!\.|@)[^\s\d]+ ){0,3}?)(?:creatures?|tokens?|jetons?)\b/g;
const OTHER = /\b(?:other|others|another|autres?|more)\b/;
/** Not all at once: the ability may have come or gone in between. */
const IN_TURN =
  /\b(?:then|puis|ensuite|after|afterwards|apres|first|d abord|before|avant|already|deja|later|plus tard)\b/;
const AT_ONCE =
  /\b(?:at once|same time|simultan\w*|together|en meme temps|d un coup|a la fois|all die|in one go)\b/;
const OPPONENTS =
  /\b(?:opponents?(?: s)?|adverses?|ennemi\w*|their|his|her) (?:(?!\.)\S+ ){0,2}?(?:creatures?|tokens?|jetons?|board|table)\b|\b(?:creatures?|jetons?|tokens?) (?:adverses?|de mon adversaire|my opponent|of my opponent)\b/;

/** How many creatures enter or die, as the trigger of the card at `place` counts them. */
export const readCount = (
  words: Words,
  place: number,
  trigger: CreatureTrigger,
): number | undefined => {
  const { all } = words;
  if (IN_TURN.test(all)) return undefined;
  const opposing = OPPONENTS.test(all);
  if (trigger.whose !== "anyone" && opposing !== (trigger.whose === "its-opponents"))
    return undefined;
  const told = [...all.matchAll(CREATURES)];
  const [first] = told;
  if (!first || told.some(([, number]) => number !== first[1])) return undefined;
  const [, number, between = ""] = first;
  if (!trigger.only.every((word) => word.startsWith("non") || all.includes(word))) return undefined;
  if (trigger.only.includes("nontoken") && /\b(?:tokens?|jetons?)\b/.test(all)) return undefined;
  const count = Number(number);
  const beside =
    OTHER.test(between) &&
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
  return counted > 0 && AT_ONCE.test(all) ? 1 : undefined;
};

/** Copies of the card that has the trigger: « deux @0 ». */
export const copiesOf = ({ all }: Words, place: number): number =>
  Number(new RegExp(`(?<![@/])\\b(\\d) @${place}\\b`).exec(all)?.[1] ?? 1);

const ASKED: readonly (readonly [Yield | "triggers", RegExp])[] = [
  [
    "triggers",
    /\b(?:how many times|how often|combien de fois|how many (?:\S+ )?triggers?|combien de declenchements?)\b/,
  ],
  [
    "loss",
    /\b(?:how much life|combien de (?:points? de vie|pv))\b.*\b(?:los\w*|perd\w*)\b|\b(?:los\w*|perd\w*) (?:\S+ )?combien\b/,
  ],
  ["life", /\b(?:how much life|how many life|combien de (?:points? de vie|pv))\b/],
  ["tokens", /\b(?:how many|combien de) (?:\S+ ){0,3}?(?:tokens?|jetons?)\b/],
  ["cards", /\b(?:how many cards?|combien de cartes?)\b/],
  ["damage", /\b(?:how much damage|combien de (?:blessures?|degats?))\b/],
  ["counters", /\b(?:how many|combien de) (?:\S+ ){0,2}?(?:counters?|marqueurs?)\b/],
];
const HOW_MANY = /\b(?:how many|how much|combien)\b/;

/** What the question wants counted; a noun of its own (“how many Spirits”) means the only thing there is. */
export const askedOf = (
  { asking }: Words,
  yields: CreatureTrigger["yields"],
): Yield | "triggers" | undefined => {
  const named = ASKED.find(([, pattern]) => pattern.test(asking))?.[0];
  if (named !== undefined) return named === "triggers" || yields.has(named) ? named : undefined;
  const [only, other] = yields.keys();
  return HOW_MANY.test(asking) && only === "tokens" && other === undefined ? only : undefined;
};
