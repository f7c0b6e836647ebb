import type { SearchHit } from "@spellwright/contract";
import { MATCH_MARKS, type SearchRow } from "./queries.ts";

/** Takes an excerpt apart at its marks. The text stays plain text. */
const piecesOf = (excerpt: string): SearchHit["excerpt"] =>
  excerpt
    .split(MATCH_MARKS.start)
    .flatMap((part, index) => {
      const end = index === 0 ? -1 : part.indexOf(MATCH_MARKS.end);
      return [
        { text: part.slice(0, Math.max(end, 0)), found: true },
        { text: part.slice(end + 1), found: false },
      ];
    })
    .filter(({ text }) => text !== "");

export const presentHit = (row: SearchRow): SearchHit => ({
  discussion_id: row.discussionId,
  discussion_title: row.title,
  discussion_type: row.type,
  deck_id: row.deckId,
  message_id: row.messageId,
  role: row.role,
  // Cards stand in double brackets in stored questions.
  excerpt: piecesOf(row.excerpt.replaceAll(/\[\[|\]\]/g, "")),
  created_at: row.createdAt.toISOString(),
});
