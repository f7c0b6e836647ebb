export { createQuestionLogs } from "./routes.ts";
