import type { CardFacts } from "./card-facts.ts";

/** What a card's words say is read once for each card object, and remembered as long as the card is. */
export const oncePerCard = <Asked extends CardFacts, Result>(
  read: (card: Asked) => Result,
): ((card: Asked) => Result) => {
  const known = new WeakMap<Asked, { readonly result: Result }>();
  return (card) => {
    const kept = known.get(card);
    if (kept !== undefined) return kept.result;
    const result = read(card);
    known.set(card, { result });
    return result;
  };
};
