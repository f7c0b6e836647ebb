export { hasAsked } from "./queries.ts";
export { createQuestionLogs } from "./routes.ts";
