export { abandonRuns } from "./abandon-runs.ts";
export { messageId } from "./message-id.ts";
export { createRuns, type Runs, type RunsOptions } from "./routes.ts";
export { RUN_TIMING, type RunTiming } from "./run-parts.ts";
export type * from "./run-plan.ts";
