import { choose } from "../engine/choose.ts";
import { lone, where } from "../engine/derive.ts";
import { row, series } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { node, opt, phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { oneOf } from "../engine/words.ts";
import type { Mana, Noun } from "../types/index.ts";
import { count } from "./amounts.ts";
import { noun } from "./holes.ts";
import { symbol } from "./traits.ts";

const symbols = row(symbol);

/** "one mana of the chosen color", beside symbols. */
const amounted: Rule<Noun> = where(noun, ({ count }) => count !== undefined);

/** Mana that is added: "{G}{G}", "{W} or {B}", "two mana of any one color", "an amount of {C} equal to…". */
export const mana: Rule<Mana> = named(() =>
  choose(
    phrase`${{ symbols }}`,
    phrase`${{ or: series(symbols, "or") }}`,
    phrase`${{ amount: count }} ${{ symbols }}`,
    node({ additional: true })`a additional ${{ symbols }}`,
    phrase`${{ or: lone(symbols) }} or ${{ noun: amounted }}`,
    phrase`${{ noun }}`,
    phrase`${{ amount: opt(count) }} mana ${{ of: oneOf("of any color", "of any one color", "in any combination of color", "of the -ed choose color", "of that color", "of any type") }}`,
    phrase`${{ amount: count }} mana in any combination of ${{ combination: series(symbols, "and/or") }}`,
    phrase`${{ amount: count }} mana in any combination of ${{ combination: series(symbols, "and") }}`,
  ),
);
