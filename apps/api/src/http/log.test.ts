import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addSession } from "../../test/account-app.ts";
import { onDatabase } from "../../test/databases.ts";
import { createWholeApp } from "../../test/whole-app.ts";
import { schema } from "../database/index.ts";
import { describeError } from "./describe-error.ts";
import { createLog, createPseudonyms } from "./log.ts";

onDatabase((open) => {
  test("[DATA-06] the log keeps no value of a statement that failed", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    const secret = "what a person asked";
    const failures = [
      open().db.execute(sql`select ${secret}::integer`),
      open().db.insert(schema.user).values({ name: secret, email: secret, id: secret }),
      open().db.execute(sql`select pg_sleep(${secret})`),
    ];
    for (const failure of await Promise.allSettled(failures)) {
      if (failure.status === "fulfilled") throw new Error("the statement fails");
      // The driver repeats the values in its own messages.
      expect(String((failure.reason as Error).message)).toContain(secret);
      log.error({ error: describeError(failure.reason) });
    }
    expect(lines).toHaveLength(3);
    expect(lines.join("")).not.toContain(secret);
    for (const line of lines) expect(JSON.parse(line).error.at(-1).code).toBe("22P02");
  });

  test("[DATA-06] the log keeps nothing of the body or address of a request whose statement failed", async () => {
    const site = createWholeApp(open());
    const headers = { authorization: `Bearer ${await addSession(open())}` };
    const secret = "a title that somebody chose";
    await open().db.execute(sql`alter table discussions rename to discussions_away`);
    try {
      const body = { title: secret, type: "oracle" };
      const answers = [
        await site.call("POST", "/api/discussions", { headers, body }),
        await site.call("GET", `/api/discussions?search=${encodeURIComponent(secret)}`, {
          headers,
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    } finally {
      await open().db.execute(sql`alter table discussions_away rename to discussions`);
    }
    expect(site.lines.filter((line) => JSON.parse(line).level >= 50)).toHaveLength(2);
    expect(site.lines.join("")).not.toMatch(/a title that|a%20title/);
    await site.stop();
  });

  test("[DATA-06] an attack can be followed by account and network, neither of which is named", async () => {
    const site = createWholeApp(open());
    const token = await addSession(open());
    const [user] = await open().db.select().from(schema.user);
    const send = (ip: string, authorization = `Bearer ${token}`) =>
      site.call("GET", "/api/preferences", { ip, headers: { authorization } });
    await send("2001:db8:1:2::1");
    await send("[2001:DB8:1:2:3::9]:4711");
    await send("203.0.113.7");
    await send("203.0.113.7", "Bearer unknown");
    const told = site.lines.map((line) => JSON.parse(line));
    const [first, second, third, fourth] = told;
    expect(first.network).toMatch(/^[\w-]{16}$/);
    expect(first.account).toMatch(/^[\w-]{16}$/);
    expect([second.network, second.account]).toEqual([first.network, first.account]);
    expect(third.network).not.toBe(first.network);
    expect(third.account).toBe(first.account);
    expect(fourth.network).toBe(third.network);
    expect(fourth).not.toHaveProperty("account");
    const text = site.lines.join("");
    for (const name of [user?.id, user?.email, token, "203.0.113", "2001:db8", "2001:DB8"])
      expect(text).not.toContain(name);
    await site.stop();
  });
});

test("[DATA-06] pseudonyms depend on the secret: nobody without it finds a network by trying all", () => {
  const one = createPseudonyms("one");
  expect(one("network", "203.0.113.7")).toBe(one("network", "203.0.113.7"));
  expect(one("network", "203.0.113.7")).not.toBe(one("account", "203.0.113.7"));
  expect(one("network", "203.0.113.7")).not.toBe(createPseudonyms("two")("network", "203.0.113.7"));
});
