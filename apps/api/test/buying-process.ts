import { openDatabase } from "../src/database/index.ts";
import { createPayPalProvider } from "../src/features/billing/index.ts";
import { createOracleApp } from "./oracle-app.ts";

/**
 * A process of its own that makes one call of a purchase, for tests that kill it.
 * Arguments: where the database is (JSON), the account at PayPal (JSON), the user's id, the call's path
 * and its body (JSON).
 */
const [location = "", account = "", userId = "", path = "", body = ""] = process.argv.slice(2);
const app = createOracleApp(await openDatabase(JSON.parse(location)), {
  provider: createPayPalProvider(JSON.parse(account)),
});
await app.call("POST", path, userId, { body: JSON.parse(body) });
await app.billing.work.run();
