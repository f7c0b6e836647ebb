import { createHash } from "node:crypto";
import type { RunBody } from "./run-plan.ts";

const sortKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** SHA-256 of a request's meaning: the order of the keys does not count, absent equals undefined. */
export const bodyHash = (body: RunBody): string =>
  createHash("sha256").update(JSON.stringify(body, sortKeys)).digest("hex");

/**
 * Whether a repeat asks the same as a known run (DATA-08). A repeat may name the discussion that the
 * run itself made: the page knows it by then.
 */
export const isSameRequest = (
  body: RunBody,
  run: { readonly bodyHash: string; readonly discussionId: string | null },
): boolean =>
  run.bodyHash === bodyHash(body) ||
  (body.discussionId !== null &&
    body.discussionId === run.discussionId &&
    run.bodyHash === bodyHash({ ...body, discussionId: null }));
