import type * as z from "zod";
import type { Usage } from "./entities/ruling.ts";
import type { Effort } from "./enumerations.ts";
import type { LanguageModelTool, ToolLimits } from "./language-model-tool.ts";

/** Why a language model gave no usable output. */
export const MODEL_FAILURES = [
  "aborted",
  "timeout",
  "unavailable",
  "rate_limited",
  "invalid_output",
  "refused",
] as const;
export type LanguageModelFailure = (typeof MODEL_FAILURES)[number];

/** What of a request a compatible server may refuse and a model can do without. */
export const OMITTABLE_FIELDS = [
  "reasoning_effort",
  "stream_options",
  "response_format",
  "max_tokens",
  "temperature",
] as const;
export type OmittableField = (typeof OMITTABLE_FIELDS)[number];

/** The only error a `LanguageModel` throws; `cause` keeps the vendor's. */
export class LanguageModelError extends Error {
  readonly failure: LanguageModelFailure;
  constructor(failure: LanguageModelFailure, options?: ErrorOptions) {
    super(`language model: ${failure}`, options);
    this.name = "LanguageModelError";
    this.failure = failure;
  }
}

/** One question to a model: its instructions, its text, and the schema that the answer must keep. */
export interface LanguageModelRequest<Output> {
  readonly system: string;
  readonly prompt: string;
  /** Strict schema: nullable fields, never optional ones. */
  readonly schema: z.ZodType<Output>;
  readonly schemaName: string;
  readonly effort: Effort;
  readonly signal: AbortSignal;
  /** Longest that this call may last with all its repetitions, in milliseconds. Absent: as long as the model is given. */
  readonly mostMs?: number;
  /** What the model may look up before it answers. One that cannot is asked without. */
  readonly tools?: readonly LanguageModelTool[];
  /** Absent: `TOOL_LIMITS`. */
  readonly toolLimits?: ToolLimits;
  /** The output as it grows, unchecked: whoever shows it checks it first. */
  readonly onPartial?: (partial: unknown) => void;
}

/** An answer that keeps the schema, and what it cost. */
export interface LanguageModelResult<Output> {
  readonly output: Output;
  /** The model that really answered. */
  readonly model: string;
  /** Null when the server does not say. */
  readonly usage: Usage | null;
  /** Web pages the provider's own search used (ORA-18): links checked, never opened. */
  readonly sources: readonly WebSource[];
  /** How often the provider searched the web; absent: never. */
  readonly searches?: number;
  /** The model that was asked first and could not answer (ERR-04). */
  readonly fallbackFrom?: string;
}

/** A page that a provider's search stands on. */
export interface WebSource {
  readonly url: string;
  readonly title: string;
}

/** The port that `judge` and `strategist` reason through. Adapters live in `services`. */
export interface LanguageModel {
  readonly name: string;
  /** True when the provider's own web search is on (ORA-18). */
  readonly searchesWeb?: boolean;
  /** What its server refused so far and is sent no more. Absent: its vendor knows every field. */
  readonly refused?: () => readonly OmittableField[];
  /**
   * Tokens that question and answer may have together, as set or as its server tells. It never throws. Absent,
   * or undefined: nobody knows.
   */
  readonly contextTokens?: (signal: AbortSignal) => Promise<number | undefined>;
  /** @throws LanguageModelError */
  generate<Output>(request: LanguageModelRequest<Output>): Promise<LanguageModelResult<Output>>;
}
