import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPaymentSandbox } from "./payment-sandbox.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const order = {
  id: "order-1",
  cents: 250,
  currency: "EUR",
  description: "10 zaps",
  returnUrl: "http://127.0.0.1:3000/fr/oracle",
  cancelUrl: "http://127.0.0.1:3000/fr/oracle",
  language: "fr",
} as const;

test("[BILL-10] what was begun in the sandbox is there after a restart, at the same address", async () => {
  const config = { dataDir, publicUrl: "http://127.0.0.1:1" };
  const first = createPaymentSandbox(config);
  const made = await (await first.open()).orders.create(order);
  await first.close();
  const second = createPaymentSandbox(config);
  const kept = await (await second.open()).orders.read(made.id);
  expect(kept).toMatchObject({ id: made.id, status: "PAYER_ACTION_REQUIRED" });
  expect(kept.approvalUrl).toBe(made.approvalUrl);
  await second.close();
});

test("[BILL-10] its pages say that they are a test, in the reader's language", async () => {
  const sandbox = createPaymentSandbox({ dataDir, publicUrl: "http://127.0.0.1:1" });
  const { approvalUrl } = await (await sandbox.open()).orders.create(order);
  for (const [language, words] of [
    ["fr-FR", "aucun argent réel"],
    ["en", "no real money"],
  ] as const) {
    const headers = { "accept-language": language };
    for (const address of [approvalUrl ?? "", (await sandbox.openControls?.()) ?? ""]) {
      const html = await (await fetch(address, { headers })).text();
      expect(html).toContain("TEST");
      expect(html).toContain(words);
      // Links can be read in either theme: the browser's own blue cannot in the dark one.
      expect(html.match(/\ba\{color:/g)).toHaveLength(2);
    }
  }
  await sandbox.close();
});
