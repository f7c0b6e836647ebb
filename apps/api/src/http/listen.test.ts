import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

/** What proxies and load balancers usually keep an idle connection for, in seconds. */
const PROXY_IDLE_SECONDS = 60;

test("an idle connection outlives the minute for which a proxy reuses it", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop());
  server.serve(() => new Response("here"));
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(PROXY_IDLE_SECONDS);
});

test("idle connections do not hold the server up when it ends", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0 });
  server.serve(() => new Response("here"));
  await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  await expect(server.stop()).resolves.toBeUndefined();
});
