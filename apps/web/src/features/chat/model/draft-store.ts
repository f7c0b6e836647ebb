import type { CardMention } from "@spellwright/contract";
import { isRecord } from "../../../lib/is-record.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";
import { isCardMention } from "./mentions.ts";

/** What stands in the composer of one discussion, not yet sent. */
export interface Draft {
  readonly text: string;
  /** Cards chosen from the list, for their ids; the text says which of them are still named. */
  readonly picked: readonly CardMention[];
}

/** Nothing written and no card picked. */
export const EMPTY_DRAFT: Draft = { text: "", picked: [] };

/** The empty screen of the Oracle. */
export const ORACLE_HOME = "new";

/**
 * @param owner null when signed out
 * @param discussionId null on an empty screen
 * @param home names the empty screen: the Oracle’s, the Forge’s, or that of a deck
 */
export const draftKey = (
  owner: string | null,
  discussionId: string | null,
  home: string = ORACLE_HOME,
): string => `draft.${owner ?? "visitor"}.${discussionId ?? home}`;

/** The draft with a text behind it, once: what was written before stays. */
export const withText = (draft: Draft, text: string): Draft => {
  if (draft.text.includes(text.trim())) return draft;
  const before = draft.text.trim();
  return { ...draft, text: before === "" ? text : `${before}\n${text}` };
};

const parseDraft = (stored: string | null): Draft | null => {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value) || typeof value.text !== "string" || value.text === "") return null;
    const picked = Array.isArray(value.picked) ? value.picked.filter(isCardMention) : [];
    return { text: value.text, picked };
  } catch {
    return null;
  }
};

/**
 * The kept draft of a composer. What a visitor wrote before signing in is offered to the person who
 * then signed in (ORA-06), unless that person has a draft there already.
 */
export const readDraft = (
  owner: string | null,
  discussionId: string | null,
  home: string = ORACLE_HOME,
): Draft =>
  parseDraft(readStored(draftKey(owner, discussionId, home))) ??
  parseDraft(readStored(draftKey(null, discussionId, home))) ??
  EMPTY_DRAFT;

export const writeDraft = (
  owner: string | null,
  discussionId: string | null,
  draft: Draft,
  home: string = ORACLE_HOME,
): void => {
  const empty = draft.text.trim() === "";
  writeStored(draftKey(owner, discussionId, home), empty ? null : JSON.stringify(draft));
  if (owner !== null) writeStored(draftKey(null, discussionId, home), null);
};

/** What was typed while a first question was being answered belongs to the discussion it began. */
export const moveNewDraft = (
  owner: string | null,
  discussionId: string,
  home: string = ORACLE_HOME,
): void => {
  const draft = readDraft(owner, null, home);
  if (draft === EMPTY_DRAFT) return;
  writeDraft(owner, discussionId, draft);
  writeDraft(owner, null, EMPTY_DRAFT, home);
};
