import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { readJson, sendJson } from "../http/read-json.ts";
import type { RequestLog } from "../http/request-log.ts";
import type { ModelRequest } from "./protocol.ts";
import { SCENARIOS, type Scenario } from "./scenarios.ts";

export interface Controls {
  /** `delayMs` is for `slow`. Also `POST /__control/scenario { scenario, delayMs? }`. */
  choose(scenario: Scenario, delayMs?: number): void;
  /** Also `GET /__control/requests`. */
  readonly requests: RequestLog["all"];
  /** Chooses `written`: what is answered to each question, as JSON. */
  write(make: (asked: ModelRequest) => unknown): void;
  /** Forgets the requests and goes back to the first scenario. Also `POST /__control/reset`. */
  reset(): void;
}

const ScenarioBody = z.strictObject({
  scenario: z.enum(SCENARIOS),
  delayMs: z.int().min(0).max(600_000).optional(),
});

/** The controls of a running fake over HTTP, under `/__control/`, for tests in another process. */
export async function answerControl(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (`${request.method} ${request.url}`) {
    case "GET /__control/requests":
      sendJson(response, 200, controls.requests());
      break;
    case "POST /__control/reset":
      controls.reset();
      sendJson(response, 200, {});
      break;
    case "POST /__control/scenario": {
      const body = ScenarioBody.safeParse(await readJson(request));
      if (!body.success) {
        sendJson(response, 400, { error: z.prettifyError(body.error) });
        break;
      }
      controls.choose(body.data.scenario, body.data.delayMs);
      sendJson(response, 200, body.data);
      break;
    }
    default:
      sendJson(response, 404, { error: "unknown control" });
  }
}
