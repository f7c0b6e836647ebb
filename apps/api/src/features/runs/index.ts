export { abandonRuns, deleteRunsOfQuestions, deleteRunsOfServers } from "./abandon-runs.ts";
export { discussionOfRun } from "./discussion-of-run.ts";
export { messageId } from "./message-id.ts";
export { refundRun, refundWrongRun } from "./refund-run.ts";
export { createRuns, type Runs } from "./routes.ts";
export type * from "./run-plan.ts";
