import { readNumber } from "@spellwright/text";
import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf, rulesTextOf } from "../commander/commander-rules.ts";

const EXCEPTION = /\bdeck can have (any number of|up to (\w+)|only (\w+)) cards? named\b/i;

/**
 * Copies of a card that a deck may hold: any number of a basic land, what the card itself says,
 * else what the format says (CR 100.2a, 903.5b). Null: any number.
 */
export function copyLimit(card: CardFacts, ofFormat: number | null): number | null {
  if (ofFormat === null || /^Basic\b.*\bLand\b/.test(frontTypeOf(card))) return null;
  const [, wording = "", upTo, only] = EXCEPTION.exec(rulesTextOf(card)) ?? [];
  if (wording.startsWith("any")) return null;
  const number = readNumber((upTo ?? only)?.toLowerCase());
  if (number === undefined) return ofFormat;
  return only ? Math.min(ofFormat, number) : Math.max(ofFormat, number);
}
