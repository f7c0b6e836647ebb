import type { CardText } from "./card-text.ts";

/** Longest ending looked at. */
const TAIL = 40;
const AMOUNT =
  "(?:[$€£]\\s?\\d{1,6}(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?\\s?(?:[$€£]|USD|EUR|tix))";
const PRICE = new RegExp(`(?:^|\\s)\\(?(?:${AMOUNT}|n/a)\\)?$`, "i");
/** `2 x 0,80 € = 1,60 €`: copies that are told already, times a price. */
const SUM = new RegExp(`\\s\\d{1,3}\\s?[x×]\\s?${AMOUNT}\\s?=\\s?${AMOUNT}$`, "i");

/** Takes `$1.07`, `1,07 €`, `0.02 tix`, `n/a` or a sum off the end. False where there is none. */
export function takePrice(card: CardText): boolean {
  const from = Math.max(0, card.name.length - TAIL);
  const tail = card.name.slice(from);
  const match = (card.quantity === null ? null : SUM.exec(tail)) ?? PRICE.exec(tail);
  if (!match || from + match.index === 0) return false;
  card.name = card.name.slice(0, from + match.index).trimEnd();
  return true;
}
