import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONNECTION_LIMITS } from "../../src/http/index.ts";
import { type AttackedServer, MODES, startAttacked } from "./attacked-server.ts";
import { countDescriptors, tellsDescriptors } from "./descriptors.ts";
import { askUnread, drop } from "./pipeline.ts";
import { addWebFile } from "./web-file.ts";

if (!tellsDescriptors)
  console.info(
    "unread answers: this system does not tell what a process has open, its suite has no case",
  );

const CONNECTIONS = 6;
const ASKED = CONNECTIONS * CONNECTION_LIMITS.waiting;
/** Connections of the database’s pool, and those of health looks, come and go. */
const OTHERS = 30;
/** More than the system keeps for a reader who takes nothing. */
const FILE_BYTES = 8 * 1024 * 1024;
const QUESTION = "Does a creature with deathtouch and trample assign one damage to each blocker?";

describe.each(tellsDescriptors ? MODES : [])("answers that nobody reads, %s", (mode) => {
  const file = addWebFile(FILE_BYTES);
  let server: AttackedServer;
  let open: number;
  beforeAll(async () => {
    server = await startAttacked(mode);
    const deck = {
      name: "Islands",
      format: "standard",
      cards: [{ card_name: "Island", quantity: 60 }],
    };
    await send("POST", "/api/decks", deck);
    // What the first requests open for good is no leak.
    for (const path of STREAMS.slice(0, 3))
      await (await send("GET", addressOf(path))).arrayBuffer();
    open = countDescriptors(server.process.pid);
  });
  afterAll(async () => {
    await server.close();
    file.remove();
  });

  const send = (method: string, path: string, body?: object) =>
    fetch(server.process.url + path, {
      method,
      headers: {
        cookie: server.cookie,
        "content-type": "application/json",
        "x-forwarded-for": network(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  let networks = 0;
  /** Limits of a network are not what is tried. */
  const network = () => `10.0.${networks >> 8}.${networks++ & 255}`;
  /** A line of the log for each, as soon as it is made. */
  const answered = () => server.process.output().split('"status":').length;
  const opened = () => countDescriptors(server.process.pid) - open;
  const addressOf = (path: string) => (path === "a file" ? file.path : path);
  const attack = (path: string, times: number) =>
    askUnread(server.process.url, Array<string>(times).fill(addressOf(path)), {
      cookie: server.cookie,
      "x-forwarded-for": network(),
    });

  const STREAMS = [
    "a file",
    "/fr/oracle",
    "/sitemap.xml",
    "/api/social-images/spellwright.png",
    "/api/openapi.json",
    "/api/data-pack",
    "/api/account/export",
    "/api/decks/export",
  ];
  it.each(STREAMS)(
    "[T-1] %s keeps one descriptor for a connection, and none when it ends",
    async (path) => {
      const before = answered();
      const sockets = await Promise.all(
        Array.from({ length: CONNECTIONS }, () => attack(path, CONNECTION_LIMITS.waiting)),
      );
      await expect.poll(answered).toBeGreaterThanOrEqual(before + ASKED);
      expect(opened()).toBeLessThan(CONNECTIONS + OTHERS);
      await Promise.all(sockets.map(drop));
      await expect.poll(opened).toBeLessThan(OTHERS);
    },
  );

  it("[T-1] five hundred requests at once are cut, and only the first few worked on", async () => {
    const before = answered();
    const socket = await attack("a file", 500);
    await expect.poll(() => socket.closed || socket.resume().closed).toBe(true);
    expect((await send("GET", "/api/health")).status).toBe(200);
    expect(answered() - before).toBeLessThanOrEqual(CONNECTION_LIMITS.waiting + 1);
    await expect.poll(opened).toBeLessThan(OTHERS);
  });

  it("[T-1] [DATA-08] followers of an answer are gone with their connection", async () => {
    const requestId = randomUUID();
    server.model.choose("held");
    const asking = send("POST", "/api/ruling", { question: QUESTION, requestId });
    const events = `/api/runs/${requestId}/events`;
    await expect.poll(() => server.model.requests().length).toBeGreaterThan(0);
    for (let time = 0; time < 4; time++) {
      const before = answered();
      const socket = await attack(events, CONNECTION_LIMITS.waiting);
      await expect.poll(answered).toBeGreaterThan(before + CONNECTION_LIMITS.waiting / 2);
      await drop(socket);
    }
    // One person may follow 24 streams: 64 that are left over would refuse this one.
    await expect.poll(async () => (await send("GET", events)).status).toBe(200);
    server.model.reset();
    expect((await asking).status).toBe(200);
  });
});
