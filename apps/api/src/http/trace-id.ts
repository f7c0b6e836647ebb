import { randomUUID } from "node:crypto";

/**
 * Names one request in its answer, in the log and in traces, where such an id has 16 bytes (W3C). Random
 * UUIDs come from a pool that the system fills in one go.
 */
export const createTraceId = (): string => randomUUID().replaceAll("-", "");
