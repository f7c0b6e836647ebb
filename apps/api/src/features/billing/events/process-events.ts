import { describeError } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { applyEvent } from "./apply-event.ts";
import { type EventRow, endEvent, postponeEvent, takeEvent } from "./event-queries.ts";

const MINUTE_MS = 60_000;
/** So long a process may work on one event before another one takes it. */
const CLAIM_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** About four days of ever longer waits. */
const MOST_ATTEMPTS = 25;

const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** (attempts - 1));

const process = async (parts: BillingParts, event: EventRow): Promise<void> => {
  const { database, log } = parts;
  try {
    await endEvent(database, event.id, await applyEvent(parts, event));
  } catch (error) {
    const isLast = event.attempts >= MOST_ATTEMPTS;
    log.error({ event: event.id, type: event.type, isLast, error: describeError(error) });
    if (isLast) return void (await endEvent(database, event.id, "given_up"));
    const retryAt = new Date(parts.now().getTime() + waitAfter(event.attempts));
    await postponeEvent(database, event.id, retryAt);
  }
};

/** Works off the events that are due, one after the other, oldest first. */
export const processEvents = async (parts: BillingParts): Promise<void> => {
  for (;;) {
    const now = parts.now();
    const event = await takeEvent(parts.database, now, new Date(now.getTime() + CLAIM_MS));
    if (event === undefined) return;
    await process(parts, event);
  }
};
