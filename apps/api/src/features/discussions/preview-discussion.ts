import type { DiscussionPreview } from "@spellwright/contract";
import type { Database } from "../../database/index.ts";
import { firstSentence } from "./first-sentence.ts";
import { readDiscussionId } from "./ids.ts";
import { requirePublic } from "./policy.ts";
import { presentMessage } from "./present.ts";
import { findDiscussion, listMessages } from "./queries.ts";

/**
 * How a public discussion begins (DISC-05): its title, its first question, and the first sentence of the ruling.
 *
 * @throws AppError DISCUSSION_ID_INVALID, PGRST116
 */
export const previewDiscussion = async (
  database: Database,
  id: string,
): Promise<DiscussionPreview> => {
  const row = requirePublic(await findDiscussion(database, readDiscussionId(id)));
  const view = { discussionId: row.id, viewerId: null };
  const messages = await listMessages(database, view, { position: null, limit: 1 });
  const payloads = messages.map((message) => presentMessage(message, false).payload);
  const asked = payloads.find(({ type }) => type === "user");
  const ruled = payloads.find((payload) => payload.type === "oracle");
  const ruling = firstSentence(ruled?.ruling.ruling ?? "");
  return { title: row.title, question: asked?.content ?? "", ruling };
};
