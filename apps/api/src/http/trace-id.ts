import { randomBytes } from "node:crypto";

/** Names one request in its answer, in the log and in traces, where such an id has 16 bytes (W3C). */
export const createTraceId = (): string => randomBytes(16).toString("hex");
