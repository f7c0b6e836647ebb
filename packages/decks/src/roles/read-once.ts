import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";
import { readWords } from "./card-words.ts";
import { saysFree } from "./cast-for-free.ts";
import { manaInWords } from "./mana-in-words.ts";
import { rolesInWords } from "./roles-in-words.ts";

/** All that decks ask of a card's official words, read in one go; what its abilities are is not kept. */
export const readOnce = oncePerCard((card: CardFacts) => {
  const words = readWords(card);
  return { roles: rolesInWords(words), mana: manaInWords(words), isFree: saysFree(words) };
});
