import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as nextPass } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";
import { listen } from "./listen.ts";

/** @returns the requests in the order in which they began, and how to send them */
const watchTurns = (atOnce: number) => {
  const begun: string[] = [];
  const take = createFairQueue(atOnce);
  const send = (network: string, ...names: readonly string[]) => {
    for (const name of names) take(network, () => begun.push(name));
  };
  return { begun, send };
};

test("[T-6] begins a few requests of a network at once and lets the others wait for the next pass", async () => {
  const { begun, send } = watchTurns(2);
  send("flood", "a1", "a2", "a3", "a4", "a5");
  expect(begun).toEqual(["a1", "a2"]);
  await nextPass();
  expect(begun).toEqual(["a1", "a2", "a3", "a4"]);
  await nextPass();
  expect(begun).toEqual(["a1", "a2", "a3", "a4", "a5"]);
});

test("[T-6] begins a request of another network before those that wait", async () => {
  const { begun, send } = watchTurns(2);
  send("flood", "a1", "a2", "a3");
  send("visitor", "b1");
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await nextPass();
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

test("[T-6] keeps the order of a network’s requests, also of those that come while others wait", async () => {
  const { begun, send } = watchTurns(1);
  send("flood", "a1", "a2", "a3");
  await nextPass();
  send("flood", "a4");
  for (let pass = 0; pass < 3; pass++) await nextPass();
  expect(begun).toEqual(["a1", "a2", "a3", "a4"]);
});

test("[T-6] begins nothing for a connection that ended while its request waited", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop());
  const asked: string[] = [];
  server.serve(({ url }) => {
    asked.push(new URL(url).pathname);
    // The one that waits behind the first four ends before its turn comes.
    if (asked.length === 1) last.resetAndDestroy();
    return new Response("here");
  });
  const open = () => connect(server.port, "127.0.0.1").on("error", () => undefined);
  const sockets = Array.from({ length: 4 }, open);
  const last = open();
  await Promise.all([...sockets, last].map((socket) => once(socket, "connect")));
  for (const [at, socket] of [...sockets, last].entries())
    socket.write(`GET /${at} HTTP/1.1\r\nhost: here\r\n\r\n`);
  await Promise.all(sockets.map((socket) => once(socket, "data")));
  expect(asked.toSorted()).toEqual(["/0", "/1", "/2", "/3"]);
  for (const socket of sockets) socket.destroy();
});
