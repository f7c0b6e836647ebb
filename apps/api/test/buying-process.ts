import { openDatabase } from "../src/database/index.ts";
import { createPayPalProvider } from "../src/features/billing/index.ts";
import { createOracleApp } from "./oracle-app.ts";

/**
 * A process of its own that makes a call of a purchase, for tests that kill it, or several at once.
 * Arguments: where the database is (JSON), the account at PayPal (JSON), the user's id, the call's path
 * and its body (JSON), how many at once. Writes their answers as JSON.
 */
const [location = "", account = "", userId = "", path = "", body = "", times = "1"] =
  process.argv.slice(2);
const database = await openDatabase(JSON.parse(location));
const app = createOracleApp(database, {
  provider: createPayPalProvider(JSON.parse(account)),
});
const answers = await Promise.all(
  Array.from({ length: Number(times) }, () =>
    app.call("POST", path, userId, { body: JSON.parse(body) }),
  ),
);
process.stdout.write(JSON.stringify(answers.map(({ status, body: said }) => [status, said])));
await app.billing.work.run();
// Its connections would keep the process for another ten seconds.
await database.close();
