import type { IncomingMessage, ServerResponse } from "node:http";
import { readJson, sendJson } from "../http/read-json.ts";
import { createRequestLog, type RequestLog } from "../http/request-log.ts";
import { sendFile } from "../http/send-file.ts";
import { startLoopbackServer } from "../http/start-loopback-server.ts";
import { createBulkFiles } from "./bulk-files.ts";
import { createLookUps, PAGE_SIZE } from "./look-up.ts";
import { sendPicture } from "./picture.ts";
import { createRequestSpacing } from "./request-spacing.ts";
import { type FakeCardRecord, SAMPLE_CARDS, SAMPLE_RULINGS, SAMPLE_SETS } from "./sample-cards.ts";
import type { CardServiceScenario } from "./scenarios.ts";

/** What the stand-in for the card service knows, and whether it counts requests. */
export interface FakeCardServiceOptions {
  readonly port?: number;
  /** Records of all languages. A few of ours when absent. */
  readonly cards?: readonly FakeCardRecord[];
  readonly rulings?: readonly object[];
  readonly pageSize?: number;
  /** Clock of the rate limiter, in ms. Absent, it does not count. */
  readonly now?: () => number;
}

/** A running stand-in for the card service: look-ups, bulk files and pictures. */
export interface FakeCardService {
  /** For the API, the bulk files and the pictures alike. */
  readonly baseUrl: string;
  choose(scenario: CardServiceScenario): void;
  /** Builds the bulk files anew: their addresses change, the old ones are gone. */
  publish(builtAt: Date, content?: { readonly cards?: readonly FakeCardRecord[] }): void;
  readonly requests: RequestLog["all"];
  readonly next: RequestLog["next"];
  /** Forgets requests, limits and the scenario. */
  reset(): void;
  close(): Promise<void>;
}

const FIRST_BUILD = new Date("2026-09-08T09:01:57Z");
/** Bytes after which a cut file ends. */
const CUT_AFTER = 64;

/** A server that speaks the public card service's protocol, its limits and its bad days included. */
export async function startFakeCardService(
  options: FakeCardServiceOptions = {},
): Promise<FakeCardService> {
  const { cards = SAMPLE_CARDS, rulings = SAMPLE_RULINGS, pageSize = PAGE_SIZE } = options;
  const log = createRequestLog();
  const politeness = createRequestSpacing(options.now);
  const lookUps = createLookUps(cards);
  let bulk = createBulkFiles({ cards, rulings }, FIRST_BUILD);
  let state = { scenario: "normal" as CardServiceScenario, asked: 0, files: 0 };
  let release = (): void => undefined;
  let held: Promise<void> = Promise.resolve();

  /** Whether a bad day answered already. */
  const answersBadly = (response: ServerResponse): boolean => {
    const { scenario } = state;
    const isFirst = state.asked === 0;
    state.asked += 1;
    if (scenario === "hang") return true;
    if (scenario === "429" || (scenario === "429-once" && isFirst)) {
      const headers = scenario === "429-once" ? { "retry-after": "45" } : {};
      const details = "You are being rate-limited, try again after 60 seconds.";
      sendJson(
        response,
        429,
        { object: "error", code: "rate_limited", status: 429, details },
        headers,
      );
      return true;
    }
    const page = { "502-html": 502, "200-html": 200, empty: 200 }[scenario as string];
    if (page === undefined) return false;
    response.writeHead(page, { "content-type": "text/html" });
    response.end(scenario === "empty" ? "" : "<html><body>Bad gateway</body></html>");
    return true;
  };

  const answerFile = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const file = bulk.file(path);
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/html" }).end("<h1>404</h1>");
      return;
    }
    const withoutRange = state.scenario === "cut-without-range";
    const cuts = withoutRange || (state.scenario === "cut-once" && state.files === 0);
    state.files += 1;
    sendFile(request, response, file, { withoutRange, cutAfter: cuts ? CUT_AFTER : undefined });
  };

  const server = await startLoopbackServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://fake");
    const body = request.method === "POST" ? await readJson(request) : undefined;
    log.add(request, response, body);
    if (url.pathname.startsWith("/file/")) return answerFile(request, response, url.pathname);
    if (state.scenario === "hold") await held;
    if (answersBadly(response)) return;
    if (sendPicture(request, response, (id) => cards.some((card) => card.id === id))) return;
    const refusal = politeness.checkHeaders(request);
    if (refusal !== null) return sendJson(response, 400, refusal);
    if (politeness.isTooSoon(url.pathname)) {
      const details = "You are being rate-limited, try again after 30 seconds.";
      return sendJson(response, 429, {
        object: "error",
        code: "rate_limited",
        status: 429,
        details,
      });
    }
    const answer = answerOf(`${request.method} ${url.pathname}`, url, body);
    sendJson(response, answer.status, answer.body);
  }, options.port);

  const answerOf = (call: string, url: URL, body: unknown) => {
    if (call === "GET /bulk-data") return { status: 200, body: bulk.list(server.origin) };
    if (call === "GET /sets") return { status: 200, body: { object: "list", data: SAMPLE_SETS } };
    if (call === "GET /cards/named") return lookUps.named(url.searchParams);
    if (call === "POST /cards/collection") return lookUps.collection(body);
    if (call === "GET /cards/search") {
      const self = new URL(url.pathname + url.search, server.origin);
      return lookUps.search(url.searchParams, self, pageSize);
    }
    return lookUps.byId(/^GET \/cards\/([\w-]+)$/.exec(call)?.[1] ?? "");
  };

  const choose = (scenario: CardServiceScenario) => {
    state = { scenario, asked: 0, files: 0 };
    release();
    held = new Promise((resolve) => {
      release = resolve;
    });
  };
  return {
    baseUrl: server.origin,
    choose,
    publish: (builtAt, content = {}) => {
      bulk = createBulkFiles({ cards: content.cards ?? cards, rulings }, builtAt);
    },
    requests: log.all,
    next: log.next,
    reset: () => {
      log.clear();
      politeness.reset();
      choose("normal");
      bulk = createBulkFiles({ cards, rulings }, FIRST_BUILD);
    },
    close: server.close,
  };
}
