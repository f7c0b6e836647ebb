import { randomBytes } from "node:crypto";

/** Names one request in its answer and in the log. */
export const createTraceId = (): string => randomBytes(8).toString("hex");
