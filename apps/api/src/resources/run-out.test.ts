import { once } from "node:events";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { mailboxTexts } from "../../test/mailbox-texts.ts";
import { type AttackedServer, MODES, startAttacked } from "../../test/unread/attacked-server.ts";
import { leaveDescriptors, tellsDescriptors } from "../../test/unread/descriptors.ts";
import { addWebFile } from "../../test/unread/web-file.ts";

/** A guard, not a measure: the machine may be busy. */
const FILE_BYTES = 300_000;
const HEAP_MB = 128;
/** What leaves less than the reserve of it. */
const TOO_MUCH_MB = 104;

describe.each(tellsDescriptors ? MODES : [])("a server without descriptors, %s", (mode) => {
  const file = addWebFile(FILE_BYTES);
  let server: AttackedServer;
  beforeAll(async () => {
    server = await startAttacked(mode);
  });
  afterAll(async () => {
    await server.close();
    file.remove();
  });

  /** One connection, opened while there are descriptors: a proxy has some. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());
  const ask = async (method: string, path: string, body?: object) => {
    const sent = request(server.process.url + path, {
      ...{ method, agent },
      headers: { "content-type": "application/json" },
    });
    sent.end(body && JSON.stringify(body));
    const [answer] = await once(sent, "response");
    return { status: answer.statusCode as number, text: await text(answer) };
  };
  const told = async (path: string) => {
    const { status, text } = await ask("GET", path);
    const { code, params } = JSON.parse(text);
    return status === 200 ? status : [status, code, params?.resource];
  };
  const signUp = async (email: string) =>
    (await ask("POST", "/api/auth/sign-up/email", { email, password: "a password of twelve" }))
      .status;
  const isMailed = (email: string): boolean =>
    mode === "production"
      ? server.mails.messages().some(({ to }) => to.includes(email))
      : mailboxTexts(server.dataDir).some((mail) => mail.includes(email));

  it("[T-1] says so, answers nothing by halves, and acknowledges no sign-up without its mail", async () => {
    expect(await told("/api/health")).toBe(200);
    const giveBack = leaveDescriptors(server.process.pid, 0);
    const acknowledged: string[] = [];
    try {
      const runOut = [503, "OUT_OF_RESOURCES", "descriptors"];
      expect(await told("/api/health")).toEqual(runOut);
      expect(await told("/api/ready")).toEqual(runOut);
      const asset = await ask("GET", file.path);
      expect([asset.status, JSON.parse(asset.text).code]).toEqual([503, "OUT_OF_RESOURCES"]);
      expect((await ask("GET", "/fr/oracle")).text).not.toBe("");
      for (const left of [0, 1, 2, 3, 6]) {
        giveBack();
        leaveDescriptors(server.process.pid, left);
        const email = `left-${left}@example.org`;
        if ((await signUp(email)) === 200) acknowledged.push(email);
      }
    } finally {
      giveBack();
    }
    expect(await told("/api/health")).toBe(200);
    const asset = await ask("GET", file.path);
    expect([asset.status, asset.text.length > 0]).toEqual([200, true]);
    expect(await signUp("enough@example.org")).toBe(200);
    acknowledged.push("enough@example.org");
    await expect.poll(() => acknowledged.filter((email) => !isMailed(email))).toEqual([]);
  });
});

it("[T-1] a heap that is nearly full is reported, and no longer once there is room", async () => {
  const worker = new Worker(join(inject("programsFolder"), "full-heap.mjs"), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 2 },
    workerData: tmpdir(),
  });
  onTestFinished(async () => {
    await worker.terminate();
  });
  const saidHolding = async (megabytes: number): Promise<string> => {
    worker.postMessage(megabytes);
    const [{ said }] = await once(worker, "message");
    return said;
  };
  expect(await saidHolding(0)).toBe("enough");
  expect(await saidHolding(TOO_MUCH_MB)).toBe("memory");
  // What was held goes with the next collection.
  await expect.poll(() => saidHolding(1)).toBe("enough");
});
