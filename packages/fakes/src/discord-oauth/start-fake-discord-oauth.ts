import type { ServerResponse } from "node:http";
import { sendJson } from "../http/read-json.ts";
import { startLoopbackServer } from "../http/start-loopback-server.ts";
import { API, answerOAuth } from "./answer-oauth.ts";
import type { RegisteredClient } from "./authorization-request.ts";
import { DiscordWorld } from "./discord-world.ts";

/** The client that Discord would know. One of ours where nothing is said. */
export interface FakeDiscordOAuthOptions extends Partial<RegisteredClient> {
  /** 0, the default, takes a free one. */
  readonly port?: number;
}

/** `gateway`: a page of the network in between; `silent`: no answer at all. */
export type DiscordOutage = "gateway" | "limited" | "silent";

/** A running stand-in for Discord's sign-in: its addresses, whom it knows, and how it fails. */
export interface FakeDiscordOAuth extends RegisteredClient {
  /** For a browser. */
  readonly authorizeUrl: string;
  /** For a server. */
  readonly apiUrl: string;
  /** Where pictures are. */
  readonly cdnUrl: string;
  /** Breaks the API until `recover`. */
  fail(outage: DiscordOutage): void;
  recover(): void;
  /** Lets time pass for the codes it gave. */
  skip(ms: number): void;
  close(): Promise<void>;
}

const answerOutage = (outage: DiscordOutage, response: ServerResponse): void => {
  if (outage === "gateway") {
    response.writeHead(502, { "content-type": "text/html" });
    response.end("<html><body><h1>502 Bad Gateway</h1></body></html>");
  } else if (outage === "limited")
    sendJson(
      response,
      429,
      { message: "You are being rate limited.", retry_after: 1, global: false },
      { "retry-after": "1" },
    );
};

/**
 * A local server that speaks Discord's OAuth2: sign-in and consent screens, `prompt=none`, PKCE, codes
 * that work once and end, the caller's own user. A screen asks who signs in, so that each browser of
 * a test can be another person.
 */
export async function startFakeDiscordOAuth(
  options: FakeDiscordOAuthOptions = {},
): Promise<FakeDiscordOAuth> {
  const { clientId = "fake-client", clientSecret = "fake-secret", redirectUris = [] } = options;
  const client = { clientId, clientSecret, redirectUris };
  const world = new DiscordWorld();
  let outage: DiscordOutage | undefined;

  const server = await startLoopbackServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://discord.invalid");
    const isScreen = url.pathname === "/oauth2/authorize";
    if (!isScreen && outage !== undefined) return answerOutage(outage, response);
    if (!(await answerOAuth(world, client, request, response, url)))
      sendJson(response, 404, { message: "404: Not Found", code: 0 });
  }, options.port);

  return {
    ...client,
    authorizeUrl: `${server.origin}/oauth2/authorize`,
    apiUrl: `${server.origin}${API}`,
    cdnUrl: server.origin,
    fail: (kind) => {
      outage = kind;
    },
    recover: () => {
      outage = undefined;
    },
    skip: (ms) => world.skip(ms),
    close: server.close,
  };
}
