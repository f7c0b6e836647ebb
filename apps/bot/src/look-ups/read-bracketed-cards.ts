/** `[[card]]` or `[[card|set]]`, as players write it in chats. */
const BRACKETED = /\[\[([^[\]|\n]{1,200})(?:\|([^[\]|\n]{1,40}))?\]\]/g;

/** A card that somebody wrote in brackets. */
export interface BracketedCard {
  readonly name: string;
  /** The code or the name of a set, where one is asked for. */
  readonly set: string | undefined;
}

/** The cards that a message names in brackets, each once, in their order. */
export const readBracketedCards = (content: string): readonly BracketedCard[] => {
  const cards = new Map<string, BracketedCard>();
  for (const [, name = "", set = ""] of content.matchAll(BRACKETED)) {
    const card = { name: name.trim(), set: set.trim() || undefined };
    const key = `${card.name}|${card.set ?? ""}`.toLowerCase();
    if (/[\p{L}\p{N}]/u.test(card.name) && !cards.has(key)) cards.set(key, card);
  }
  return [...cards.values()];
};

/** The text with names in place of what stands in brackets. Empty where it held nothing else. */
export const withoutBrackets = (text: string): string => {
  const around = text.replace(BRACKETED, "");
  if (around !== text && !/[\p{L}\p{N}]/u.test(around)) return "";
  return text.replace(BRACKETED, (_written, name: string) => name.trim());
};
