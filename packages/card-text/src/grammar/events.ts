import { choose } from "../engine/choose.ts";
import { where } from "../engine/derive.ts";
import { row, separated, series } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Clause, When } from "../types/index.ts";
import { clause, noun, predicate, when } from "./holes.ts";
import { modifier } from "./modifiers.ts";

const word = oneOf(
  "when",
  "whenever",
  "the next time",
  "as",
  "each time",
  "the first time",
  "after",
  "once",
  "immediately after",
  "before",
);

const single: Rule<When> = named(() =>
  choose(
    phrase`${{ word }} ${{ event: clause }}`,
    phrase`${{ word }} ${{ who: noun }} ${{ any: series(predicate, "or") }}`,
    phrase`${{ word }} ${{ or: series(clause, "or") }}`,
    node({ apart: true })`${{ word }} ${{ or: several }}`,
    point,
  ),
);

/** "whenever A, or B, or C": a comma before each. */
const several: Rule<Clause[]> = where(separated(clause, [",", "or"]), ({ length }) => length > 1);

/** A point of a turn. */
const point: Rule<When> = named(() =>
  choose(
    phrase`at the beginning of ${{ phase: noun }} ${{ modifiers: opt(row(modifier)) }}`,
    phrase`at ${{ end: oneOf("the end of combat", "the end of turn", "the end of the turn", "end of combat", "end of turn", "that time") }}`,
  ),
);

/** An event or a point of a turn, with the word that introduces it. Perhaps a second one. */
when.is(() =>
  choose(
    single,
    node({ link: "or" })`${single} or ${{ also: when }}`,
    node({ link: "and" })`${single} and ${{ also: when }}`,
  ),
);
