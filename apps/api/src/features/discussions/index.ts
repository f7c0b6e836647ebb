export { requireOwner } from "./policy.ts";
export {
  findDiscussion,
  firstPayload,
  insertDiscussion,
  insertMessage,
  lastPayloads,
  updateDiscussion,
} from "./queries.ts";
export { createDiscussions } from "./routes.ts";
