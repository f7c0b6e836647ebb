import type { Card } from "@spellwright/contract";
import costs from "../../../../../data/judge/reading/costs-words.json" with { type: "json" };
import { listPatterns } from "../../vocabulary/patterns.ts";
import type { Words } from "../reading/read-words.ts";
import type { Substitute } from "./total-cost.ts";

/** So much of the generic mana is paid for without mana. */
export interface ReadSubstitute {
  readonly kind: Substitute;
  readonly amount: number;
}

/** By the keyword: what is exiled or tapped, with its number. */
const SUBSTITUTES = listPatterns(costs.substitutes);

/** null: none is spoken of. Undefined: a way to pay is spoken of without its number. */
export const readSubstitute = (
  words: Words,
  card: Card | undefined,
): ReadSubstitute | null | undefined => {
  for (const [kind, pattern] of SUBSTITUTES) {
    const has = words.ideas.has(kind) || card?.keywords.some((word) => word.toLowerCase() === kind);
    const amount = has ? pattern.exec(words.all)?.[1] : undefined;
    if (amount !== undefined) return { kind, amount: Number(amount) };
    if (words.ideas.has(kind)) return undefined;
  }
  return null;
};
