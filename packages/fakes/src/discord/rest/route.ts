import type { ChatWorld } from "../world/chat-world.ts";

/** A call of the REST API, read. */
export interface RestCall {
  readonly world: ChatWorld;
  /** What the path's parentheses caught. */
  readonly ids: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface RestAnswer {
  readonly status: number;
  /** Absent with 204. */
  readonly body?: unknown;
}

/** One route of the API, under its version. */
export interface Route {
  readonly method: string;
  readonly path: RegExp;
  /** Interactions carry their own token. Everything else asks for the bot's. */
  readonly isInteraction?: boolean;
  readonly answer: (call: RestCall) => RestAnswer;
}

/** 204. */
export const NOTHING: RestAnswer = { status: 204 };
