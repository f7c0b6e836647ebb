import { QUESTION_MIN_LENGTH } from "@spellwright/contract";
import { readBracketedCards, withoutBrackets } from "../look-ups/read-bracketed-cards.ts";

/** A message as far as it matters whether it asks something. */
export interface IncomingMessage {
  readonly content: string;
  /** Ids of whom Discord says it mentions. A reply mentions whom it answers. */
  readonly mentioned: readonly string[];
  /** Whether it replies to a message of the bot. */
  readonly repliesToBot: boolean;
}

/** What a message asks of the bot. Undefined for what is none of its business. */
export const readMention = (
  { content, mentioned, repliesToBot }: IncomingMessage,
  botId: string,
): string | undefined => {
  const name = new RegExp(`<@!?${botId}>`, "g");
  const isNamed = name.test(content);
  const text = withoutBrackets(content.replace(name, " ")).replace(/\s+/g, " ").trim();
  // Whoever names nothing but cards sees the cards, and is not asked for a question.
  if (isNamed) return text === "" && readBracketedCards(content).length > 0 ? undefined : text;
  // "Thanks!" under an answer is no question. Whoever asks on writes a sentence.
  if (!repliesToBot || !mentioned.includes(botId) || text.length < QUESTION_MIN_LENGTH)
    return undefined;
  return text;
};
