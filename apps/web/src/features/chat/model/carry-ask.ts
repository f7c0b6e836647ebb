import type { RunEvent } from "@spellwright/contract";
import type { KeptAsk } from "./kept-asks.ts";
import type { Failure, FollowingEvent, RunAnswer } from "./run-follow.ts";

/** A quick answer needs no stream, and a question needs a moment to arrive. */
const FIRST_JOIN_MS = 400;
const REJOIN_MS = [500, 1000, 2000, 4000] as const;
const LAST_REJOIN = REJOIN_MS.length - 1;

/** The way to the server. Failures are thrown; `failureOf` reads them. */
export interface Transport {
  readonly send: (ask: KeptAsk, signal: AbortSignal) => Promise<RunAnswer>;
  readonly follow: (
    requestId: string,
    after: number,
    signal: AbortSignal,
  ) => AsyncIterable<RunEvent>;
  /** Has this device answer. @throws where it cannot: the question then waits for the line */
  readonly answerHere: (ask: KeptAsk) => Promise<RunAnswer>;
  /** Not stopped when the run had already ended; charged when its text was being read. */
  readonly stop: (
    requestId: string,
  ) => Promise<{ readonly stopped: boolean; readonly charged: boolean }>;
  readonly failureOf: (error: unknown) => Failure;
}

/**
 * What a question needs of the server: to be sent, to be followed, or to be sent if it is unknown there.
 * One whose sending the line broke, and that never arrived, is sent once more. What is answered `here`, on
 * this device, needs nothing of it.
 */
export type Need = "send" | "follow" | "arrive" | "send-last" | "here";

/** Who has it carried. */
interface Sender {
  readonly signal: AbortSignal;
  /** Number of the last event of its run; null once the run has ended. */
  readonly lastSeq: () => number | null;
  readonly tell: (event: FollowingEvent) => void;
}

/** The page stopped waiting, the server perhaps did not: nothing is known of the charge. */
export const isUncertain = ({ code }: Failure): boolean =>
  code === "NETWORK" || code === "CLIENT_TIMEOUT" || code === "DATABASE_UNAVAILABLE";

/** The line broke: the question may have arrived all the same, and its run may go on. */
const isLost = ({ code }: Failure): boolean =>
  code === "NETWORK" || code === "DATABASE_UNAVAILABLE";

const isUnknown = (failure: Failure | null): boolean => failure?.code === "RUN_NOT_FOUND";

/** Sending it once the line is back does what its person asked for: the line alone was in the way. */
export const waitsForLine = (failure: Failure): boolean => isLost(failure) || isUnknown(failure);

/** Takes one question to the server and follows its run to the end, over lost lines (DATA-08, DISC-08). */
export const carryAsk = async (
  transport: Transport,
  kept: KeptAsk,
  need: Need,
  sender: Sender,
): Promise<void> => {
  const { signal, lastSeq, tell } = sender;
  if (need === "here") return answerHere(transport, kept, sender);
  let isSending = need === "send" || need === "send-last";
  if (isSending) {
    void deliver(transport, kept, sender).then(() => {
      isSending = false;
    });
    await pause(FIRST_JOIN_MS, signal);
  }
  // While the call is open its own failure counts: the stream may still end with the error of an
  // earlier attempt.
  const hear = (event: RunEvent) => {
    if (event.type !== "error" || !isSending) tell(event);
  };
  for (let attempt = 0; !signal.aborted; attempt++) {
    const before = lastSeq();
    if (before === null) return;
    const failure = await readStream(transport, kept.requestId, before, signal, hear);
    const after = lastSeq();
    if (after === null || signal.aborted) return;
    if (isUnknown(failure) && !isSending && (need === "send" || need === "arrive"))
      return carryAsk(transport, kept, "send-last", sender);
    if (after > before) attempt = 0;
    const isHopeless = attempt >= LAST_REJOIN && after === 0;
    if (failure !== null && !isSending && (!isLost(failure) || isHopeless)) {
      tell({ type: "failed", failure });
      return;
    }
    if (failure !== null && !isUnknown(failure)) tell({ type: "lost" });
    await pause(REJOIN_MS[Math.min(attempt, LAST_REJOIN)] ?? 0, signal);
  }
};

/** A desk that no longer carries the question does not hear of it. */
const answerHere = async (transport: Transport, kept: KeptAsk, { tell }: Sender): Promise<void> =>
  tell(
    await transport.answerHere(kept).then(
      (answer): FollowingEvent => ({ type: "answered", answer }),
      (): FollowingEvent => ({ type: "failed", failure: { code: "NETWORK", params: {} } }),
    ),
  );

const deliver = async (
  transport: Transport,
  kept: KeptAsk,
  { signal, tell }: Sender,
): Promise<void> => {
  try {
    tell({ type: "answered", answer: await transport.send(kept, signal) });
  } catch (error) {
    if (signal.aborted) return;
    const failure = transport.failureOf(error);
    tell(isLost(failure) ? { type: "lost" } : { type: "failed", failure });
  }
};

/** @returns how the stream broke; null when it came to its end */
const readStream = async (
  transport: Transport,
  requestId: string,
  after: number,
  signal: AbortSignal,
  hear: (event: RunEvent) => void,
): Promise<Failure | null> => {
  try {
    for await (const event of transport.follow(requestId, after, signal)) hear(event);
    return null;
  } catch (error) {
    return transport.failureOf(error);
  }
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
