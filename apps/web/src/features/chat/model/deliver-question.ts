import type { RunEvent } from "@spellwright/contract";
import { pause } from "../../../lib/page/pause.ts";
import { canSendAutomatically, type KeptQuestion } from "./kept-questions.ts";
import {
  type Failure,
  type FollowingEvent,
  isConnectionLost,
  isRunUnknown,
  isTemporary,
  type RunAnswer,
} from "./run-follow.ts";

const REJOIN_MS = [500, 1000, 2000, 4000] as const;
const LAST_REJOIN = REJOIN_MS.length - 1;

/** The way to the server. Failures are thrown; `failureOf` reads them. */
export interface Transport {
  /** Has the server begin the run of a question, or say that it knows it. */
  readonly send: (question: KeptQuestion, signal: AbortSignal) => Promise<unknown>;
  readonly follow: (
    requestId: string,
    after: number,
    signal: AbortSignal,
  ) => AsyncIterable<RunEvent>;
  /** Has this device answer. @throws where it cannot: the question then waits for the line */
  readonly answerHere: (question: KeptQuestion) => Promise<RunAnswer>;
  /** Not stopped when the run had already ended. */
  readonly stop: (requestId: string) => Promise<{ readonly stopped: boolean }>;
  readonly failureOf: (error: unknown) => Failure;
}

/** Who has it carried: its signal ends with the run. */
interface Sender {
  readonly signal: AbortSignal;
  readonly tell: (event: FollowingEvent) => void;
}

/**
 * Takes one question to the server and follows its run to the end, over lost lines (DATA-08, DISC-08). One
 * whose run the server does not know never arrived: it is sent, once.
 *
 * @param first what is done first: one that may have arrived is looked for
 */
export const deliverQuestion = async (
  transport: Transport,
  kept: KeptQuestion,
  first: "send" | "follow",
  { signal, tell }: Sender,
): Promise<void> => {
  let maySend = canSendAutomatically(kept);
  let seen = 0;
  const hear = (event: RunEvent) => {
    if (signal.aborted) return;
    seen = event.seq;
    tell(event);
  };
  if (first === "send") await deliver(transport, kept, { signal, tell });
  for (let attempt = 0; !signal.aborted; attempt++) {
    const before = seen;
    const failure = await readStream(transport, kept.requestId, seen, signal, hear);
    if (signal.aborted) return;
    if (seen > before) attempt = 0;
    if (isRunUnknown(failure) && maySend) {
      maySend = false;
      await deliver(transport, kept, { signal, tell });
      continue;
    }
    if (failure !== null)
      tell(isPassing(failure, attempt, seen) ? { type: "lost" } : { type: "failed", failure });
    await pause(REJOIN_MS[Math.min(attempt, LAST_REJOIN)] ?? 0, signal);
  }
};

/** A line that carried nothing of a run for so long is not back in a moment. */
const isPassing = (failure: Failure, attempt: number, seen: number): boolean =>
  isTemporary(failure) && !(isConnectionLost(failure) && attempt >= LAST_REJOIN && seen === 0);

/** What the line swallowed may have arrived all the same: its run is looked for. */
const deliver = async (
  transport: Transport,
  kept: KeptQuestion,
  { signal, tell }: Sender,
): Promise<void> => {
  try {
    await transport.send(kept, signal);
    if (!signal.aborted) tell({ type: "begun" });
  } catch (error) {
    if (signal.aborted) return;
    const failure = transport.failureOf(error);
    tell(isConnectionLost(failure) ? { type: "lost" } : { type: "failed", failure });
  }
};

/** @returns how the stream broke. Null when it came to its end */
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
