import { lazyModule } from "../../page/lazy-part.ts";

type OutboxCode = typeof import("./queueing.ts");

let bring: (code: OutboxCode) => void = () => undefined;

/** Resolves when the code that keeps edits is there, whoever fetched it. */
export const outboxReady: Promise<OutboxCode> = new Promise((resolve) => {
  bring = resolve;
});

/**
 * The frame that shows what waits brings the code that keeps edits along: it is used from then on, also
 * without network and before a file of its own was asked for.
 */
export const provideOutbox = (code: OutboxCode): void => bring(code);

const fetchOutbox = lazyModule(async () => bring(await import("./queueing.ts")));

/** The code that keeps edits. Rejects where it is not there and cannot be fetched. */
export const loadOutbox = (): Promise<OutboxCode> =>
  Promise.race([outboxReady, fetchOutbox().then(() => outboxReady)]);
