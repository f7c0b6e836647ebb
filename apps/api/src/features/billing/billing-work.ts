import { type BackgroundWork, describeError } from "../../http/index.ts";
import type { BillingParts } from "./billing-parts.ts";
import { processEvents } from "./events/process-events.ts";
import { listOwedRefunds } from "./history/payment-queries.ts";
import { captureOrder } from "./packs/capture-order.ts";
import { listUnresolvedCaptures } from "./packs/order-queries.ts";
import { cancelAtProvider } from "./subscribing/cancel-subscription.ts";
import { endPlan } from "./subscribing/end-plan.ts";
import { GRACE_MS } from "./subscribing/paid-plan.ts";
import { refundReplacedPlan } from "./subscribing/refund-replaced-plan.ts";
import { listOverdue, listToCancel, listUnended } from "./subscribing/subscription-queries.ts";
import { syncSubscription } from "./subscribing/sync-subscription.ts";

const MINUTE_MS = 60_000;
/** A charge that is so late was not told of: it is looked up. */
const OVERDUE_MS = 60 * MINUTE_MS;
/** And looked up so often. */
const LOOK_AGAIN_MS = 6 * 60 * MINUTE_MS;

/** Does something with each of some rows. */
type EachRow = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
) => Promise<void>;

/** What was begun and is not finished, step by step: each may fail without stopping the others. */
const stepsOf = (
  parts: BillingParts,
): Readonly<Record<string, (each: EachRow) => Promise<void>>> => {
  const { database } = parts;
  const ago = (ms: number) => new Date(parts.now().getTime() - ms);
  return {
    events: () => processEvents(parts),
    captures: async (each) =>
      each(await listUnresolvedCaptures(database, ago(MINUTE_MS)), (row) =>
        captureOrder(parts, row),
      ),
    overdue: async (each) =>
      each(await listOverdue(database, ago(OVERDUE_MS), ago(LOOK_AGAIN_MS)), (row) =>
        syncSubscription(parts, row),
      ),
    ends: async (each) => each(await listToCancel(database), (row) => cancelAtProvider(parts, row)),
    refunds: async (each) =>
      each(await listOwedRefunds(database), (row) => refundReplacedPlan(parts, row)),
    plans: async (each) =>
      each(await listUnended(database, parts.now(), ago(GRACE_MS)), (row) => endPlan(parts, row)),
    mails: () => parts.mails.send(parts.now()),
  };
};

/** The background work of payments. */
export interface BillingWork extends BackgroundWork {
  /** Does now what is due. Calls during a round wait for it and have one more follow it. */
  run(): Promise<void>;
}

/**
 * Finishes what a process that died, a provider that did not answer or a closed window left behind: at
 * the start, every minute, and whenever an event came.
 */
export const createBillingWork = (parts: BillingParts): BillingWork => {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let isStopped = false;
  const logged = (facts: object) => (error: unknown) => {
    parts.log.error({ ...facts, error: describeError(error) }, "a step of payments was not done");
  };
  // What one row meets keeps no other one waiting.
  const eachOf =
    (step: string): EachRow =>
    async (rows, act) => {
      for (const row of rows) {
        if (isStopped) return;
        await act(row).catch(logged({ step, id: row.id }));
      }
    };
  const round = async () => {
    next = undefined;
    for (const [step, act] of Object.entries(stepsOf(parts))) {
      if (isStopped) return;
      await act(eachOf(step)).catch(logged({ step }));
    }
  };
  const run = () => {
    next ??= current.then(round);
    current = next;
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
