import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSigner } from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createCardImages } from "./card-images/create-card-images.ts";
import { createDiscordBot } from "./discord-bot/create-discord-bot.ts";
import { createDiscordAvatars } from "./discord-oauth/create-discord-avatars.ts";
import { createDiscordOAuth } from "./discord-oauth/create-discord-oauth.ts";
import { createLanguageModel } from "./language-model/create-language-model.ts";
import { createPayPal } from "./paypal/create-paypal.ts";
import { findRulesFile } from "./rules-publisher/find-rules-file.ts";
import { createCardService } from "./scryfall/create-card-service.ts";

const KB = 1024;
const MB = 1024 * KB;

/** What an answer begins with, and the spaces that make it so long. */
const padded = (start: string) => (size: number) => start + " ".repeat(size - start.length);
const json = (body: object) => padded(JSON.stringify(body));

/** The events of a model’s answer (Chat Completions), with whatever else is sent before them. */
const event = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: "1", model: "m", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const RULING = `${event({ content: '{"ruling":"Yes."}' })}${event({}, "stop")}data: [DONE]\n\n`;
/** A comment, which every reader of events leaves out. Its line ends are not counted in a line. */
const comment = (size: number): string => `:${"x".repeat(size - 1)}`;
const lineOf = (size: number): string => `${comment(size)}\n\n${RULING}`;
const LINE = 512 * KB;
const wholeOf = (size: number): string => {
  const lines = `${comment(LINE - 1)}\n`.repeat((size - RULING.length) / LINE);
  const rest = size - RULING.length - lines.length;
  return `${lines}${rest > 1 ? `${comment(rest - 2)}\n\n` : "\n".repeat(rest)}${RULING}`;
};
const THOUGHT = 64 * KB;
const thoughtOf = (size: number): string =>
  event({ reasoning_content: "x".repeat(THOUGHT) }).repeat(size / THOUGHT) +
  event({ reasoning_content: "x".repeat(size % THOUGHT) }) +
  RULING;

describe("[DATA-06] [ERR-04] an answer of a service", () => {
  let answer: { readonly type: string; readonly body: string };
  const server = createServer((request, response) => {
    const isToken = request.url === "/v1/oauth2/token";
    const token = JSON.stringify({ access_token: "token", expires_in: 3600 });
    response.writeHead(200, { "content-type": isToken ? "application/json" : answer.type });
    response.end(isToken ? token : answer.body);
  });
  let url: string;
  let certificate: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    ({ certificate } = await createSigner());
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const account = () => ({
    ...{ clientId: "client", clientSecret: "secret", userAgent: "Spellwright/0" },
    ...{ apiUrl: url, baseUrl: url },
  });
  const paypal = () => createPayPal({ ...account(), webhookId: "webhook" });
  /** Signed by nobody: with a certificate that is read it is no event, and nothing else. */
  const forged = () =>
    paypal().webhooks.verify(
      new Headers({
        "paypal-transmission-id": "1",
        "paypal-transmission-time": new Date().toISOString(),
        "paypal-transmission-sig": "x",
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": `${url}/v1/notifications/certs/CERT-1`,
      }),
      JSON.stringify({ id: "1", event_type: "X", resource: {} }),
    );
  const model = () =>
    createLanguageModel({
      ...{ provider: "compatible", name: "Test model", model: "m", apiKey: "key", baseUrl: url },
      retryPauseMs: 1,
    }).generate({
      ...{ system: "You are a judge.", prompt: "[R1] 702.19b Excess damage goes on." },
      schema: z.object({ ruling: z.string() }),
      ...{ schemaName: "ruling", effort: "medium", signal: new AbortController().signal },
    });

  interface Service {
    readonly limit: number;
    readonly type?: string;
    readonly bodyOf: (size: number) => string;
    readonly ask: () => Promise<unknown>;
    readonly failure?: "outage" | "unavailable";
  }
  const EVENTS = { type: "text/event-stream", ask: model };
  const SERVICES: Readonly<Record<string, Service>> = {
    "the card service": {
      limit: 8 * MB,
      bodyOf: json({ id: "1", name: "Forest" }),
      ask: () => createCardService(account()).byId("1"),
      failure: "outage",
    },
    "its pictures": {
      limit: 6 * MB,
      type: "image/png",
      bodyOf: padded(""),
      ask: () => createCardImages(account()).fetch(`${url}/forest.png`),
      failure: "outage",
    },
    "the publisher of the rules": {
      limit: 5 * MB,
      type: "text/html",
      bodyOf: padded('<a href="/rules 20260619.txt">'),
      ask: () => findRulesFile({ ...account(), pageUrl: url }),
      failure: "outage",
    },
    "the sign-in of Discord": {
      limit: 64 * KB,
      bodyOf: json({ id: "1" }),
      ask: () => createDiscordOAuth(account()).readUser("token"),
    },
    "its pictures of people": {
      limit: 256 * KB,
      type: "image/png",
      bodyOf: padded(""),
      ask: () => createDiscordAvatars({ cdnUrl: url }).fetch("1", "hash"),
    },
    "its servers": {
      limit: 2 * MB,
      bodyOf: json({ id: "1", name: "Friday table", owner_id: "2" }),
      ask: () => createDiscordBot({ ...account(), botToken: "token" }).readGuild("1"),
    },
    PayPal: {
      limit: MB,
      bodyOf: json({ id: "order", status: "APPROVED" }),
      ask: () => paypal().orders.read("order"),
    },
    "the certificate of its events": {
      limit: 20_000,
      bodyOf: (size) => padded(certificate)(size),
      ask: forged,
    },
    "a language model, all that it sends": { ...EVENTS, limit: 16 * MB, bodyOf: wholeOf },
    "a language model, one line": { ...EVENTS, limit: MB, bodyOf: lineOf },
    "a language model, what it thinks": { ...EVENTS, limit: 512 * KB, bodyOf: thoughtOf },
  };

  test.each(Object.entries(SERVICES))(
    "is read at its longest, and is an outage with one byte more: %s",
    async (_what, service) => {
      const { limit, type = "application/json", bodyOf, ask, failure = "unavailable" } = service;
      for (const size of [limit - 1, limit]) {
        answer = { type, body: bodyOf(size) };
        expect([size, await ask().then(() => "read")]).toEqual([size, "read"]);
      }
      answer = { type, body: bodyOf(limit + 1) };
      await expect(ask()).rejects.toMatchObject({ failure });
    },
  );
});
