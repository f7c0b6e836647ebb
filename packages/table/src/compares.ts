import type { Comparison } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import type { Maybe } from "./three-valued.ts";

const printed = (value: string | null | undefined): number | undefined =>
  value != null && /^\d+$/.test(value) ? Number(value) : undefined;

function measureOf(measure: string | undefined, card: Card): number | undefined {
  if (measure === "mana value") return Number.isNaN(card.cmc) ? undefined : card.cmc;
  if (measure === "power") return printed(card.power);
  return measure === "toughness" ? printed(card.toughness) : undefined;
}

/** Whether a card has what a text compares: "mana value 4 or greater". */
export function compares({ measure, is, amount }: Comparison, card: Card): Maybe {
  const value = measureOf(measure, card);
  const limit = amount?.number;
  if (value === undefined || typeof limit !== "number") return undefined;
  if (is !== undefined) return undefined;
  if (amount?.bound === undefined) return value === limit;
  if (["or greater", "or more"].includes(amount.bound)) return value >= limit;
  return ["or less", "or fewer"].includes(amount.bound) ? value <= limit : undefined;
}
