import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

/** What proxies and load balancers usually keep an idle connection for, in seconds. */
const PROXY_IDLE_SECONDS = 60;

test("[T-1] an idle connection outlives the minute for which a proxy reuses it", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop());
  server.serve(() => new Response("here"));
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(PROXY_IDLE_SECONDS);
});

test("[T-1] idle connections do not hold the server up when it ends", async () => {
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

/** A connection that is taken, and of which nothing is read. */
const openUnread = async (port: number, sent = ""): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(sent);
  return socket;
};
const GET = "GET / HTTP/1.1\r\nhost: here\r\n\r\n";
/** Ends when the server cuts it. */
const cut = (socket: Socket) => once(socket.resume(), "close");

/** A body without end, and whether whoever makes it was told to stop. */
const endless = () => {
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const body = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => stop(),
    });
  return { stopped, body };
};

test("[T-1] an answer of which nothing is taken ends, and its connection with it", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0 }, { stalledMs: 50 });
  onTestFinished(() => server.stop());
  const { stopped, body } = endless();
  server.serve(() => new Response(body()));
  const socket = await openUnread(server.port, GET);
  await stopped;
  await cut(socket);
});

test("[T-1] an answer that is long in the making is waited for, an idle connection is not", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0 }, { stalledMs: 50 });
  onTestFinished(() => server.stop());
  let make: () => void = () => undefined;
  const made = new Promise<void>((resolve) => {
    make = resolve;
  });
  server.serve(async () => {
    await made;
    return new Response("here");
  });
  const asking = fetch(`http://127.0.0.1:${server.port}/`);
  await cut(await openUnread(server.port));
  make();
  expect(await (await asking).text()).toBe("here");
});

test("[T-1] what waits behind another answer ends with the connection", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop());
  const first = endless();
  const second = endless();
  const bodies = [first.body(), second.body()];
  server.serve(() => new Response(bodies.shift()));
  const socket = await openUnread(server.port, GET + GET);
  await expect.poll(() => bodies.length).toBe(0);
  socket.resetAndDestroy();
  await Promise.all([first.stopped, second.stopped]);
});

test("[T-1] one network has so many connections, and another one when it ended one", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0 }, { ofNetwork: 2 });
  onTestFinished(() => server.stop());
  server.serve(() => new Response("here"));
  const [first] = [await openUnread(server.port), await openUnread(server.port)];
  await cut(await openUnread(server.port, GET));
  first.destroy();
  const answered = async () => {
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n");
    return text(socket).catch(() => "");
  };
  await expect.poll(answered).toContain("200 OK");
});

/** Starts an answer that nobody reads, for whom the proxy names. */
const askUnreadFor = async (port: number, forwarded: string): Promise<Socket> =>
  openUnread(port, `GET / HTTP/1.1\r\nhost: here\r\nx-forwarded-for: ${forwarded}\r\n\r\n`);

test("[T-14] behind a proxy one network has so many answers under way, and others have theirs", async () => {
  const server = await listen({ host: "127.0.0.1", port: 0, trustProxy: true }, { ofNetwork: 2 });
  onTestFinished(() => server.stop());
  const bodies = [endless(), endless()];
  const waiting = bodies.map((each) => each.body());
  server.serve(() => new Response(waiting.shift() ?? "here"));
  const askFor = async (forwarded: string) => {
    const headers = { "x-forwarded-for": forwarded, "accept-language": "en", connection: "close" };
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  const [first] = [
    await askUnreadFor(server.port, "203.0.113.7"),
    await askUnreadFor(server.port, "198.51.100.1, 203.0.113.7"),
  ];
  await expect.poll(() => waiting.length).toBe(0);
  const refused = await askFor("203.0.113.7");
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([429, "RATE_LIMITED"]);
  expect((await askFor("203.0.113.8")).text).toBe("here");
  first.resetAndDestroy();
  await expect.poll(async () => (await askFor("203.0.113.7")).text).toBe("here");
});
