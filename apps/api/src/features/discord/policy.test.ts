import { expect, test } from "vitest";
import { DEMO_ACCOUNT } from "../auth/index.ts";
import { requireOwnAccount } from "./policy.ts";

const DISCORD = "https://discord.com/api/v10";
const SANDBOX = "http://127.0.0.1:3010/api/v10";

test("[BOT-05] the demo account is linked in the sandbox only; everybody else at Discord too", () => {
  expect(() => requireOwnAccount(DISCORD, DEMO_ACCOUNT)).toThrow("DEMO_ACCOUNT_KEPT");
  expect(() => requireOwnAccount(SANDBOX, DEMO_ACCOUNT)).not.toThrow();
  expect(() => requireOwnAccount(DISCORD, { email: "mara@example.org" })).not.toThrow();
});
