import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readForm } from "../http/read-form.ts";
import { sendJson } from "../http/read-json.ts";

/** OAuth tokens of a client. */
export interface Tokens {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Whether a request carries a token that was given. */
  readonly isBorneBy: (request: IncomingMessage) => boolean;
  /** Those given so far are worth nothing any more. */
  readonly expire: () => void;
}

export const createTokens = (clientId: string, clientSecret: string): Tokens => {
  const tokens = new Set<string>();
  const isClient = (request: IncomingMessage): boolean => {
    const words = /^Basic (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    return Buffer.from(words, "base64").toString("utf8") === `${clientId}:${clientSecret}`;
  };
  return {
    async answer(request, response) {
      const form = await readForm(request);
      if (!isClient(request) || form.get("grant_type") !== "client_credentials")
        return sendJson(response, 401, {
          error: "invalid_client",
          error_description: "Client Authentication failed",
        });
      const token = randomUUID();
      tokens.add(token);
      sendJson(response, 200, {
        scope: "https://uri.paypal.com/services/subscriptions",
        access_token: token,
        token_type: "Bearer",
        app_id: "APP-80W284485P519543T",
        expires_in: 32_400,
        nonce: randomUUID(),
      });
    },
    isBorneBy: ({ headers }) =>
      tokens.has(/^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? ""),
    expire: () => tokens.clear(),
  };
};
