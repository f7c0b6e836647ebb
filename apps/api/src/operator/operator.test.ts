import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addSession } from "../../test/account-app.ts";
import { onDatabase } from "../../test/databases.ts";
import { NO_CHANGES, schema } from "../database/index.ts";
import { createLog } from "../http/index.ts";
import { sendOrder } from "./send-order.ts";
import { orderFile, serveOrders } from "./serve-orders.ts";

const operator = "root";

onDatabase((open) => {
  let dataDir = "";
  let end: () => Promise<void>;
  let email = "";
  const lines: string[] = [];
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "spellwright-orders-"));
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    end = await serveOrders({
      ...{ database: open().db, changes: NO_CHANGES },
      ...{ dataDir, folder: dataDir, log },
    });
    email = `${await addSession(open())}@example.org`;
  });
  afterEach(async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const send = (order: object) => sendOrder(dataDir, { command: "list", operator, ...order });
  const roleOf = async () =>
    (await open().db.select().from(schema.user).where(eq(schema.user.email, email)))[0]?.role;

  test("[ADM-05] the running server makes an admin, lists and logs it under the operator's name", async () => {
    expect(await send({ command: "grant", email: ` ${email.toUpperCase()}` })).toEqual({
      lines: [`done: grant ${email}`],
    });
    expect(await roleOf()).toBe("admin");
    expect(await send({ command: "list" })).toEqual({ lines: [`admin   ${email}`] });
    expect(await send({ command: "log" })).toEqual({
      lines: [expect.stringMatching(new RegExp(`grant_admin {2}${email} {2}by root`))],
    });
  });

  test("[ADM-05] an order that cannot be done says why, and changes nothing", async () => {
    expect(await send({ command: "grant", email: "nobody@example.org" })).toEqual({
      refused: "no account has this address",
    });
    await send({ command: "grant", email });
    expect(await send({ command: "ban", email, reason: "spam" })).toMatchObject({
      refused: expect.stringContaining("revoke first"),
    });
  });

  test.each([
    ["no JSON", "grant me"],
    ["an unknown command", JSON.stringify({ command: "drop", operator })],
    ["more than it has to say", JSON.stringify({ command: "list", operator, sql: "select 1" })],
    ["too much", JSON.stringify({ command: "list", operator, reason: "x".repeat(20_000) })],
  ])("[ADM-05] %s is refused, and the server lives on", async (_what, body) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socketPath = join(dataDir, "operator.sock");
      const sent = request({ socketPath, method: "POST" }, (response) => {
        response.on("data", (chunk: Buffer) => resolve(chunk.toString()));
      });
      sent.once("error", reject);
      sent.end(body);
    });
    expect(answer).toContain("does not know this order");
    expect(await send({ command: "list" })).toEqual({ lines: [] });
  });

  test("[ADM-05] an order whose sender goes away in the middle of it ends nothing but itself", async () => {
    const gone = await new Promise<string>((resolve) => {
      const headers = { "content-length": 100 };
      const sent = request({ socketPath: join(dataDir, "operator.sock"), method: "POST", headers });
      sent.once("error", (error) => resolve(error.message));
      sent.once("close", () => resolve("closed"));
      sent.write('{"command":', () => sent.destroy());
    });
    expect(gone).not.toBe("");
    expect(await send({ command: "list" })).toEqual({ lines: [] });
  });

  test("[ADM-05] nobody else on the machine learns where the orders go", () => {
    expect(statSync(orderFile(dataDir)).mode & 0o077).toBe(0);
  });

  test("[ADM-05] what a killed server left behind leads nowhere: the command opens the database itself", async () => {
    await end();
    expect(await send({})).toBeUndefined();
    writeFileSync(orderFile(dataDir), join(dataDir, "gone.sock"));
    expect(await send({})).toBeUndefined();
    end = async () => undefined;
  });
});
