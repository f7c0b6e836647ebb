import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createWholeApp } from "../../../test/whole-app.ts";
import { seedDemoAccount } from "../auth/index.ts";
import { loadStarter } from "../knowledge/index.ts";

onDatabase((open) => {
  test("[DATA-06] first discussions of the demo account that fail are left out and logged; the server serves", async () => {
    await loadStarter(open().db);
    const { userId } = await seedDemoAccount(open().db);
    const site = createWholeApp(open());
    await open().db.execute(sql`alter table discussions rename to discussions_away`);
    await site.seedDemo(userId);
    expect(site.lines.join("")).toContain("the demo account lacks some of its first things");
    expect((await site.call("GET", "/api/health")).status).toBe(200);
    await open().db.execute(sql`alter table discussions_away rename to discussions`);
    await site.stop();
  });
});
