import { once } from "node:events";
import { type ClientHttp2Session, connect as connectHttp2, constants } from "node:http2";
import { connect as connectTcp } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WAIT_MS } from "../../../../test-limits.ts";
import { LIMITS } from "../../src/http/limits.ts";
import { type Caddy, startCaddy } from "../caddy.ts";
import { type AttackedServer, startAttacked } from "./attacked-server.ts";
import { countDescriptors, tellsDescriptors } from "./descriptors.ts";
import { addWebFile } from "./web-file.ts";

/** More than Caddy and the system keep for a reader who takes nothing. */
const FILE_BYTES = 8 * 1024 * 1024;
/** Connections of the database’s pool, and those of health looks, come and go. */
const OTHERS = 30;
/** Of the loopback network, each is an address of its own. */
const [ATTACKER, NEIGHBOUR] = ["127.0.0.66", "127.0.0.7"];

/** One answer over HTTP/2. */
interface Answer {
  readonly status: number;
  readonly text: string;
}

describe.skipIf(!tellsDescriptors)("through Caddy with our Caddyfile", () => {
  const file = addWebFile(FILE_BYTES);
  let server: AttackedServer;
  let caddy: Caddy;
  let open: number;
  beforeAll(async () => {
    server = await startAttacked("production");
    caddy = await startCaddy(server.process.url);
    await vi.waitFor(async () => expect(await isHealthy()).toBe(true), { timeout: WAIT_MS });
    await ask(NEIGHBOUR, { ":path": "/fr/oracle" });
    open = countDescriptors(server.process.pid);
  });
  afterAll(async () => {
    await caddy?.stop();
    await server?.close();
    file.remove();
  });

  const session = async (address: string): Promise<ClientHttp2Session> => {
    const { hostname, port } = new URL(caddy.url);
    const socket = connectTls({
      socket: connectTcp({ host: "127.0.0.1", port: Number(port), localAddress: address }),
      servername: hostname,
      ALPNProtocols: ["h2"],
      rejectUnauthorized: false,
    });
    await once(socket, "secureConnect");
    const opened = connectHttp2(caddy.url, { createConnection: () => socket });
    opened.on("error", () => undefined);
    return opened;
  };
  const askOn = (
    opened: ClientHttp2Session,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const stream = opened.request(headers, { endStream: body === undefined });
      let [status, text] = [0, ""];
      stream.on("response", (answer) => {
        status = Number(answer[":status"]);
      });
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => resolve({ status, text }));
      stream.on("error", reject);
      if (body !== undefined) stream.end(body);
    });
  const ask = async (address: string, headers: Readonly<Record<string, string>>, body?: string) => {
    const opened = await session(address);
    try {
      return await askOn(opened, headers, body);
    } finally {
      opened.destroy();
    }
  };
  const isHealthy = async () => {
    try {
      return (await ask(NEIGHBOUR, { ":path": "/api/health" })).status === 200;
    } catch {
      return false;
    }
  };
  const opened = () => countDescriptors(server.process.pid) - open;

  it("[T-14] pipelined requests whose answers nobody reads leave no descriptor behind", async () => {
    const { hostname, port } = new URL(caddy.url);
    const request = `GET ${file.path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`;
    const sockets = await Promise.all(
      Array.from({ length: 6 }, async (): Promise<TLSSocket> => {
        const socket = connectTls({
          ...{ host: "127.0.0.1", port: Number(port), servername: hostname },
          ...{ ALPNProtocols: ["http/1.1"], rejectUnauthorized: false, localAddress: ATTACKER },
        });
        socket.on("error", () => undefined);
        await once(socket, "secureConnect");
        socket.pause().write(request.repeat(500));
        return socket;
      }),
    );
    await expect.poll(opened).toBeGreaterThan(0);
    expect(await isHealthy()).toBe(true);
    expect(opened()).toBeLessThan(OTHERS);
    for (const socket of sockets) socket.destroy();
    await expect.poll(opened).toBeLessThan(OTHERS);
  });

  it("[T-14] streams of HTTP/2 that nobody reads shut out their own address alone", async () => {
    const sessions = await Promise.all(Array.from({ length: 3 }, () => session(ATTACKER)));
    for (const each of sessions)
      for (let stream = 0; stream < 100; stream++)
        each.request({ ":path": file.path }).on("error", () => undefined);
    const statusFor = async (address: string) =>
      (await ask(address, { ":path": "/api/health" })).status;
    await expect.poll(() => statusFor(ATTACKER)).toBe(429);
    expect(await statusFor(NEIGHBOUR)).toBe(200);
    for (const each of sessions) each.destroy();
    await expect.poll(() => statusFor(ATTACKER)).toBe(200);
    await expect.poll(opened).toBeLessThan(OTHERS);
  });

  it("[T-14] streams that are reset as soon as they are opened leave nothing behind", async () => {
    const attacking = await session(ATTACKER);
    for (let stream = 0; stream < 3_000 && !attacking.closed; stream++) {
      const sent = attacking.request({ ":path": stream % 2 === 0 ? "/fr/oracle" : file.path });
      sent.on("error", () => undefined);
      sent.close(constants.NGHTTP2_CANCEL);
    }
    expect(await isHealthy()).toBe(true);
    attacking.destroy();
    await expect.poll(opened).toBeLessThan(OTHERS);
    expect(await isHealthy()).toBe(true);
  });

  it("[T-14] pages beyond the limit of an address are refused to it alone", async () => {
    const attacking = await session(ATTACKER);
    const statuses: number[] = [];
    for (let page = 0; page < LIMITS.page.points + 10; page++)
      statuses.push((await askOn(attacking, { ":path": "/fr/oracle" })).status);
    attacking.destroy();
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(NEIGHBOUR, { ":path": "/fr/oracle" })).status).toBe(200);
  });

  it("[T-14] a large body is refused by its count, and by its length", async () => {
    const headers = {
      ":method": "POST",
      ":path": "/api/decks",
      "content-type": "application/json",
      cookie: server.cookie,
      origin: "https://spellwright.example.org",
    };
    const cards = (count: number) => `{"cards":[${"{},".repeat(count)}{}]}`;
    const counted = await ask(NEIGHBOUR, headers, cards(80_000));
    expect([counted.status, JSON.parse(counted.text).params.field]).toEqual([400, "body"]);
    const measured = await ask(NEIGHBOUR, headers, cards(200_000));
    expect([measured.status, JSON.parse(measured.text).code]).toEqual([413, "BODY_TOO_LARGE"]);
  });
});
