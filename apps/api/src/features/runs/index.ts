export { abandonRuns, deleteRunsOfQuestions } from "./abandon-runs.ts";
export { messageId } from "./message-id.ts";
export { createRuns, type Runs } from "./routes.ts";
export type * from "./run-plan.ts";
