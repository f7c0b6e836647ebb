import { type BackgroundWork, describeError } from "../../http/index.ts";
import type { BillingParts } from "./billing-parts.ts";
import { processEvents } from "./events/process-events.ts";
import { captureOrder } from "./packs/capture-order.ts";
import { listUnheard } from "./packs/order-queries.ts";
import { cancelAtProvider } from "./subscribing/cancel-subscription.ts";
import { endPlans } from "./subscribing/end-plans.ts";
import { giveBack } from "./subscribing/give-back.ts";
import { listOverdue, listToCancel } from "./subscribing/subscription-queries.ts";
import { syncSubscription } from "./subscribing/sync-subscription.ts";

const MINUTE_MS = 60_000;
/** A charge that is so late was not told of: it is looked up. */
const OVERDUE_MS = 60 * MINUTE_MS;
/** And looked up so often. */
const LOOK_AGAIN_MS = 6 * 60 * MINUTE_MS;

/** What was begun and is not finished, step by step: each may fail without stopping the others. */
const stepsOf = (parts: BillingParts): Readonly<Record<string, () => Promise<void>>> => {
  const { database } = parts;
  const ago = (ms: number) => new Date(parts.now().getTime() - ms);
  const each = async <Row>(rows: readonly Row[], act: (row: Row) => Promise<unknown>) => {
    for (const row of rows) await act(row);
  };
  return {
    events: () => processEvents(parts),
    captures: async () =>
      each(await listUnheard(database, ago(MINUTE_MS)), (row) => captureOrder(parts, row)),
    overdue: async () =>
      each(await listOverdue(database, ago(OVERDUE_MS), ago(LOOK_AGAIN_MS)), (row) =>
        syncSubscription(parts, row),
      ),
    ends: async () => each(await listToCancel(database), (row) => cancelAtProvider(parts, row)),
    refunds: () => giveBack(parts),
    plans: () => endPlans(parts),
    mails: () => parts.mails.send(parts.now()),
  };
};

/** The background work of payments. */
export interface BillingWork extends BackgroundWork {
  /** Does now what is due; a second call waits for the first and looks again. */
  run(): Promise<void>;
}

/**
 * Finishes what a process that died, a provider that did not answer or a closed window left behind: at
 * the start, every minute, and whenever an event came.
 */
export const createBillingWork = (parts: BillingParts): BillingWork => {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let isStopped = false;
  const round = async () => {
    for (const [step, act] of Object.entries(stepsOf(parts))) {
      if (isStopped) return;
      await act().catch((error: unknown) => {
        parts.log.error({ step, error: describeError(error) }, "a step of payments was not done");
      });
    }
  };
  const run = () => {
    current = current.then(round);
    return current;
  };
  return {
    run,
    start() {
      void run();
      timer = setInterval(() => void run(), MINUTE_MS);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await current;
      await parts.provider.close();
    },
  };
};
