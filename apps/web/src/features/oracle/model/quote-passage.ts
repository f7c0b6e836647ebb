import type { Draft } from "../../chat/index.ts";

/** A longer passage is cut between two words: the question needs its room. */
const PASSAGE_MAX_LENGTH = 300;

/** A selected text on one line, cut to the room it may take. */
export const quotable = (selected: string): string => {
  const passage = selected.replace(/\s+/g, " ").trim();
  if (passage.length <= PASSAGE_MAX_LENGTH) return passage;
  return `${passage.slice(0, PASSAGE_MAX_LENGTH).replace(/\s+\S*$/u, "")}…`;
};

/** A text on a line of its own at the end of a draft, with room to write on. */
export const withBlock = (draft: Draft, block: string, after: string): Draft => {
  const before = draft.text.trim();
  return { ...draft, text: `${before === "" ? "" : `${before}\n\n`}${block}${after}` };
};
