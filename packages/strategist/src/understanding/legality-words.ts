import type { StrategyQuestion } from "../strategist.ts";
import { foldQuestion } from "./fold-question.ts";
import { COUNT_WORDS, DECK_WORDS, FORMAT_WORDS } from "./lexicon.ts";
import { isOrdinary } from "./rank-subjects.ts";

/** “Legal in my deck”: where it would be played, and not what is asked about. */
const WHERE =
  /\b(?:in|into|for|with|dans|pour|avec) (?:my|this|the|our|ce|cette|mon|ma|le|la|notre) (?:\w+ )?(?:decks?|lists?|listes?|jeu)\b/g;
const FORMATS = new RegExp(FORMAT_WORDS.map(([words]) => words.source).join("|"), "g");
const VERDICT =
  "(?:legal(?:e|es|ity|ite|ement)?|legaux|illegal\\w*|bann?ed|banni(?:e|es|s)?|interdit(?:e|es|s)?|autorise(?:e|es|s)?|allowed)";
/** What stands before the verdict, and what “the legality of” names. */
const NAMED: readonly RegExp[] = [
  new RegExp(`^(.*?)\\b${VERDICT}\\b`),
  /\b(?:legality of|legalite (?:de |d'))([^?.,]*)/,
];
/** Words that name no card: of the question, of the deck, or of cards in general. */
const NO_NAME =
  /^(?:is|are|isn|aren|t|was|were|be|am|i|can|may|do|does|if|it|its|this|that|these|those|the|a|an|any|all|there|what|which|why|when|who|how|whether|everything|anything|something|nothing|cards?|one|ones|format|still|really|currently|actually|now|even|also|not|no|so|and|or|but|of|in|for|to|by|here|you|me|tell|know|want|please|color|colors|identity|sideboard|commander|leader|today|yet|est|sont|ce|c|que|qu|il|elle|ils|elles|je|on|tu|ca|cela|le|la|les|l|un|une|des|de|d|du|y|t|n|ne|pas|ou|et|si|tout|toute|tous|toutes|rien|quoi|cartes?|quel|quels|quelle|quelles|puis|peux|peut|jouer|play|ici|bien|encore|toujours|vraiment|aussi|en|dans|pour|par|a|ai|commandant|identite|couleurs?|reserve)$/;
const OWN = /\b(?:my|our|mon|ma|mes|nos|notre)\b/;

/** Whether a question on what is legal names something else than the deck, and nothing that is known. */
export const asksOfUnknownCard = ({ question, cards }: StrategyQuestion): boolean => {
  if (cards.length > 0) return false;
  // In small letters what people say of decks is no name: “is this tournament legal”.
  const isSmall = question.slice(1) === question.slice(1).toLowerCase();
  const text = foldQuestion(question).replaceAll(WHERE, " ").replaceAll(FORMATS, " ");
  if (DECK_WORDS.test(text) || OWN.test(text) || COUNT_WORDS.test(text)) return false;
  return NAMED.some((named) =>
    (named.exec(text)?.[1]?.match(/\p{L}+/gu) ?? []).some(
      (word) => !(NO_NAME.test(word) || (isSmall && isOrdinary(word))),
    ),
  );
};
