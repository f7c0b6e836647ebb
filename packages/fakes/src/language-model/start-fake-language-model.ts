import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { readJson, sendJson } from "../http/read-json.ts";
import { createRequestLog, type RequestLog } from "../http/request-log.ts";
import { startLoopbackServer } from "../http/start-loopback-server.ts";
import { answerControl, type Controls } from "./control-plane.ts";
import { deliver } from "./deliver.ts";
import { makeAnswer } from "./make-answer.ts";
import type { Envelope, ModelRequest, Protocol, Refusal } from "./protocol.ts";
import { protocols } from "./protocols/index.ts";
import { openAiRefusal } from "./protocols/openai-errors.ts";
import { behaviourOf, type Outage, type Scenario } from "./scenarios.ts";

const SLOW_MS = 1_000;
/** What a server without tools answers to who offers none. */
const GOOD = { content: "good", usage: true, delivery: "whole" } as const;

const WRONG_METHOD: Refusal = {
  ...openAiRefusal(405, "Not allowed to this method"),
  headers: { allow: "POST" },
};

const begin = (scenario: Scenario, delayMs: number) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isReady = async () => {
    if (scenario === "slow") await wait(delayMs, undefined, { ref: false });
    if (scenario === "held") await released;
  };
  return { scenario, asked: 0, release, isReady };
};

/** How the stand-in for the model vendors starts; `scenario` is what it answers until told otherwise. */
export interface FakeLanguageModelOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** The key that requests must carry. */
  readonly apiKey?: string;
  readonly scenario?: Scenario;
  /** Fields of a request that it does not know and refuses by their name. */
  readonly unknownFields?: readonly string[];
}

/** A running stand-in for all model vendors. The path says which protocol is spoken. */
export interface FakeLanguageModel extends Controls {
  /** For clients of OpenAI, Anthropic and compatible servers: `http://127.0.0.1:<port>/v1`. */
  readonly baseUrl: string;
  /** For clients of Google: `http://127.0.0.1:<port>/v1beta`. */
  readonly googleBaseUrl: string;
  readonly apiKey: string;
  readonly next: RequestLog["next"];
  close(): Promise<void>;
}

/**
 * A local server that speaks OpenAI's Responses and Chat Completions, Anthropic's Messages and Google's
 * Gemini API, whole and streamed, with chosen behaviour.
 */
export async function startFakeLanguageModel(
  options: FakeLanguageModelOptions = {},
): Promise<FakeLanguageModel> {
  const { apiKey = "fake-key", scenario: firstScenario = "good", unknownFields = [] } = options;
  const log = createRequestLog();
  let state = begin(firstScenario, SLOW_MS);
  let written: Parameters<Controls["write"]>[0] = () => null;
  const controls: Controls = {
    choose: (scenario, delayMs = SLOW_MS) => {
      const { release } = state;
      state = begin(scenario, delayMs);
      release();
    },
    write: (make) => {
      written = make;
      controls.choose("written");
    },
    requests: log.all,
    reset: () => {
      log.clear();
      controls.choose(firstScenario);
    },
  };

  const answer = async (protocol: Protocol, asked: ModelRequest, response: ServerResponse) => {
    const { scenario, asked: count, isReady } = state;
    state.asked += 1;
    const behaviour = behaviourOf(scenario, count);
    if (behaviour.kind === "hang") return;
    const isOut = behaviour.kind === "outage" && (!behaviour.ofTools || asked.tools.length > 0);
    if (isOut) return sendOutage(response, protocol, behaviour.outage);
    await isReady();
    if (response.destroyed) return;
    const told = behaviour.kind === "answer" ? behaviour : GOOD;
    const made = makeAnswer(asked, told.content, written);
    const tokens = told.usage ? countTokens(asked, made.text) : null;
    const envelope: Envelope = { asked, answer: made, id: `fake-${count + 1}`, tokens };
    deliver(response, protocol, envelope, told.delivery);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse, body: unknown) => {
    const path = request.url ?? "";
    const protocol = protocols.find(({ handles }) => handles(path));
    if (protocol === undefined) return send(response, openAiRefusal(404, "Unknown request URL"));
    if (request.method !== "POST") return send(response, WRONG_METHOD);
    const stranger = protocol.authorize(request.headers, apiKey);
    if (stranger !== undefined) return send(response, stranger);
    const unknown = unknownFields.find((field) => field in Object(body));
    if (unknown !== undefined)
      return send(response, openAiRefusal(400, `Unknown field: ${unknown}`));
    const checked = protocol.check(body, path);
    return checked.ok ? answer(protocol, checked.asked, response) : send(response, checked.refusal);
  };

  const server = await startLoopbackServer(async (request, response) => {
    if (request.url?.startsWith("/__control/")) return answerControl(controls, request, response);
    const body = await readJson(request);
    log.add(request, response, body);
    return serve(request, response, body);
  }, options.port);

  return {
    baseUrl: `${server.origin}/v1`,
    googleBaseUrl: `${server.origin}/v1beta`,
    apiKey,
    ...controls,
    next: log.next,
    close: server.close,
  };
}

const send = (response: ServerResponse, { status, body, headers }: Refusal): void =>
  sendJson(response, status, body, headers);

function sendOutage(response: ServerResponse, protocol: Protocol, outage: Outage): void {
  if (outage === "bad-gateway") {
    response.writeHead(502, { "content-type": "text/html" });
    response.end("<html><body><h1>502 Bad Gateway</h1></body></html>");
    return;
  }
  send(response, protocol.outage(outage));
}

const REASONING_TOKENS = 32;

/** About four signs to a token, as the vendors say of English. */
const countTokens = (asked: ModelRequest, text: string): NonNullable<Envelope["tokens"]> => ({
  input: Math.ceil(asked.text.length / 4),
  output: Math.ceil(text.length / 4) + REASONING_TOKENS,
  reasoning: REASONING_TOKENS,
});
