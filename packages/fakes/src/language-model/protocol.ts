import type { IncomingHttpHeaders } from "node:http";
import type { Outage } from "./scenarios.ts";
import type { JsonSchema } from "./strict-schema.ts";
import type { CalledTool, OfferedTool } from "./tools.ts";

/** One question to a model, whatever protocol it came by. */
export interface ModelRequest {
  readonly model: string;
  /** The words of system and user, without what the assistant said before. */
  readonly text: string;
  /** Null when free text is wanted. */
  readonly schema: JsonSchema | null;
  readonly stream: boolean;
  readonly tools: readonly OfferedTool[];
  /** Characters of the prompt that are marked for the cache, which always has them; absent: none. */
  readonly cached?: number;
  /** How many calls of tools were answered before. */
  readonly results: number;
  /** The vendor's web search may be used. */
  readonly search: boolean;
  /** A stream tells its tokens only when it is asked to (Chat Completions). */
  readonly countsInStream: boolean;
}

export interface Answer {
  readonly text: string;
  /** Set when the model declines. There is no text then. */
  readonly refusal: string | null;
  readonly finish: "stop" | "length" | "pause";
  /** Tools that it calls in the place of an answer. */
  readonly calls: readonly CalledTool[];
  /** The web search the vendor made. Null when it made none. */
  readonly search: { readonly pages: readonly Page[]; readonly failed: boolean } | null;
}

export interface Page {
  readonly url: string;
  readonly title: string;
}

/** An answer that is no success, in the vendor's own shape. */
export interface Refusal {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Checked =
  | { readonly ok: true; readonly asked: ModelRequest }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a writer must know beside the answer. */
export interface Envelope {
  readonly asked: ModelRequest;
  readonly answer: Answer;
  readonly id: string;
  /** Null in the scenario of a server that does not count. */
  readonly tokens: {
    readonly input: number;
    readonly output: number;
    readonly reasoning: number;
  } | null;
}

/** How one vendor speaks. */
export interface Protocol {
  readonly handles: (path: string) => boolean;
  /** Refuses what the vendor refuses before it reads the body. */
  readonly authorize: (headers: IncomingHttpHeaders, apiKey: string) => Refusal | undefined;
  readonly check: (body: unknown, path: string) => Checked;
  readonly whole: (envelope: Envelope) => unknown;
  /** Server-sent events in order, without the blank line after each. The last ones end the stream. */
  readonly events: (envelope: Envelope) => readonly string[];
  /** The error event that may come inside a stream. */
  readonly errorEvent: string;
  readonly outage: (outage: Exclude<Outage, "bad-gateway">) => Refusal;
}

/** Signs in one streamed piece. */
const PIECE = 16;

export const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) =>
    text.slice(at * PIECE, (at + 1) * PIECE),
  );

/** One server-sent event with JSON. */
export const dataOf = (value: unknown): string => `data: ${JSON.stringify(value)}`;
/** An event that carries its name. */
export interface NamedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const namedEvent = (value: NamedEvent): string => `event: ${value.type}\n${dataOf(value)}`;
