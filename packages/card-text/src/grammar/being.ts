import { choose } from "../engine/choose.ts";
import { where } from "../engine/derive.ts";
import { named } from "../engine/named.ts";
import { node, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Clause, Place } from "../types/index.ts";
import { comparison, number } from "./amounts.ts";
import { keywordList, noun, predicate, quoted } from "./holes.ts";
import { cardName } from "./names.ts";
import { measure, quality } from "./restrictions.ts";
import { size } from "./size.ts";
import { traits } from "./traits.ts";
import { marked, passiveVerb, unmarkedPassive, unmarkedVerb } from "./verbs.ts";

const adverb = oneOf(
  "still",
  "also",
  "each",
  "all",
  "both",
  "now",
  "no longer",
  "already",
  "only",
  "just",
  "instead",
);

/** "is": what a thing is, where it is, what is done to it. */
export const being: Rule<Clause> = named(() =>
  choose(
    node({ passive: true })`be -ed ${passiveVerb}`,
    node({ passive: true })`be ${unmarkedPassive}`,
    node({ passive: true, not: true })`be not -ed ${passiveVerb}`,
    node({ passive: true, not: true })`be not ${unmarkedPassive}`,
    node({ passive: true })`be ${{ aside: adverb }} -ed ${passiveVerb}`,
    node({ verb: "be" })`be ${complement}`,
    node({ verb: "be", not: true })`be not ${complement}`,
    node({ verb: "be" })`be ${{ aside: adverb }} ${complement}`,
    node({ passive: true, perfect: true })`have -ed be -ed ${passiveVerb}`,
    node({ passive: true, perfect: true })`have -ed be ${unmarkedPassive}`,
    node({
      passive: true,
      perfect: true,
      not: true,
    })`have not -ed be -ed ${passiveVerb}`,
    node({ verb: "be", perfect: true })`have -ed be ${complement}`,
  ),
);

const whereabouts: Rule<Place> = named(
  () =>
    phrase`${{ at: oneOf("in", "on", "under", "from", "of", "on top of", "among") }} ${{ zone: noun }}`,
);

const complement = named(() =>
  choose(
    phrase`${{ what: noun }}`,
    phrase`${{ is: traits }}`,
    phrase`${{ abilities: keywordList }}`,
    phrase`${{ compare: named(() => phrase`${comparison}`) }}`,
    phrase`${{ place: whereabouts }}`,
    phrase`${{ place: whereabouts }} or ${{ orPlace: whereabouts }}`,
    phrase`-ing ${{ clause: predicate }}`,
    phrase`-ed name ${{ name: cardName }}`,
    phrase`able to ${{ clause: predicate }}`,
    phrase`${{ amount: number }} ${{ part: oneOf("greater", "less") }}`,
    node({ part: "true" })`true for ${{ for: noun }}`,
    phrase`${{ part: oneOf("true", "neither day nor night", "able", "legal", "even", "odd", "in play", "alive", "empty", "-ed tie", "lethal", "alone", "you") }}`,
  ),
);

/** "has": keywords, abilities, a size, counters; and what was done before now. */
export const having: Rule<Clause> = named(() =>
  choose(
    node({ verb: "have" })`have ${possession}`,
    node({ perfect: true })`have -ed ${marked}`,
    node({ perfect: true })`have ${unmarkedVerb}`,
    node({ perfect: true, not: true })`have not -ed ${marked}`,
    node({ perfect: true, not: true })`have not ${unmarkedVerb}`,
  ),
);

const possession = named(() =>
  choose(
    phrase`${{ abilities: keywordList }}`,
    phrase`${{ quoted }}`,
    phrase`${{ abilities: keywordList }} and ${{ quoted }}`,
    node({
      part: "base power and toughness",
    })`base power and toughness ${{ size }}`,
    phrase`${{ compare: phrase`${{ measure }} ${comparison}` }}`,
    phrase`${{ what: noun }}`,
    phrase`${{ what: noun }} ${{ clause: predicate }}`,
    phrase`${{ quality: where(quality, ({ same }) => same !== undefined) }}`,
  ),
);
