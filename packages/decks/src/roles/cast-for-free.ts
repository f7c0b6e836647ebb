import type { CardFacts } from "../card-facts.ts";
import { frontTypeOf, rulesTextOf } from "../commander/commander-rules.ts";
import { oncePerCard } from "../once-per-card.ts";
import { abilitiesOf } from "./card-abilities.ts";

/** Cast by its own words for nothing, or for something that is no mana (CR 118.9). */
const WITHOUT_COST = /\bcast (?:this spell|this card|~) without paying its mana cost\b/i;
const INSTEAD = /\brather than pay (?:this spell[’']s|~[’']s) mana cost\b/i;
const EVOKED = /^evoke—(?!\{)/i;
/** Any mana but none. */
const MANA = /\{(?!0\}|T\}|Q\}|E\})[^{}]+\}/;
/** Only Phyrexian mana, which life pays for (CR 107.4f), or nothing at all. */
const NO_MANA_COST = /^(?:\{0\}|(?:\{[WUBRG](?:\/[WUBRG])?\/P\})+)$/;

/** How our own summaries say it, of cards that have no other text. */
const SUMMED_UP =
  /\bfree (?:for|on|to evoke|while)\b|\bfor nothing at all\b|\beven with no mana\b/i;

const saysSo = (sentence: string): boolean =>
  WITHOUT_COST.test(sentence) || (INSTEAD.test(sentence) && !MANA.test(sentence));

/** Whether a card may be cast for no mana, by its cost or by its own words; never a land. */
export const castForFree = oncePerCard((card: CardFacts): boolean => {
  if (/\bLand\b/.test(frontTypeOf(card))) return false;
  const cost = card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? "";
  if (NO_MANA_COST.test(cost)) return true;
  if (SUMMED_UP.test(card.summary?.en ?? "")) return true;
  // Most cards are done with here.
  if (!/mana cost|evoke/i.test(rulesTextOf(card))) return false;
  const { abilities, sentences } = abilitiesOf(card).own;
  return sentences.some(saysSo) || abilities.some((ability) => EVOKED.test(ability));
});
