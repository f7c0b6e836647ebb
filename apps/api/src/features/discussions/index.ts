export { requireOwner } from "./policy.ts";
export {
  findDiscussion,
  firstPayload,
  insertDiscussion,
  insertMessage,
  isOwnDeck,
  lastPayloads,
  updateDiscussion,
} from "./queries.ts";
export { createDiscussions } from "./routes.ts";
