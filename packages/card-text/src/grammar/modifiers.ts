import { choose } from "../engine/choose.ts";
import { where } from "../engine/derive.ts";
import { row, separated } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Modifier } from "../types/index.ts";
import { DURATIONS, LIMITS } from "../vocabulary/durations.ts";
import { clause, condition, noun, passive, predicate, value, when } from "./holes.ts";

/** Fixed spans of time. */
const duration = oneOf(...DURATIONS);

/** Restrictions on how often or when something may be done. */
const limit = oneOf(...LIMITS);

/** What a clause that narrows a noun may have of its own. */
export const narrowModifier: Rule<Modifier> = named(() =>
  choose(
    phrase`${{ duration: oneOf(...DURATIONS.filter(isPoint)) }}`,
    node({ way: "this way" })`this way`,
    phrase`during ${{ during: noun }}`,
    phrase`-ing use ${{ using: noun }}`,
    phrase`${{ limit: oneOf("for the first time each turn", "for the first time this turn", "alone", "in addition to its other type") }}`,
  ),
);

/** A time that something happens at, not how long it lasts. */
function isPoint(duration: string): boolean {
  return !["until", "for"].includes(duration.split(" ")[0] ?? "");
}

/** What a clause inside of another may have. */
export const innerModifier: Rule<Modifier> = named(() =>
  choose(
    narrowModifier,
    phrase`${{ duration }}`,
    phrase`${{ limit }}`,
    phrase`until ${{ until: clause }}`,
    phrase`for as long as ${{ forAsLongAs: condition }}`,
    phrase`for each ${{ forEach: noun }}`,
    node({ each: "of" })`for each of ${{ forEach: noun }}`,
    node({ comma: true })`, where x be ${{ whereX: value }}`,
    phrase`where x be ${{ whereX: value }}`,
    phrase`rather than ${{ ratherThan: replaced }}`,
    phrase`as ${{ asEvent: clause }}`,
    phrase`by ${{ by: ongoing }}`,
    phrase`without ${{ withoutDoing: ongoing }}`,
    phrase`for ${{ forDoing: ongoing }}`,
    phrase`equal to ${{ equalTo: value }}`,
    phrase`${{ times: oneOf("x time", "that many time", "ten time", "four time", "five time", "one or more time") }}`,
    phrase`as though ${{ asThough: clause }}`,
    phrase`as though ${{ asThough: clause }} to ${{ to: predicate }}`,
    phrase`other than ${{ otherThan: noun }}`,
    phrase`except ${{ exceptNoun: noun }}`,
    phrase`except for ${{ exceptFor: noun }}`,
    phrase`while ${{ while: clause }}`,
    phrase`while -ed ${{ whileState: passive }}`,
    phrase`in addition to ${{ addition: replaced }}`,
  ),
);

/** "instead", but not the start of "instead of". */
const insteadAlone: Rule<Modifier> = where(
  node({ instead: true })`instead`,
  (_, source, __, end) => source.words[end] !== "of",
);

/** What limits, times or explains a clause of a sentence, behind it. */
export const modifier: Rule<Modifier> = named(() =>
  choose(
    innerModifier,
    phrase`if ${{ if: condition }}`,
    phrase`only if ${{ onlyIf: condition }}`,
    phrase`unless ${{ unless: condition }}`,
    phrase`as long as ${{ asLongAs: condition }}`,
    insteadAlone,
    phrase`instead of ${{ insteadOf: replaced }}`,
    phrase`${{ when }}`,
    node({ comma: true })`, except ${{ except: separated(clause, ["and"]) }}`,
    phrase`, -ed round ${{ rounded: oneOf("up", "down") }}`,
    phrase`after ${{ after: noun }}`,
    phrase`except during ${{ exceptDuring: noun }}`,
    node({ only: true })`only during ${{ during: noun }}`,
    node({ only: true })`only ${{ when }}`,
    node({ only: true })`and only if ${{ onlyIf: condition }}`,
    node({ and: true })`and ${{ limit }}`,
  ),
);

const ongoing = named(() => phrase`-ing ${predicate}`);
const replaced = named(() =>
  choose(phrase`-ing ${{ doing: predicate }}`, phrase`${{ do: predicate }}`, phrase`${{ noun }}`),
);

/** What may stand before the clauses of a sentence, with its comma. */
const lead: Rule<Modifier> = named(() =>
  choose(
    phrase`if ${{ if: condition }} ,`,
    phrase`only if ${{ onlyIf: condition }} ,`,
    phrase`${{ duration }} ,`,
    phrase`as long as ${{ asLongAs: condition }} ,`,
    phrase`for as long as ${{ forAsLongAs: condition }} ,`,
    phrase`for each ${{ forEach: noun }} ,`,
    node({ each: "of" })`for each of ${{ forEach: noun }} ,`,
    phrase`for ${{ forAny: where(noun, ({ count }) => count?.any !== undefined) }} ,`,
    phrase`unless ${{ unless: condition }} ,`,
    phrase`${{ when }} ,`,
    node({ otherwise: true })`otherwise ,`,
    node({ instead: true, comma: true })`instead ,`,
    node({ instead: true })`instead`,
    node({ next: true })`then`,
    phrase`rather than ${{ ratherThan: replaced }} ,`,
    phrase`as a additional cost to ${{ additionalCost: predicate }} ,`,
    phrase`during ${{ during: noun }} ,`,
    phrase`${{ limit }} ,`,
    phrase`until ${{ until: clause }} ,`,
    phrase`while ${{ while: clause }} ,`,
    phrase`after ${{ after: noun }} ,`,
    phrase`-ing start with ${{ startingWith: noun }} ,`,
    phrase`in addition to ${{ addition: replaced }} ,`,
    phrase`where x be ${{ whereX: value }} ,`,
    phrase`except for ${{ exceptNoun: noun }} ,`,
    phrase`other than ${{ otherThan: noun }} ,`,
  ),
);
export const leads: Rule<Modifier[]> = row(lead);
