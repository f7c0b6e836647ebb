import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { type DatabaseLocation, openDatabase } from "../src/database/open.ts";
import { user } from "../src/database/schema/index.ts";

/** A child of the durability test: writes two rows a transaction and tells each commit on its output. */
const location: DatabaseLocation = JSON.parse(process.argv[2] ?? "{}");
const { db } = await openDatabase(location);
const run = randomUUID();
for (let n = 0; ; n++) {
  const pair = ["a", "b"].map((half) => ({ name: `${n}`, email: `${run}-${n}-${half}` }));
  await db.transaction(async (tx) => {
    for (const row of pair) await tx.insert(user).values(row);
  });
  writeSync(1, `${run}-${n}\n`);
}
