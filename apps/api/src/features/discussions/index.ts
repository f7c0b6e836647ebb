export { requireOwner } from "./policy.ts";
export {
  type DiscussionRow,
  findDiscussion,
  firstPayload,
  insertDiscussion,
  insertMessage,
  lastPayloads,
  updateDiscussion,
} from "./queries.ts";
export { createDiscussions, type DiscussionsParts } from "./routes.ts";
