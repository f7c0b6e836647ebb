export { requireOwner } from "./policy.ts";
export { presentFeedback } from "./present.ts";
export {
  findDiscussion,
  findPayload,
  firstPayload,
  insertDiscussion,
  insertMessage,
  lastPayloads,
  updateDiscussion,
} from "./queries.ts";
export { createDiscussions, readableDiscussion } from "./routes.ts";
