import { choose } from "../engine/choose.ts";
import { lone, suffixed, where } from "../engine/derive.ts";
import { row, separated, series } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Noun, Trait } from "../types/index.ts";
import { count } from "./amounts.ts";
import { keywordList, noun, value } from "./holes.ts";
import { restriction } from "./restrictions.ts";
import { counterKind, trait, traits } from "./traits.ts";

const reference = phrase`${{
  ref: oneOf(
    "SELF",
    'the " legend rule "',
    "you",
    "it",
    "they",
    "them",
    "itself",
    "themselves",
    "yourself",
    "he",
    "she",
    "him",
    "her",
    "this ability",
    "himself",
    "herself",
    "everything",
    "nothing",
    "each other",
    "one another",
    "anyone",
    "nobody",
    "no one",
    "someone",
    "one another",
    "everyone",
  ),
}}`;

const possessor: Rule<Noun> = phrase`${{ ref: oneOf("your", "their", "its", "his", "her", "his or her", "whose", "my", "his or her own", "their own", "your own", "our") }}`;

const other = oneOf("other", "another");

/** What stands before the qualities of a noun: how many, whose, and whether it is targeted. */
const determiner: Rule<Noun> = named(() =>
  choose(
    phrase``,
    phrase`${{ det: oneOf("a", "the", "that", "those", "each", "all", "every", "no", "any", "this", "these", "both", "each of the", "all of the", "one of the", "either", "neither", "whichever", "what", "which", "half the", "all the", "both of the", "half") }}`,
    phrase`${{ det: oneOf("the", "each", "all", "any", "that", "those", "no", "a", "every", "both", "these", "half of the", "all the") }} ${{ other }}`,
    phrase`${{ det: oneOf("the", "those", "each", "any", "these", "all", "no") }} ${{ count }}`,
    phrase`${{ det: oneOf("the", "those", "all", "no") }} ${{ other }} ${{ count }}`,
    phrase`${{ det: oneOf("the next", "the first", "the last", "your next", "the top", "the bottom") }} ${{ count }}`,
    phrase`${{ other }}`,
    phrase`${{ count }}`,
    phrase`${{ count }} ${{ other }}`,
    phrase`${{ other }} ${{ count }}`,
    phrase`${{ det: oneOf("each", "any", "the", "all", "every") }} ${target}`,
    target,
    phrase`${{ count }} ${target}`,
    phrase`${{ other }} ${target}`,
    phrase`${{ count }} ${{ other }} ${target}`,
    phrase`${{ whose: possessor }}`,
    phrase`${{ det: oneOf("all", "all of", "each of", "one of", "both of", "half", "half of", "any of", "the rest of", "any one of", "none of", "either of") }} ${{ whose: possessor }}`,
    phrase`${{ whose: possessor }} ${{ count }}`,
    phrase`${{ count }} of ${{ whose: possessor }}`,
    phrase`${{ whose: possessor }} ${{ other }}`,
  ),
);

const target: Rule<Noun> = node({ target: true })`target`;

const restrictions = row(restriction);

/** A described thing. A bare noun is a group: "creatures you control". */
const described: Rule<Noun> = named(() =>
  choose(
    where(phrase`${determiner} ${{ is: headed }} ${{ where: opt(restrictions) }}`, isKnownOrNew),
    phrase`${determiner} ${{ is: where(counters, (row) => row.at(-1)?.thing === "counter") }} ${{ where: opt(restrictions) }}`,
    phrase`${target} ${{ where: opt(restrictions) }}`,
    phrase`${{ det: oneOf("each", "any", "all", "both", "neither", "either", "none", "some", "half", "most") }} of ${{ of: noun }} ${{ where: opt(restrictions) }}`,
    phrase`${{ count }} of ${{ of: noun }} ${{ where: opt(restrictions) }}`,
    phrase`${{ count }} ${target} ${{ where: opt(restrictions) }}`,
    phrase`${{ count }} ${{ other }} ${target} ${{ where: opt(restrictions) }}`,
    phrase`${{ other }} ${target} ${{ where: opt(restrictions) }}`,
    phrase`${{ count }}`,
    phrase`${{ other }}`,
    phrase`${{ det: oneOf("each", "both") }}`,
    phrase`${{ det: oneOf("a", "the", "each", "any", "one", "no", "that", "those") }} ${{ other: oneOf("other") }} ${{ where: opt(restrictions) }}`,
    phrase`${determiner} ${{ is: lone(phrase`${{ thing: oneOf("devotion") }}`) }} to ${{ to: noun }}`,
    phrase`${{ count }} ${{ more: oneOf("more", "fewer") }} ${{ is: headed }} ${{ where: opt(restrictions) }} than ${{ than: noun }}`,
    phrase`${{ more: oneOf("more", "fewer", "less") }} ${{ is: headed }} ${{ where: opt(restrictions) }} than ${{ than: noun }}`,
    phrase`${{ det: oneOf("double that", "twice that", "triple that", "half that") }} ${{ is: headed }}`,
    phrase`${{ count: phrase`${{ same: oneOf("that much", "that many") }}` }} ${{ is: headed }} ${{ plusOrMinus: oneOf("plus", "minus") }} ${{ plus: value }}`,
    phrase`those ${{ where: restrictions }}`,
    phrase`that ${{ where: restrictions }}`,
  ),
);

/** "that card with a counter on it": the counter is put on a card that is known already. */
function isKnownOrNew({ det, where: narrowed = [] }: Noun): boolean {
  return det !== "that" || narrowed.every(({ having }) => having?.noun === undefined);
}

/** Qualities that end in something that can be a noun. */
const headed: Rule<Trait[]> = where(traits, (row) => isHead(row.at(-1)));

const HEAD_STATES = new Set(["top", "bottom", "rest", "other"]);

function isHead(trait: Trait | undefined): boolean {
  if (trait === undefined) return false;
  if (trait.any !== undefined) return trait.any.every((row) => isHead(row.at(-1)));
  const { type, subtype, thing, colour, not, state } = trait;
  return (
    type !== undefined ||
    subtype !== undefined ||
    thing !== undefined ||
    colour !== undefined ||
    trait.symbols !== undefined ||
    HEAD_STATES.has(state ?? "") ||
    (not !== undefined && isHead(not))
  );
}

/** "two +1/+1 counters", "a charge counter": the kind stands before the word. */
const counters: Rule<Trait[]> = named(() => row(choose(counterKind, trait)));

const referred: Rule<Noun> = phrase`${reference}`;

/** A thing, or what belongs to a thing: "target player's hand", "that creature's controller". */
const simple: Rule<Noun> = named(() =>
  suffixed(
    choose(referred, described),
    choose(
      phrase`'s ${{ is: headed }} ${{ where: opt(restrictions) }}`,
      phrase`'s ${{ count }} ${{ is: headed }} ${{ where: opt(restrictions) }}`,
      phrase`'s`,
    ) as Rule<Noun>,
    "whose",
    isShort,
  ),
);

/** Whether "'s" may follow: of a longer noun it would belong to its last word, "power equal to its owner's". */
function isShort({ where: narrowed = [] }: Noun): boolean {
  return narrowed.every(({ controller }) => controller !== undefined);
}

/** A whole noun phrase: one thing, or several joined. */
noun.is(() =>
  choose(
    simple,
    node({ join: "or" })`${{ either: series(simple, "or") }}`,
    node({ join: "and" })`${{ either: series(simple, "and") }}`,
    node({ join: "and/or" })`${{ either: series(simple, "and/or") }}`,
    phrase`${{ either: separated(simple, [","]) }} , and so on for ${{ soOnFor: keywordList }}`,
  ),
);
