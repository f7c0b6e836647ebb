import { ApiError } from "../http/api-error.ts";
import { checkConnection } from "./connection.ts";
import { outboxReady } from "./outbox/outbox-code.ts";
import { untilOnline } from "./when-reachable.ts";

/** What the outbox keeps (`outbox/queued-calls.ts`). */
const EDITS = /^(?:decks|discussions)\.(?:create|change|update|remove(?:Many)?)$/;

/** Whether the page itself holds a call that did not arrive: an edit, made before the code that keeps edits has come. */
export const isUnsentEdit = (call: string, failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === "NETWORK" && EDITS.test(call);

const warn = (event: Event): void => event.preventDefault();

/**
 * Waits for the line, or for the code that keeps edits, while the page holds one: the browser asks before it
 * is left.
 *
 * @throws the failure where the server is in reach: something else is in the way
 */
export const waitUntilSendable = async (failure: unknown): Promise<void> => {
  if (await checkConnection()) throw failure;
  window.addEventListener("beforeunload", warn);
  await Promise.race([untilOnline(), outboxReady]);
  window.removeEventListener("beforeunload", warn);
};
