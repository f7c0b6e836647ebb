import type { DiscussionType, RunEvent } from "@spellwright/contract";
import type { LocalAsk } from "./exchanges.ts";
import { forgetAsk, type KeptAsk, keepAsk, readAsks } from "./kept-asks.ts";
import {
  advance,
  BEGINNING,
  type Failure,
  type FollowingEvent,
  type RunAnswer,
} from "./run-follow.ts";

/** ERR-02: whatever happens, the chat stops waiting after this. */
export const GUARD_MS = 200_000;
/** A quick answer needs no stream, and a question needs a moment to arrive. */
const FIRST_JOIN_MS = 400;
const REJOIN_MS = [500, 1000, 2000, 4000] as const;
/** A question that never arrived is sent when its person is back within a day; later, at their word. */
const RESEND_WITHIN_MS = 86_400_000;

/** What a question needs of the server: to be sent, to be followed, or to be sent if it is unknown. */
type Need = "send" | "follow" | "arrive";

/** The way to the server. Failures are thrown; `failureOf` reads them. */
export interface Transport {
  readonly send: (ask: KeptAsk, signal: AbortSignal) => Promise<RunAnswer>;
  readonly follow: (
    requestId: string,
    after: number,
    signal: AbortSignal,
  ) => AsyncIterable<RunEvent>;
  readonly stop: (requestId: string) => Promise<void>;
  readonly failureOf: (error: unknown) => Failure;
}

/** The page stopped waiting, the server perhaps did not: nothing is known of the charge. */
export const isUncertain = ({ code }: Failure): boolean =>
  code === "NETWORK" || code === "CLIENT_TIMEOUT" || code === "DATABASE_UNAVAILABLE";

export interface DeskAsk extends LocalAsk {
  readonly owner: string;
  readonly area: DiscussionType;
  readonly discussionId: string | null;
  readonly deckId: string | null;
}

const beginningOf = (kept: KeptAsk): DeskAsk => ({
  requestId: kept.requestId,
  owner: kept.owner,
  area: kept.area,
  deckId: kept.request.deckId ?? null,
  discussionId: kept.request.discussionId ?? null,
  question: kept.request.question,
  cards: kept.request.cards,
  effort: kept.request.reasoningEffort ?? "low",
  answersAgain: kept.request.answersAgain ?? null,
  askedAt: kept.askedAt,
  following: BEGINNING,
});

/** The line broke: the question may have arrived all the same, and its run may go on. */
const isLost = (failure: Failure) =>
  failure.code === "NETWORK" || failure.code === "DATABASE_UNAVAILABLE";

/**
 * Carries questions to the server and follows their runs, each on its own, whatever page is on screen
 * (ORA-13, DISC-08). A question is kept on the device from the click until `settle`.
 */
export class AskDesk {
  readonly #transport: Transport;
  readonly #kept = new Map<string, KeptAsk>();
  readonly #controllers = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  #asks: readonly DeskAsk[] = [];

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly DeskAsk[] => this.#asks;

  /**
   * Sends a question, or sends it again with the same id: the server answers and charges once. Another
   * answer to a question is not asked for twice at a time.
   */
  readonly send = (kept: KeptAsk): void => {
    if (this.#isAskedAgain(kept)) return;
    keepAsk(kept);
    this.#begin(kept, "send");
  };

  /** @returns false when this device does not hold the question */
  readonly retry = (requestId: string): boolean => {
    const kept = this.#kept.get(requestId);
    if (kept !== undefined) this.send(kept);
    return kept !== undefined;
  };

  /** Follows a run that the server's messages call running; nothing is sent. */
  readonly join = (kept: KeptAsk): void => {
    if (!this.#kept.has(kept.requestId)) this.#begin(kept, "follow");
  };

  /**
   * After a reload: joins the runs of this person's questions whose end was not seen. A question that
   * the page was left too early for is sent now.
   */
  readonly resume = (owner: string): void => {
    for (const kept of readAsks()) {
      if (kept.owner !== owner || this.#kept.has(kept.requestId)) continue;
      const isRecent = Date.now() - new Date(kept.askedAt).getTime() < RESEND_WITHIN_MS;
      this.#begin(kept, isRecent ? "arrive" : "follow");
    }
  };

  /** When the line is back: looks for the runs whose end it hid. Nothing is sent. */
  readonly rejoin = (): void => {
    for (const { requestId, following } of this.#asks) {
      const kept = this.#kept.get(requestId);
      if (kept !== undefined && following.phase === "failed" && isUncertain(following.failure)) {
        this.#begin(kept, "follow");
      }
    }
  };

  /** Takes a question off the desk, to be asked otherwise; false when it is no longer there. */
  readonly take = (requestId: string): boolean => {
    const isHere = this.#kept.has(requestId);
    this.settle(requestId);
    return isHere;
  };

  /** The server's messages tell the rest, or the person took the question back. */
  readonly settle = (requestId: string): void => {
    forgetAsk(requestId);
    this.#kept.delete(requestId);
    this.#controllers.get(requestId)?.abort();
    this.#controllers.delete(requestId);
    if (this.#asks.some((ask) => ask.requestId === requestId)) {
      this.#publish(this.#asks.filter((ask) => ask.requestId !== requestId));
    }
  };

  /** @throws when the server could not be told */
  readonly stop = async (requestId: string): Promise<void> => {
    await this.#transport.stop(requestId);
    this.#tell(requestId, { type: "failed", failure: { code: "RUN_STOPPED", params: {} } });
  };

  #isAskedAgain({ requestId, request }: KeptAsk): boolean {
    return this.#asks.some(
      (ask) =>
        request.answersAgain !== undefined &&
        ask.answersAgain === request.answersAgain &&
        ask.requestId !== requestId &&
        ask.following.phase === "thinking",
    );
  }

  #begin(kept: KeptAsk, need: Need): void {
    this.#controllers.get(kept.requestId)?.abort();
    const controller = new AbortController();
    this.#kept.set(kept.requestId, kept);
    this.#controllers.set(kept.requestId, controller);
    const others = this.#asks.filter((ask) => ask.requestId !== kept.requestId);
    this.#publish([...others, beginningOf(kept)]);
    const guard = setTimeout(
      () => this.#fail(kept.requestId, { code: "CLIENT_TIMEOUT", params: {} }),
      GUARD_MS,
    );
    controller.signal.addEventListener("abort", () => clearTimeout(guard));
    const sent = need === "send" ? this.#deliver(kept, controller.signal) : Promise.resolve();
    void this.#follow(kept, sent, need, controller.signal);
  }

  async #deliver(kept: KeptAsk, signal: AbortSignal): Promise<void> {
    try {
      const answer = await this.#transport.send(kept, signal);
      this.#tell(kept.requestId, { type: "answered", answer });
    } catch (error) {
      if (signal.aborted) return;
      const failure = this.#transport.failureOf(error);
      if (!isLost(failure)) this.#fail(kept.requestId, failure);
      else this.#tell(kept.requestId, { type: "lost" });
    }
  }

  async #follow(
    kept: KeptAsk,
    sent: Promise<void>,
    need: Need,
    signal: AbortSignal,
  ): Promise<void> {
    const { requestId } = kept;
    let sending = true;
    void sent.then(() => {
      sending = false;
    });
    const isSending = () => sending;
    if (need === "send") await pause(FIRST_JOIN_MS, signal);
    for (let attempt = 0; !signal.aborted; attempt++) {
      const before = this.#lastSeq(requestId);
      if (before === null) return;
      const failure = await this.#readStream(requestId, before, signal, isSending);
      const after = this.#lastSeq(requestId);
      if (after === null || signal.aborted) return;
      if (after > before) attempt = 0;
      const last = attempt >= REJOIN_MS.length - 1;
      const absent = failure?.code === "RUN_NOT_FOUND";
      if (absent && need === "arrive") {
        this.#begin(kept, "send");
        return;
      }
      if (!sending && failure !== null && (absent || !isLost(failure) || (last && after === 0))) {
        this.#fail(requestId, failure);
        return;
      }
      if (failure !== null && !absent) this.#tell(requestId, { type: "lost" });
      await pause(REJOIN_MS[Math.min(attempt, REJOIN_MS.length - 1)] ?? GUARD_MS, signal);
    }
  }

  /**
   * While the call is open its own failure counts: the stream may still end with the error of an
   * earlier attempt.
   */
  async #readStream(
    requestId: string,
    after: number,
    signal: AbortSignal,
    isSending: () => boolean,
  ): Promise<Failure | null> {
    try {
      for await (const event of this.#transport.follow(requestId, after, signal)) {
        if (event.type !== "error" || !isSending()) this.#tell(requestId, event);
      }
      return null;
    } catch (error) {
      return this.#transport.failureOf(error);
    }
  }

  /** Null once the run has ended. */
  #lastSeq(requestId: string): number | null {
    const following = this.#asks.find((ask) => ask.requestId === requestId)?.following;
    return following?.phase === "thinking" ? following.lastSeq : null;
  }

  #fail(requestId: string, failure: Failure): void {
    this.#tell(requestId, { type: "failed", failure });
  }

  #tell(requestId: string, event: FollowingEvent): void {
    const asks = this.#asks.map((ask) => {
      if (ask.requestId !== requestId) return ask;
      const following = advance(ask.following, event);
      if (following.phase !== "thinking") this.#controllers.get(requestId)?.abort();
      return following === ask.following ? ask : { ...ask, following };
    });
    this.#publish(asks);
  }

  #publish(asks: readonly DeskAsk[]): void {
    this.#asks = asks;
    for (const listener of this.#listeners) listener();
  }
}

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
