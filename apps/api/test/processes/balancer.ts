import { type Answer, readAnswer } from "../call-app.ts";
import type { ApiProcess } from "./api-process.ts";

/** A request as its sender sees it. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came of a request: an answer, or a line that broke. */
export type Outcome =
  | { readonly kind: "answer"; readonly answer: Answer; readonly by: ApiProcess }
  /** `isOurs`: the process had been told to end. */
  | { readonly kind: "broken"; readonly isOurs: boolean; readonly by: ApiProcess };

/** Longest wait for an answer, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Spreads requests over processes, the next one to the next process. */
export interface Balancer {
  /** To the next process, once. */
  send(request: Sent): Promise<Outcome>;
  /** The raw answer of the next process, for streams. @throws when the line breaks */
  open(request: Sent, signal?: AbortSignal): Promise<{ response: Response; by: ApiProcess }>;
}

/** @param processes those there are at this moment. One that ended stays until another has its place */
export const createBalancer = (processes: () => readonly ApiProcess[]): Balancer => {
  let turn = 0;
  const next = (): ApiProcess => {
    const all = processes();
    turn += 1;
    const chosen = all[turn % all.length];
    if (chosen === undefined) throw new Error("there is no process");
    return chosen;
  };
  const fetchFrom = (by: ApiProcess, { method, path, body, headers }: Sent, signal: AbortSignal) =>
    fetch(by.url + path, {
      method,
      signal,
      headers: {
        "accept-language": "en",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    async send(request) {
      const by = next();
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        return {
          kind: "answer",
          answer: await readAnswer(await fetchFrom(by, request, signal)),
          by,
        };
      } catch {
        return { kind: "broken", isOurs: by.isEnding(), by };
      }
    },
    async open(request, signal = AbortSignal.timeout(PATIENCE_MS)) {
      const by = next();
      return { response: await fetchFrom(by, request, signal), by };
    },
  };
};
