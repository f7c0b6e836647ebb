import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FakePayPal, PayPalState } from "@spellwright/fakes";
import { translator } from "@spellwright/locales";
import type { PayPal } from "@spellwright/services";
import { createPayPal } from "@spellwright/services";
import type { Config } from "../config/config.ts";
import type { PaymentProvider } from "../features/billing/index.ts";

interface Kept {
  readonly port: number;
  readonly state: PayPalState;
}

/** The sandbox's memory beside the database: what was bought with play money outlives a restart. */
const keptIn = (file: string) => ({
  load: (): Kept | undefined => {
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      return undefined;
    }
  },
  save: (kept: Kept): void => {
    writeFileSync(`${file}.part`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  },
});

const portOf = (address: string): number => Number(new URL(address).port);

/**
 * The payment sandbox (BILL-10): our own stand-in for PayPal with play money, in this process and on
 * this machine only. It is loaded and started by the first thing that needs it, so that a server that
 * nobody buys at starts without it.
 */
export const createPaymentSandbox = (
  config: Pick<Config, "dataDir" | "publicUrl">,
): PaymentProvider => {
  const file = keptIn(join(config.dataDir, "payment-sandbox.json"));
  let running: Promise<{ readonly server: FakePayPal; readonly paypal: PayPal }> | undefined;

  const start = async () => {
    const { startFakePayPal } = await import("@spellwright/fakes");
    const kept = file.load();
    const webhook = { id: "SANDBOX", url: `${config.publicUrl}/api/billing/webhook` };
    let port = kept?.port ?? 0;
    const options = {
      webhook,
      text: (
        key: Parameters<Parameters<typeof startFakePayPal>[0]["text"]>[0],
        language: "fr" | "en",
      ) => translator(language)(`paymentSandbox.${key}`),
      backUrl: `${config.publicUrl}/fr/subscription`,
      store: {
        load: () => kept?.state,
        save: (state: PayPalState) => file.save({ port, state }),
      },
    };
    // Another program may have taken the port meanwhile.
    const server = await startFakePayPal({ ...options, port }).catch(() =>
      startFakePayPal({ ...options, port: 0 }),
    );
    port = portOf(server.apiUrl);
    const paypal = createPayPal({ ...server, webhookId: webhook.id });
    void server.redeliver();
    return { server, paypal };
  };
  const open = () => {
    running ??= start();
    return running;
  };
  return {
    kind: "sandbox",
    open: async () => (await open()).paypal,
    openControls: async () => (await open()).server.controlUrl,
    close: async () => {
      if (running !== undefined) await (await running).server.close();
    },
  };
};
