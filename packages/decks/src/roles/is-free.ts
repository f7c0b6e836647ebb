import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf } from "../commander/commander-rules.ts";
import { readOnce } from "./read-once.ts";

/** Only Phyrexian mana, which life pays for (CR 107.4f), or nothing at all. */
const NO_MANA_COST = /^(?:\{0\}|(?:\{[WUBRG](?:\/[WUBRG])?\/P\})+)$/;

/** How our own summaries say it, of cards that have no other text. */
const SUMMED_UP =
  /\bfree (?:for|on|to evoke|while)\b|\bfor nothing at all\b|\beven with no mana\b/i;

/** Whether a card may be cast for no mana, by its cost or by its own words; never a land. */
export const castForFree = (card: CardFacts): boolean => {
  if (/\bLand\b/.test(frontTypeOf(card))) return false;
  const cost = card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? "";
  return NO_MANA_COST.test(cost) || SUMMED_UP.test(card.summary?.en ?? "") || readOnce(card).isFree;
};
