import type { StrategyQuestion } from "../strategist.ts";
import { foldQuestion } from "./fold-question.ts";

/** “Is … removal?”, « … est-elle une gestion ? »: the name taken out, and few words left. */
const WHAT_IT_IS: readonly RegExp[] = [
  /^\W*(?:is|are|does|would)\s+(?:(?:it|really|actually|be|count(?:ed)?|considered|as|an?|any|good)\s+)*(?:[\w-]+\s*){1,3}$/,
  /^\W*(?:est-ce (?:que|qu')\s*)?(?:est|sont|c'est|compte)(?:-t)?(?:-(?:elle|il|ce))?\s+(?:(?:bien|vraiment|comme|une?|de|la|le|des|du)\s+)*(?:[\w-]+\s*){1,3}$/,
];
/** Words that ask of the deck, or of another card. */
const OF_THE_DECK = /\b(?:decks?|lists?|listes?|my|mon|ma|mes|here|ici|in|dans|enough|assez)\b/;

/** Whether a question asks what its only card is: a card of some role or not. */
export const asksWhatCardIs = ({ question, cards }: StrategyQuestion): boolean => {
  const [only] = cards;
  if (only === undefined || cards.length > 1) return false;
  const name = foldQuestion(only.written);
  if (name === "") return false;
  const text = foldQuestion(question)
    .replaceAll(name, " ")
    .replaceAll(/[?!.,]/g, " ")
    .trim();
  return !OF_THE_DECK.test(text) && WHAT_IT_IS.some((words) => words.test(text));
};
