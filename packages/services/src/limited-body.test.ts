import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCardImages } from "./card-images/create-card-images.ts";
import { createDiscordBot } from "./discord-bot/create-discord-bot.ts";
import { createDiscordAvatars } from "./discord-oauth/create-discord-avatars.ts";
import { createDiscordOAuth } from "./discord-oauth/create-discord-oauth.ts";
import { BodyTooLarge, limitedFetch } from "./limited-body.ts";
import { createPayPal } from "./paypal/create-paypal.ts";
import { createCardService } from "./scryfall/create-card-service.ts";

const KB = 1024;

describe("[SEC] a server that sends without end", () => {
  let sent = 0;
  let closed: Promise<void>;
  const server = createServer((request, response) => {
    const piece = request.url === "/lines" ? `${"x".repeat(99)}\n` : "x".repeat(100);
    const { accept = "" } = request.headers;
    response.setHeader("content-type", accept.startsWith("image/") ? "image/png" : "text/plain");
    const write = (): void => {
      while (response.writable && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) {
          response.once("drain", write);
          return;
        }
      }
    };
    closed = new Promise((resolve) => {
      response.once("close", () => resolve());
    });
    write();
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.closeAllConnections());

  test.each([
    ["/lines", { total: 64 * KB, line: 2 * KB }],
    ["/one-line", { total: 64 * KB }],
    ["/one-line", { total: 1024 * KB, line: 64 * KB }],
  ])("%s is cut at %j, and its connection is closed", async (path, limits) => {
    sent = 0;
    const response = await limitedFetch(limits)(url + path);
    await expect(response.text()).rejects.toBeInstanceOf(BodyTooLarge);
    await closed;
    // What the sockets of both sides hold, besides.
    expect(sent).toBeLessThan(32 * KB * KB);
  });

  const known = { clientId: "client", clientSecret: "secret", userAgent: "Spellwright/0" };
  const account = () => ({ ...known, apiUrl: url });
  test.each<[string, () => Promise<unknown>, object]>([
    [
      "the card service",
      () => createCardService({ ...known, baseUrl: url }).named("Forest", "exact"),
      { failure: "outage" },
    ],
    [
      "its pictures",
      () => createCardImages({ ...known, baseUrl: url }).fetch(`${url}/forest.png`),
      { failure: "outage" },
    ],
    [
      "the sign-in of Discord",
      () => createDiscordOAuth(account()).readUser("token"),
      { failure: "unavailable" },
    ],
    [
      "its pictures of people",
      () => createDiscordAvatars({ cdnUrl: url }).fetch("1", "hash"),
      { failure: "unavailable" },
    ],
    [
      "its servers",
      () => createDiscordBot({ ...account(), botToken: "token" }).readGuild("1"),
      { failure: "unavailable" },
    ],
    [
      "PayPal",
      () => createPayPal({ ...account(), webhookId: "webhook" }).orders.read("order"),
      { failure: "unavailable" },
    ],
  ])("%s is cut, and counts as away", async (_what, ask, failure) => {
    sent = 0;
    await expect(ask()).rejects.toMatchObject(failure);
    await closed;
    expect(sent).toBeLessThan(32 * KB * KB);
  });
});

test("[SEC] an answer within the limits is the same answer", async () => {
  const answer = new Response("a\nb", { status: 418, headers: { "x-kind": "tea" } });
  const limited = limitedFetch({ total: 3, line: 1 }, async () => answer);
  const response = await limited("http://x");
  expect([response.status, response.headers.get("x-kind"), await response.text()]).toEqual([
    418,
    "tea",
    "a\nb",
  ]);
});
