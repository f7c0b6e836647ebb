import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createAccountApp } from "../../test/account-app.ts";
import { DATABASES, type FreshDatabase } from "../../test/databases.ts";
import { type OpenDatabase, openDatabase } from "./index.ts";

/** Stands between the server and PostgreSQL, so that a test can take the database away and bring it back. */
const createDoor = () => {
  const folder = new URL(inject("postgresUrl")).searchParams.get("host");
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  return {
    open: (port: number) =>
      new Promise<number>((resolve) => {
        server = createServer((inner) => {
          const outer = connect(`${folder}/.s.PGSQL.5432`);
          for (const socket of [inner, outer]) {
            sockets.add(socket);
            socket.on("error", () => socket.destroy());
          }
          inner.pipe(outer).pipe(inner);
        });
        server.listen(port, "127.0.0.1", () => {
          const address = server?.address();
          resolve(typeof address === "object" && address !== null ? address.port : port);
        });
      }),
    shut: () =>
      new Promise<void>((resolve) => {
        server?.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      }),
  };
};

describe("while PostgreSQL is away", () => {
  const door = createDoor();
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let port: number;
  beforeEach(async () => {
    fresh = await DATABASES.postgresql();
    port = await door.open(0);
    const name = new URL(fresh.location.url ?? "").pathname;
    database = await openDatabase({ url: `postgresql://spellwright@127.0.0.1:${port}${name}` });
  });
  afterEach(async () => {
    await database.close();
    await door.shut();
    await fresh.remove();
  });

  it("[DATA-06] calls answer 503, the server goes on, and everything is there when it is back", async () => {
    const site = createAccountApp(database);
    const email = "jace@example.org";
    const headers = { authorization: `Bearer ${await site.signedIn(email)}` };
    const calls = () =>
      Promise.all([
        site.call("GET", "/api/preferences", { headers }),
        site.call("GET", "/api/auth/get-session", { headers }),
        site.call("POST", "/api/auth/email-exists", { body: { email } }),
        site.call("POST", "/api/auth/sign-in/email", {
          body: { email, password: "correct horse" },
        }),
      ]);
    await door.shut();
    for (const { status, body, headers: answered } of await calls()) {
      expect([status, body.code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
      expect(Number(answered.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await site.call("GET", "/fr/oracle")).status).toBe(200);
    await door.open(port);
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
