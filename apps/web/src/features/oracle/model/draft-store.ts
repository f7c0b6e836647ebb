import type { CardMention } from "@spellwright/contract";
import { readStored, writeStored } from "../../../lib/storage.ts";

/** What stands in the composer of one discussion, not yet sent. */
export interface Draft {
  readonly text: string;
  /** Cards chosen from the list, for their ids; the text says which of them are still named. */
  readonly picked: readonly CardMention[];
}

export const EMPTY_DRAFT: Draft = { text: "", picked: [] };

/** @param owner null when signed out; @param discussionId null on the empty screen */
export const draftKey = (owner: string | null, discussionId: string | null): string =>
  `draft.${owner ?? "visitor"}.${discussionId ?? "new"}`;

const isMention = (value: unknown): value is CardMention =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  (!("id" in value) || typeof value.id === "string");

const parseDraft = (stored: string | null): Draft | null => {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== "object" || value === null || !("text" in value)) return null;
    if (typeof value.text !== "string" || value.text === "") return null;
    const picked = "picked" in value && Array.isArray(value.picked) ? value.picked : [];
    return { text: value.text, picked: picked.filter(isMention) };
  } catch {
    return null;
  }
};

/**
 * The kept draft of a composer. What a visitor wrote before signing in is offered to the person who
 * then signed in (ORA-06), unless that person has a draft there already.
 */
export const readDraft = (owner: string | null, discussionId: string | null): Draft =>
  parseDraft(readStored(draftKey(owner, discussionId))) ??
  parseDraft(readStored(draftKey(null, discussionId))) ??
  EMPTY_DRAFT;

export const writeDraft = (
  owner: string | null,
  discussionId: string | null,
  draft: Draft,
): void => {
  const empty = draft.text.trim() === "";
  writeStored(draftKey(owner, discussionId), empty ? null : JSON.stringify(draft));
  if (owner !== null) writeStored(draftKey(null, discussionId), null);
};
