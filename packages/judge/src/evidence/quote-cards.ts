import { foldText } from "@spellwright/text";
import { quoteCard, quoteLines } from "../engines/card-facts/describe-card.ts";
import type { NamedCard } from "../engines/engine.ts";
import type { Understanding } from "../question/understand.ts";

/** Of so many cards the whole text is quoted; of each one more only what speaks of what is asked. */
const MOST_WHOLE = 2;
/** Who names more cards knows them. */
const MOST_QUOTED = 4;

/** Whether a line of a card speaks of something that is asked. */
const tellsOfAsked =
  ({ asked, denied, vocabulary }: Understanding) =>
  (line: string): boolean =>
    vocabulary
      .find(foldText(line).tokens)
      .some(({ id }) => asked.has(id) && !denied.has(id) && !vocabulary.isOrdinary(id));

/** What the named cards say: a question about a card is often answered by it. */
export const quoteCards = (
  cards: readonly NamedCard[],
  understanding: Understanding,
): readonly string[] => {
  const { language } = understanding;
  const telling = cards.length > MOST_WHOLE ? tellsOfAsked(understanding) : undefined;
  return cards
    .slice(0, MOST_QUOTED)
    .flatMap(({ card }) => quoteLines(card, language, telling) || quoteCard(card, language) || []);
};

/** The lines of the named cards that speak of what is asked: a likely answer may leave them out. */
export const quoteRelevantLines = (
  cards: readonly NamedCard[],
  understanding: Understanding,
): readonly string[] => {
  const tells = tellsOfAsked(understanding);
  return cards
    .slice(0, MOST_QUOTED)
    .flatMap(({ card }) => quoteLines(card, understanding.language, tells) || []);
};
