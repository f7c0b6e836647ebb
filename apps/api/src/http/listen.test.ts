import { connect } from "node:net";
import { text } from "node:stream/consumers";
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

/** As it goes over the wire: no client of ours would send it. */
const HEAD = "GET / HTTP/1.1\r\nconnection: close\r\n";
test.each([
  ["names no host", `${HEAD}\r\n`, "host"],
  ["names an impossible host", `${HEAD}host: <>\r\n\r\n`, "host"],
  ["names two hosts", `${HEAD}host: here\r\nhost: there\r\n\r\n`, "host"],
  ["names its host twice", `${HEAD}Host: here\r\nx: y\r\nHOST: here\r\n\r\n`, "host"],
  [
    "names another host in its address",
    "GET http://there/ HTTP/1.1\r\nconnection: close\r\nhost: here\r\n\r\n",
    "host",
  ],
  ["expects what nobody does", `${HEAD}host: here\r\nexpect: 200-maybe\r\n\r\n`, "headers"],
  [
    "says that its body is packed",
    `${HEAD}host: here\r\ncontent-encoding: gzip\r\n\r\n`,
    "headers",
  ],
  [
    "sends packed pieces",
    `${HEAD}host: here\r\ntransfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
    "headers",
  ],
  ["has more headers than anybody needs", `${HEAD}x: ${"x".repeat(100_000)}\r\n\r\n`, "headers"],
  ["has a method of its own", "FETCH / HTTP/1.1\r\nhost: here\r\n\r\n", "headers"],
  [
    "tells its length twice",
    "POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "headers",
  ],
])("[DATA-06] a request that %s is refused in the one form", async (_what, request, field) => {
  const server = await listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop());
  server.serve(() => new Response("here"));
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(body)).toMatchObject({ code: "FIELD_INVALID", params: { field } });
});

test.each([
  ["its own host in its address", "GET http://here/ HTTP/1.1\r\nhost: HERE\r\n"],
  ["a body as it is", "GET / HTTP/1.1\r\nhost: here\r\ncontent-encoding: identity\r\n"],
  ["more than two thousand headers", `GET / HTTP/1.1\r\nhost: here\r\n${"a:1\r\n".repeat(2_100)}`],
])(
  "[ERR-03] a request with %s is answered, and the header that a proxy adds last is read",
  async (_what, request) => {
    const server = await listen({ host: "127.0.0.1", port: 0 });
    onTestFinished(() => server.stop());
    server.serve(({ headers }) => new Response(headers.get("x-forwarded-for")));
    const socket = connect(server.port, "127.0.0.1");
    socket.write(`${request}connection: close\r\nx-forwarded-for: 203.0.113.7\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*203\.0\.113\.7/);
  },
);
