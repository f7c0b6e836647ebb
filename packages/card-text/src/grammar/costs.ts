import { choose } from "../engine/choose.ts";
import { row, separated } from "../engine/lists.ts";
import { named } from "../engine/named.ts";
import { phrase } from "../engine/phrase.ts";
import type { Rule } from "../engine/rule.ts";
import { KINDS } from "../engine/source.ts";
import { token } from "../engine/words.ts";
import type { Cost } from "../types/index.ts";
import { ordered } from "./holes.ts";
import { symbol } from "./traits.ts";

const loyalty = token(
  [KINDS.signed, KINDS.digits],
  (word) => (word === "0" || word.startsWith("+") || word.startsWith("-") ? word : undefined),
  (word) => (typeof word === "string" ? word : undefined),
);

/** One part of a cost: mana and symbols, loyalty, or something that is done. */
const cost: Rule<Cost> = named(() =>
  choose(
    phrase`${{ symbols: row(symbol) }}`,
    phrase`${{ symbols: row(symbol) }} or ${{ or: named(() => cost) }}`,
    phrase`${{ loyalty }}`,
    phrase`${{ do: ordered }}`,
    phrase`${{ do: ordered }} or ${{ or: named(() => cost) }}`,
  ),
);

/** A cost with commas between its parts. */
export const costs: Rule<Cost[]> = named(() => separated(cost, [","]));
