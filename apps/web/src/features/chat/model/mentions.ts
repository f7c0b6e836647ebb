import type { CardMention } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { isRecord } from "../../../lib/storage/is-record.ts";
import { MENTION } from "../../../lib/text/card-markup.ts";

/** Whether something read from the device names a card. */
export const isCardMention = (value: unknown): value is CardMention =>
  isRecord(value) &&
  typeof value.name === "string" &&
  (value.id === undefined || typeof value.id === "string");

/** The card list opens from three letters after the `@` (ORA-09). */
export const MENTION_MIN_LENGTH = 3;
const MENTION_MAX_LENGTH = 40;

export interface TextSegment {
  readonly kind: "text" | "card";
  /** Without brackets. */
  readonly text: string;
  /** Where it begins in the stored text: a stable key. */
  readonly start: number;
}

/** Cuts a stored text into plain pieces and card names, in order. */
export const segmentsOf = (text: string): TextSegment[] => {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(MENTION)) {
    const name = match[1] ?? "";
    if (match.index > end) {
      segments.push({ kind: "text", text: text.slice(end, match.index), start: end });
    }
    segments.push({ kind: "card", text: name, start: match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ kind: "text", text: text.slice(end), start: end });
  return segments;
};

/**
 * The cards that a text names, each once, in order of appearance. A card whose brackets were deleted
 * is gone, because the text is the only list.
 *
 * @param picked cards chosen from the list, for their ids
 */
export const cardsNamedIn = (text: string, picked: readonly CardMention[]): CardMention[] => {
  const cards = new Map<string, CardMention>();
  for (const segment of segmentsOf(text)) {
    if (segment.kind === "text" || cards.has(foldWords(segment.text))) continue;
    const known = picked.find((card) => foldWords(card.name) === foldWords(segment.text));
    cards.set(foldWords(segment.text), known ?? { name: segment.text });
  }
  return [...cards.values()];
};

/** A card name that is being typed behind an `@`. */
export interface MentionQuery {
  /** Position of the `@`. */
  readonly start: number;
  /** What was typed after it, up to the caret. */
  readonly query: string;
}

/** The card name being typed at the caret, if any: an `@` that begins a word, and what follows it. */
export const mentionQueryAt = (text: string, caret: number): MentionQuery | null => {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf("@");
  if (start === -1) return null;
  const previous = before[start - 1];
  if (previous !== undefined && !/[\s([«“"'’]/u.test(previous)) return null;
  const query = before.slice(start + 1);
  if (query.length > MENTION_MAX_LENGTH || /[\n.?!;:[\]]/u.test(query)) return null;
  return /^\s/u.test(query) ? null : { start, query };
};

export interface TextEdit {
  readonly text: string;
  readonly caret: number;
}

/** Replaces the typed `@query` by the card's bracketed name and a space. */
export const insertMention = (text: string, mention: MentionQuery, name: string): TextEdit => {
  const before = `${text.slice(0, mention.start)}[[${name}]]`;
  const after = text.slice(mention.start + 1 + mention.query.length);
  const gap = /^[\s,.;:!?)]/u.test(after) ? "" : " ";
  return { text: before + gap + after, caret: before.length + 1 };
};

/** Puts bracketed names at the caret, apart from the words around them. Those already named are left out. */
export const insertNames = (text: string, caret: number, names: readonly string[]): TextEdit => {
  const named = new Set(cardsNamedIn(text, []).map(({ name }) => foldWords(name)));
  const inserted = names
    .filter((name) => !named.has(foldWords(name)))
    .map((name) => `[[${name}]]`)
    .join(" ");
  if (inserted === "") return { text, caret };
  const before = text.slice(0, caret);
  const after = text.slice(caret);
  const left = before === "" || /[\s(«“'’]$/u.test(before) ? "" : " ";
  const right = /^[\s,.;:!?)]/u.test(after) ? "" : " ";
  return {
    text: before + left + inserted + right + after,
    caret: before.length + left.length + inserted.length + 1,
  };
};

/** Takes a whole mention away when the caret stands right behind it; null elsewhere. */
export const deleteMentionBefore = (text: string, caret: number): TextEdit | null => {
  for (const match of text.matchAll(MENTION)) {
    if (match.index + match[0].length === caret) {
      return { text: text.slice(0, match.index) + text.slice(caret), caret: match.index };
    }
  }
  return null;
};
