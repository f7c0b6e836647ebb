import type { IncomingMessage, ServerResponse } from "node:http";
import { readJson, sendJson } from "../http/read-json.ts";
import { createRequestLog, type RequestLog } from "../http/request-log.ts";
import { startLoopbackServer } from "../http/start-loopback-server.ts";
import { type CollectedEvent, type CollectedSpan, readEvents, readSpans } from "./read-export.ts";

/** A collector, with what it was sent and took so far. */
export interface FakeCollector {
  /** What `OTEL_EXPORTER_OTLP_ENDPOINT` takes. */
  readonly baseUrl: string;
  readonly requests: RequestLog;
  readonly spans: readonly CollectedSpan[];
  readonly events: readonly CollectedEvent[];
  /** From now on it says that it is overloaded. What was taken stays. */
  refuse(status: 429 | 503): void;
  close(): Promise<void>;
}

/**
 * An OpenTelemetry collector that takes JSON over HTTP and refuses what a real one refuses: other paths
 * (404), methods (405), kinds of body (415), what is not OTLP (400), and who does not show its key (401).
 *
 * @param key shown as `x-api-key`; absent: everybody may
 */
export const startFakeCollector = async (
  options: { readonly port?: number; readonly key?: string } = {},
): Promise<FakeCollector> => {
  const spans: CollectedSpan[] = [];
  const events: CollectedEvent[] = [];
  const requests = createRequestLog();
  let overloaded: number | undefined;
  const refusalOf = (request: IncomingMessage): number | undefined => {
    if (request.url !== "/v1/traces" && request.url !== "/v1/logs") return 404;
    if (request.method !== "POST") return 405;
    if (options.key !== undefined && request.headers["x-api-key"] !== options.key) return 401;
    if (request.headers["content-type"] !== "application/json") return 415;
    return overloaded;
  };
  const take = (path: string | undefined, body: unknown): boolean => {
    const [newSpans, newEvents] =
      path === "/v1/traces" ? [readSpans(body), []] : [[], readEvents(body)];
    if (newSpans === undefined || newEvents === undefined) return false;
    spans.push(...newSpans);
    events.push(...newEvents);
    return true;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readJson(request);
    requests.add(request, response, body);
    const refused = refusalOf(request);
    if (refused !== undefined) sendJson(response, refused, { code: refused });
    else if (take(request.url, body)) sendJson(response, 200, { partialSuccess: {} });
    else sendJson(response, 400, { code: 3, message: "not OTLP" });
  };
  const server = await startLoopbackServer(answer, options.port);
  return {
    baseUrl: server.origin,
    requests,
    spans,
    events,
    refuse: (status) => {
      overloaded = status;
    },
    close: () => server.close(),
  };
};
