import { sendJson } from "../http/read-json.ts";
import { createRequestLog, type RequestLog } from "../http/request-log.ts";
import { startLoopbackServer } from "../http/start-loopback-server.ts";
import { type FakeLocalModel, type LocalKind, listingOf } from "./listings.ts";

/** What is behind the port: the server itself, or something that is none. */
export type LocalScenario = "good" | "hang" | "web-site" | "endless" | "error" | "moved";

/** Which server it is and which models it has. */
export interface FakeLocalModelsOptions {
  readonly kind: LocalKind;
  readonly models: readonly FakeLocalModel[];
  readonly scenario?: LocalScenario;
}

/** A running stand-in for a server of language models on one’s own machine. */
export interface FakeLocalModels {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly requests: RequestLog["all"];
  readonly next: RequestLog["next"];
  close(): Promise<void>;
}

/** A piece of a listing that never ends. */
const PIECE = `{"name":"${"m".repeat(60_000)}"},`;

/** A local server that lists models as Ollama, LM Studio or llama.cpp do, or behaves like none of them. */
export const startFakeLocalModels = async ({
  kind,
  models,
  scenario = "good",
}: FakeLocalModelsOptions): Promise<FakeLocalModels> => {
  const log = createRequestLog();
  const server = await startLoopbackServer(async (request, response) => {
    log.add(request, response, undefined);
    const path = request.url ?? "";
    switch (scenario) {
      case "hang":
        return;
      case "web-site":
        response.writeHead(200, { "content-type": "text/html" });
        response.end("<!doctype html><title>My router</title>");
        return;
      case "error":
        return sendJson(response, 500, { error: "loading" });
      case "moved":
        response.writeHead(302, { location: `${server.origin}/v1/elsewhere` }).end();
        return;
      case "endless": {
        response.writeHead(200, { "content-type": "application/json" });
        response.write('{"models":[');
        const more = () => {
          while (!response.destroyed && response.write(PIECE));
        };
        response.on("drain", more);
        return more();
      }
      default: {
        const body = request.method === "GET" ? listingOf(kind, path, models) : undefined;
        sendJson(response, body === undefined ? 404 : 200, body ?? { error: "not found" });
      }
    }
  });
  return { url: server.origin, requests: log.all, next: log.next, close: server.close };
};
