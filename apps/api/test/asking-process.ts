import { openDatabase } from "../src/database/index.ts";
import { createHeldJudge } from "./judge.ts";
import { createOracleApp } from "./oracle-app.ts";

/**
 * A process of its own that asks and never gets an answer, for tests that kill it.
 * Arguments: where the database is (JSON), the user's id, the requestId.
 */
const [location = "", userId = "", requestId = ""] = process.argv.slice(2);
const judge = createHeldJudge();
judge.hold();
const app = createOracleApp(await openDatabase(JSON.parse(location)), {
  judge,
  isSoleProcess: false,
});
void app.ask(userId, { requestId });
await judge.hasBeenAsked(1);
process.stdout.write("asked\n");
