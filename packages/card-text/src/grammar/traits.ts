import { choose } from "../engine/choose.ts";
import { followedBy, lone, where } from "../engine/derive.ts";
import { row, separated, series } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { KINDS } from "../engine/source.ts";
import { oneOf, token } from "../engine/words.ts";
import type { Trait } from "../types/index.ts";
import { ALL_SUBTYPES, CARD_TYPES, COLOURS, COUNTERS, SUPERTYPES } from "../vocabulary/index.ts";
import { PARTICIPLES, STATES, THINGS } from "../vocabulary/things.ts";
import { plainWord } from "../words/inflections.ts";
import { namesAsRead } from "../words/plain-names.ts";

/** Single words that name a quality, with what they mean. Most also with "non" before them. */
const BY_WORD: ReadonlyMap<string, Trait> = wordTable();
const BY_TRAIT: ReadonlyMap<string, string> = new Map(
  [...BY_WORD].map(([word, trait]) => [JSON.stringify(trait), word] as const).reverse(),
);

function wordTable(): Map<string, Trait> {
  const words = new Map<string, Trait>();
  const put = (word: string, trait: Trait) => {
    if (words.has(word)) return;
    words.set(word, trait);
    words.set(`non${word}`, { not: trait });
    words.set(`non-${word}`, { not: trait, hyphen: true });
  };
  for (const type of CARD_TYPES) put(type, { type });
  for (const supertype of SUPERTYPES) put(supertype, { supertype });
  for (const colour of COLOURS) put(colour, { colour });
  for (const thing of THINGS) if (!thing.includes(" ")) put(thing, { thing });
  for (const state of STATES) if (!state.includes(" ")) put(state, { state });
  for (const subtype of ALL_SUBTYPES) put(subtype, { subtype });
  return words;
}

const word: Rule<Trait> = token(
  BY_WORD.keys(),
  (text) => BY_WORD.get(text),
  (trait) => BY_TRAIT.get(JSON.stringify(trait)),
);

const size: Rule<string> = token(
  [KINDS.size],
  (text) => (text.includes("/") && text !== "and/or" ? text : undefined),
  (text) => (typeof text === "string" && text.includes("/") ? text : undefined),
);

/** Names of several plain words: they are read before single words. */
const several = (list: Iterable<string>) =>
  namesAsRead([...list].filter((name) => name.includes(" ") || plainWord(name).words.length > 1));

/** A symbol between braces. */
export const symbol: Rule<string> = token(
  [KINDS.symbol],
  (text) => (text.startsWith("{") ? text : undefined),
  (text) => (typeof text === "string" && text.startsWith("{") ? text : undefined),
);

/** States that are participles are read as such: what was done, or is being done. */
function isDone(state: string): boolean {
  return plainWord(state).words.length > 1;
}

/** One quality of a thing. */
export const trait: Rule<Trait> = named(() =>
  choose(
    phrase`${{ thing: several(THINGS) }}`,
    phrase`${{ state: several(STATES.filter((name) => !isDone(name))) }}`,
    phrase`${{ subtype: oneOf("time lord") }}`,
    word,
    phrase`${{ size }}`,
    phrase`-ed ${{ done: oneOf(...PARTICIPLES) }}`,
    phrase`-ing ${{ doing: oneOf("attack", "block", "enter", "die", "defend") }}`,
    phrase`${{ symbols: row(symbol) }}`,
    phrase`non ${{ not: named(() => trait) }}`,
  ),
);

/** A kind of counter before the word "counter". */
export const counterKind: Rule<Trait> = choose(
  phrase`${{
    size: token(
      [KINDS.size],
      (text) => (text.includes("/") ? text : undefined),
      (text) => (typeof text === "string" ? text : undefined),
    ),
  }}`,
  phrase`${{
    counter: token(
      COUNTERS,
      (text) => (COUNTERS.has(text) ? text : undefined),
      (text) => (typeof text === "string" && COUNTERS.has(text) ? text : undefined),
    ),
  }}`,
  phrase`${{ counter: oneOf("first strike", "double strike") }}`,
);

type Kind = "colour" | "kind" | "noun" | "state" | "supertype" | "other";

/** Things that stand beside types: "creature or player", "artifact or permanent". */
const LIKE_TYPES = new Set(["player", "opponent", "permanent", "commander", "outlaw"]);

function kindOf(one: Trait): Kind {
  const inner = one.not ?? one;
  if (inner.colour !== undefined || inner.state === "colorless") return "colour";
  if (inner.type !== undefined || inner.subtype !== undefined) return "kind";
  if (inner.thing !== undefined) return LIKE_TYPES.has(inner.thing) ? "kind" : "noun";
  if (inner.supertype !== undefined) return "supertype";
  return inner.state !== undefined || inner.done !== undefined || inner.doing !== undefined
    ? "state"
    : "other";
}

const joiners = ["or", "and", "and/or"] as const;
/** Qualities that all hold, with commas between: "noncreature, nonland". */
const also: Rule<Trait> = named(() =>
  where(
    node({ join: "," })`${{ any: separated(one, [","]) }}`,
    ({ any }) => any.length > 1 && any.every(isExcluded),
  ),
);

const isExcluded = ([first]: readonly Trait[]) => first?.not !== undefined;

const one: Rule<Trait[]> = named(() => lone(trait));

/** Alternatives of one kind: "white or blue", "artifact, creature, or land". */
const alike: Rule<Trait> = named(() =>
  where(
    choose(...joiners.map((join) => node({ join })`${{ any: series(one, join) }}`)),
    ({ any }) =>
      new Set(any.map(([first]) => kindOf(first as Trait))).size === 1 &&
      new Set(any.map(isExcluded)).size === 1,
  ),
);

/** Alternatives that each are a row of qualities: "artifact creature or black creature". */
const unlike: Rule<Trait> = named(() =>
  where(
    choose(...joiners.map((join) => node({ join })`${{ any: series(row(trait), join) }}`)),
    ({ any }) => standApart(any),
  ),
);

/** Each noun has qualities of its own, or the first has a type besides: "artifact creature or land". */
function standApart(any: readonly (readonly Trait[])[]): boolean {
  const [first] = any[0] ?? [];
  const apart = (any.at(-1)?.length ?? 0) > 1 || (first !== undefined && isKind(first));
  return apart && any.every((row) => row.every(({ thing }) => thing !== "target"));
}

/** A quality before two nouns is of both: "legendary creature or land". */
const shared: Rule<Trait[]> = named(() =>
  where(row(choose(alike, also, trait)), (row) => isNoun(row) && sharesQualities(row)),
);

const apart: Rule<Trait[]> = named(() =>
  choose(
    lone(unlike),
    followedBy(
      row(where(trait, (one) => kindOf(one) !== "kind" && kindOf(one) !== "noun")),
      unlike,
    ),
  ),
);

/** All qualities of a noun, its head last. */
export const traits: Rule<Trait[]> = named(() => choose(shared, apart));

/** A type before a choice of types is of the first alone. */
function sharesQualities(row: readonly Trait[]): boolean {
  return row.every((one, index) => {
    const next = row[index + 1]?.any?.[0]?.[0];
    const isType = one.type !== undefined || one.subtype !== undefined;
    return !isType || next === undefined || kindOf(next) !== "kind";
  });
}

/** Qualities stand before the noun: nothing but nouns follows its first word. */
function isNoun(row: readonly Trait[]): boolean {
  const first = row.findIndex(isKind);
  return (
    first < 0 ||
    (row.slice(first).every((one) => one.thing !== "target" || one === row[first]) &&
      row
        .slice(first)
        .every((one) => isKind(one) || one.any !== undefined || one.counter !== undefined))
  );
}

function isKind({ type, subtype, thing, any }: Trait): boolean {
  const last = any?.[0]?.at(-1);
  return (type ?? subtype ?? thing) !== undefined || (last !== undefined && isKind(last));
}
