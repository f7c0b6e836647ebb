import { choose } from "../engine/choose.ts";
import { where } from "../engine/derive.ts";
import { named } from "../engine/named.ts";
import { node, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { KINDS } from "../engine/source.ts";
import { oneOf, table, token } from "../engine/words.ts";
import type { Amount, Noun } from "../types/index.ts";
import { noun, value } from "./holes.ts";

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A number in words or digits, or X. */
export const number: Rule<Pick<Amount, "number" | "digits">> = choose(
  phrase`${{
    number: token(
      NUMBER_WORDS,
      (word) => (NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : undefined),
      (amount) => (typeof amount === "number" ? NUMBER_WORDS[amount] : undefined),
    ),
  }}`,
  node({ digits: true })`${{
    number: token(
      [KINDS.digits],
      (word) => (isDigits(word) ? Number(word.replaceAll(",", "")) : undefined),
      (amount) => (typeof amount === "number" ? String(amount) : undefined),
    ),
  }}`,
  node({ number: "X" })`x`,
);

function isDigits(word: string): boolean {
  return [...word].every((sign) => (sign >= "0" && sign <= "9") || sign === ",");
}

const bound = oneOf("or more", "or greater", "or less", "or fewer", "or higher", "or lower");
const times = table({
  twice: "twice",
  "two times": "two time",
  "three times": "three time",
  "four times": "four time",
  "five times": "five time",
  "ten times": "ten time",
  half: "half",
});

/** How many, before a noun: "two", "X", "that many", "one or more", "up to three". */
export const count: Rule<Amount> = named(() =>
  choose(
    number,
    phrase`${number} ${{ bound }}`,
    phrase`${number} plus ${{ plus: number }}`,
    phrase`${number} minus ${{ minus: number }}`,
    phrase`${{ atLeast: oneOf("at least", "exactly", "more than", "fewer than", "less than", "at most") }} ${number}`,
    phrase`${number} or ${{ or: number }}`,
    phrase`${number} , ${{ or: phrase`${number} , or ${{ or: number }}` }}`,
    phrase`${{ same: oneOf("that many", "that much") }}`,
    phrase`${{ same: oneOf("that many", "that much") }} plus ${{ plus: number }}`,
    phrase`${{ same: oneOf("that many", "that much") }} minus ${{ minus: number }}`,
    phrase`${{
      any: oneOf(
        "any number of",
        "one or both",
        "any amount of",
        "a number of",
        "a amount of",
        "as many",
        "how many",
        "how much",
        "half",
      ),
    }}`,
    node({ upTo: true })`up to ${number}`,
    node({ upTo: true })`up to ${{ same: oneOf("that many", "that much") }}`,
    phrase`${{ times }} ${{ same: oneOf("that many", "that much") }}`,
    node({ number: "X" })`${{ times }} x`,
    phrase`${{ times }} ${{ any: oneOf("as many", "as much") }}`,
    node({ additional: true })`${number} additional`,
    node({ additional: true, any: "a" })`a additional ${number}`,
    node({ additional: true, any: "a" })`a additional`,
    node({
      additional: true,
    })`${{ same: oneOf("that many", "that much") }} additional`,
    node({ upTo: true, additional: true })`up to ${number} additional`,
  ),
);

/** "the number of creatures", "twice its power", "X plus two": what "equal to" and "where X is" name. */
value.is(() =>
  choose(
    number,
    phrase`${{ same: oneOf("that many", "that much") }}`,
    phrase`${{ count: measured }}`,
    phrase`${{ times }} ${{ value }}`,
    phrase`half ${{ value: choose(phrase`${{ count: noun }}`, node({ number: "X" })`x`) }} , -ed round ${{ rounded: oneOf("up", "down") }}`,
    phrase`${number} plus ${{ plus: value }}`,
    phrase`${{ count: noun }} plus ${{ plus: value }}`,
    phrase`${number} minus ${{ minus: value }}`,
    phrase`${{ count: noun }} minus ${{ minus: value }}`,
  ),
);

const MEASURES = new Set(["power", "toughness", "mana value", "life total", "loyalty"]);

const AWAY = new Set(["on", "from", "in"]);

/** What has an amount. A measure is nowhere: "counters equal to its power on it" are on it. */
const measured: Rule<Noun> = where(
  noun,
  ({ is, where: narrowed = [] }) =>
    !MEASURES.has(is?.at(-1)?.thing ?? "") || narrowed.every(({ place }) => !AWAY.has(place ?? "")),
);

/** What a measure is compared with: "4 or greater", "less than or equal to X", "equal to its power". */
export const comparison: Rule<{ is?: string; amount?: Amount }> = named(() =>
  choose(
    phrase`${{ amount: choose(number, phrase`${number} ${{ bound }}`, phrase`${number} or ${{ or: number }}`) }}`,
    phrase`${{ is: oneOf("equal to", "each equal to", "less than", "greater than", "less than or equal to", "greater than or equal to", "not equal to", "equal to or less than", "equal to or greater than", "exactly") }} ${{ amount: value }}`,
  ),
);
