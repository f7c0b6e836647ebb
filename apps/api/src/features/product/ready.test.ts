import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { loadStarter } from "../knowledge/index.ts";

onDatabase((open) => {
  test("[DATA-06] a server is ready when its database has every migration, and rules and cards are in use", async () => {
    const { db } = open();
    const site = createWholeApp(open());
    const ready = async () => {
      const { status, body } = await site.call("GET", "/api/ready");
      return [status, body.params?.missing ?? body.status];
    };
    expect(await ready()).toEqual([503, "knowledge"]);
    await loadStarter(db);
    expect(await ready()).toEqual([200, "ready"]);
    const { rows } = await db.execute<{ hash: string }>(sql`
      delete from schema_migrations where hash = (select min(hash) from schema_migrations)
      returning hash`);
    expect(await ready()).toEqual([503, "migrations"]);
    // Alive all the same: nothing restarts a process that waits for another one's migrations.
    expect((await site.call("GET", "/api/health")).status).toBe(200);
    await db.execute(sql`insert into schema_migrations (hash) values (${rows[0]?.hash})`);
    expect(await ready()).toEqual([200, "ready"]);
    await site.stop();
  });
});
