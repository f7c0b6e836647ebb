import type { CardMention, GameState } from "@spellwright/contract";
import { isRecord } from "../../../lib/storage/is-record.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";
import type { ChatPlace } from "./chat-place.ts";
import { isCardMention } from "./mentions.ts";
import { readGameState } from "./read-game-state.ts";

/** What stands in the composer of one discussion, not yet sent. */
export interface Draft {
  readonly text: string;
  /** Cards chosen from the list, for their ids. The text says which of them are still named. */
  readonly picked: readonly CardMention[];
  /** The table that the question is about, told to the Oracle with it (DATA-09). */
  readonly table?: GameState;
  /** What a limit kept from being sent, and when, ISO 8601: a new discussion begins without it. */
  readonly refused?: { readonly text: string; readonly at: string };
}

/** Nothing written and no card picked. */
export const EMPTY_DRAFT: Draft = { text: "", picked: [] };

/** The composer that a draft stands in. */
export interface DraftPlace {
  /** Null when signed out. */
  readonly owner: string | null;
  /** Null on an empty screen. */
  readonly discussionId: string | null;
  /** Names the empty screen: the Oracle’s, the Forge’s, or that of a deck. */
  readonly home: string;
}

/** The name of a chat’s empty screen. */
export const emptyScreenKey = ({ area, deckId }: Pick<ChatPlace, "area" | "deckId">): string => {
  if (deckId !== null) return `deck-${deckId}`;
  return area === "oracle" ? "new" : "forge";
};

export const draftKey = ({ owner, discussionId, home }: DraftPlace): string =>
  `draft.${owner ?? "visitor"}.${discussionId ?? home}`;

/** The draft with a text behind it, once: what was written before stays. */
export const withText = (draft: Draft, text: string): Draft => {
  if (draft.text.includes(text.trim())) return draft;
  const before = draft.text.trim();
  return { ...draft, text: before === "" ? text : `${before}\n${text}` };
};

/** What is left once a question is sent: what was typed behind it, or instead of it, stays. */
export const withoutSent = (draft: Draft, sent: Draft): Draft => {
  if (!draft.text.startsWith(sent.text)) return draft;
  const text = draft.text.slice(sent.text.length).trimStart();
  return text === "" ? EMPTY_DRAFT : { text, picked: draft.picked };
};

/**
 * The draft with a suggested question: it takes the place of another suggestion, never that of words
 * of the person’s own.
 */
export const withSuggestion = (
  draft: Draft,
  question: string,
  suggestions: readonly string[],
): Draft =>
  suggestions.includes(draft.text.trim())
    ? { ...draft, text: question, picked: [] }
    : withText(draft, question);

/** The draft, told of a limit that it met. */
export const asRefused = (draft: Draft, at: Date): Draft => ({
  ...draft,
  refused: { text: draft.text, at: at.toISOString() },
});

/**
 * What a new discussion begins with: nothing of a question that a limit refused before it was asked for,
 * unless its words are others by now.
 *
 * @param newSince when the discussion was asked for, ISO 8601
 */
export const inNewDiscussion = (draft: Draft, newSince: string): Draft =>
  draft.refused?.text === draft.text && draft.refused.at < newSince ? EMPTY_DRAFT : draft;

const readRefused = (value: unknown): Pick<Draft, "refused"> =>
  isRecord(value) && typeof value.text === "string" && typeof value.at === "string"
    ? { refused: { text: value.text, at: value.at } }
    : {};

const parseDraft = (stored: string | null): Draft | null => {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value) || typeof value.text !== "string") return null;
    const picked = Array.isArray(value.picked) ? value.picked.filter(isCardMention) : [];
    const table = readGameState(value.table);
    if (table !== undefined) return { text: value.text, picked, table };
    return value.text === "" ? null : { text: value.text, picked, ...readRefused(value.refused) };
  } catch {
    return null;
  }
};

/**
 * The kept draft of a composer. What a visitor wrote before signing in is offered to the person who
 * then signed in (ORA-06), unless that person has a draft there already.
 */
export const readDraft = (place: DraftPlace): Draft =>
  parseDraft(readStored(draftKey(place))) ??
  parseDraft(readStored(draftKey({ ...place, owner: null }))) ??
  EMPTY_DRAFT;

export const writeDraft = (place: DraftPlace, draft: Draft): void => {
  const empty = draft.text.trim() === "" && draft.table === undefined;
  writeStored(draftKey(place), empty ? null : JSON.stringify(draft));
  if (place.owner !== null) writeStored(draftKey({ ...place, owner: null }), null);
};

/** Changes what is kept for a composer that is not on the screen. */
export const changeDraft = (place: DraftPlace, change: (draft: Draft) => Draft): void =>
  writeDraft(place, change(readDraft(place)));

/** What was typed while a first question was being answered belongs to the discussion it began. */
export const moveNewDraft = (begun: DraftPlace): void => {
  const empty = { ...begun, discussionId: null };
  const draft = readDraft(empty);
  if (draft === EMPTY_DRAFT) return;
  writeDraft(begun, draft);
  writeDraft(empty, EMPTY_DRAFT);
};
