import type { IncomingMessage, ServerResponse } from "node:http";

/** A request as a fake got it, and how far its answer came. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Null while no answer was sent. It stays null when the caller left before. */
  readonly status: number | null;
  readonly aborted: boolean;
}

/** A request came, got its whole answer, or was left by its caller. */
export type RequestEvent = "arrived" | "answered" | "aborted";

export interface RequestLog {
  add(request: IncomingMessage, response: ServerResponse, body: unknown): void;
  /** Oldest first. */
  all(): readonly LoggedRequest[];
  clear(): void;
  /** Resolves at the next event of that kind. */
  next(event: RequestEvent): Promise<void>;
}

/** What a fake was asked, kept as it happens. */
export function createRequestLog(): RequestLog {
  let entries: { -readonly [Key in keyof LoggedRequest]: LoggedRequest[Key] }[] = [];
  let waiting: { readonly event: RequestEvent; readonly resolve: () => void }[] = [];
  const announce = (event: RequestEvent): void => {
    for (const waiter of waiting) if (waiter.event === event) waiter.resolve();
    waiting = waiting.filter((waiter) => waiter.event !== event);
  };
  return {
    add(request, response, body) {
      const entry: (typeof entries)[number] = {
        method: request.method ?? "",
        path: request.url ?? "",
        body,
        status: null,
        aborted: false,
      };
      entries.push(entry);
      announce("arrived");
      response.once("finish", () => {
        entry.status = response.statusCode;
        announce("answered");
      });
      response.once("close", () => {
        if (response.writableFinished) return;
        entry.aborted = true;
        announce("aborted");
      });
    },
    all: () => structuredClone(entries),
    clear: () => {
      entries = [];
    },
    next: (event) => new Promise((resolve) => waiting.push({ event, resolve })),
  };
}
