import type { JsonSchema } from "./strict-schema.ts";

/** A tool that a request offers. */
export interface OfferedTool {
  readonly name: string;
  readonly schema: JsonSchema;
}

/** A tool that the model calls. */
export interface CalledTool {
  readonly name: string;
  readonly input: unknown;
}

const CALLED = Symbol("called");
interface Calling {
  readonly [CALLED]: readonly CalledTool[];
}

/** What a test writes in the place of an answer: the model calls these tools. */
export const calling = (...calls: readonly CalledTool[]): unknown => ({ [CALLED]: calls });

/** The tools that a test had called. Undefined for an answer. */
export const calledBy = (written: unknown): readonly CalledTool[] | undefined =>
  typeof written === "object" && written !== null && CALLED in written
    ? (written as Calling)[CALLED]
    : undefined;

/**
 * What is wrong with the calls and results of a conversation, by their ids in order: vendors refuse a
 * result without its call, and a call that nobody answered.
 */
export const unansweredCall = (
  calls: readonly string[],
  results: readonly string[],
): { readonly call?: string; readonly result?: string } => {
  const result = results.find((id) => !calls.includes(id));
  const call = calls.find((id) => !results.includes(id));
  return { ...(call === undefined ? {} : { call }), ...(result === undefined ? {} : { result }) };
};
