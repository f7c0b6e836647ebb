import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { readJson, sendJson } from "../http/read-json.ts";
import { createRequestLog, type RequestLog } from "../http/request-log.ts";
import { startLoopbackServer } from "../http/start-loopback-server.ts";
import { checkRequest, type VendorError } from "./check-request.ts";
import { answerControl, type Controls } from "./control-plane.ts";
import { makeAnswer } from "./make-answer.ts";
import { behaviourOf, type Outage, type Scenario } from "./scenarios.ts";
import { writeCompletion } from "./write-completion.ts";

const COMPLETIONS = "/v1/chat/completions";
const SLOW_MS = 1_000;

export interface FakeLanguageModelOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** The key that requests must carry. */
  readonly apiKey?: string;
  readonly scenario?: Scenario;
}

export interface FakeLanguageModel extends Controls {
  /** For the client: `http://127.0.0.1:<port>/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly next: RequestLog["next"];
  close(): Promise<void>;
}

/** A local server that speaks OpenAI's Chat Completions, with chosen behaviour. */
export async function startFakeLanguageModel(
  options: FakeLanguageModelOptions = {},
): Promise<FakeLanguageModel> {
  const { apiKey = "fake-key", scenario: firstScenario = "good" } = options;
  const log = createRequestLog();
  let state = { scenario: firstScenario, delayMs: SLOW_MS, asked: 0 };
  const controls: Controls = {
    choose: (scenario, delayMs = SLOW_MS) => {
      state = { scenario, delayMs, asked: 0 };
    },
    requests: log.all,
    reset: () => {
      log.clear();
      controls.choose(firstScenario);
    },
  };

  const complete = async (body: unknown, response: ServerResponse): Promise<void> => {
    const checked = checkRequest(body);
    if (!checked.ok) return sendJson(response, 400, { error: checked.error });
    const { scenario, delayMs, asked } = state;
    state.asked += 1;
    const behaviour = behaviourOf(scenario, asked);
    if (behaviour.kind === "hang") return;
    if (behaviour.kind === "error") return sendOutage(response, behaviour.outage);
    if (scenario === "slow") await wait(delayMs, undefined, { ref: false });
    if (response.destroyed) return;
    writeCompletion(response, checked.request, makeAnswer(checked.request, behaviour.content), {
      id: `chatcmpl-fake-${asked + 1}`,
      usage: behaviour.usage,
    });
  };

  const server = await startLoopbackServer(async (request, response) => {
    if (request.url?.startsWith("/__control/")) return answerControl(controls, request, response);
    const body = await readJson(request);
    log.add(request, response, body);
    if (request.url !== COMPLETIONS) {
      return sendJson(response, 404, { error: invalid("Unknown request URL") });
    }
    if (request.method !== "POST") {
      response.setHeader("allow", "POST");
      return sendJson(response, 405, { error: invalid("Not allowed to this method") });
    }
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return sendJson(response, 401, { error: invalid("Incorrect API key", "invalid_api_key") });
    }
    return complete(body, response);
  }, options.port);

  return {
    baseUrl: `${server.origin}/v1`,
    apiKey,
    ...controls,
    next: log.next,
    close: server.close,
  };
}

const invalid = (message: string, code: string | null = null): VendorError => ({
  message,
  type: "invalid_request_error",
  param: null,
  code,
});

const OUTAGES: Readonly<
  Record<Exclude<Outage, "bad-gateway">, { readonly status: number; readonly error: VendorError }>
> = {
  "rate-limit": {
    status: 429,
    error: { message: "Slow down", type: "requests", param: null, code: "rate_limit_exceeded" },
  },
  quota: {
    status: 429,
    error: {
      message: "You exceeded your current quota",
      type: "insufficient_quota",
      param: null,
      code: "insufficient_quota",
    },
  },
  internal: {
    status: 500,
    error: { message: "Internal error", type: "server_error", param: null, code: null },
  },
  overloaded: {
    status: 503,
    error: { message: "Overloaded", type: "server_error", param: null, code: null },
  },
};

function sendOutage(response: ServerResponse, outage: Outage): void {
  if (outage === "bad-gateway") {
    response.writeHead(502, { "content-type": "text/html" });
    response.end("<html><body><h1>502 Bad Gateway</h1></body></html>");
    return;
  }
  const { status, error } = OUTAGES[outage];
  if (outage === "rate-limit") response.setHeader("retry-after", "1");
  sendJson(response, status, { error });
}
