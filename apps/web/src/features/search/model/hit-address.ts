import type { Language, SearchHit } from "@spellwright/contract";
import { discussionPath } from "../../../lib/router/discussion-path.ts";

/** Where what was found is read: its discussion, at its message (spec 1 §2). */
export const hitAddress = (
  { discussion_id, discussion_type, message_id }: SearchHit,
  language: Language,
): string => {
  const path = discussionPath({ id: discussion_id, type: discussion_type }, language);
  return message_id === null ? path : `${path}?message=${encodeURIComponent(message_id)}`;
};
