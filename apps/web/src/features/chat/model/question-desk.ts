import type { RulingAnswer } from "@spellwright/contract";
import { isConnected } from "../../../lib/offline/connection.ts";
import { hasCompletedTask } from "../../../lib/page/completed-task.ts";
import { createSharedValue } from "../../../lib/storage/shared-value.ts";
import { type ZapLimit, zapLimitOf } from "../../billing/index.ts";
import { deliverQuestion, type Transport } from "./deliver-question.ts";
import {
  type DeskQuestion,
  initialStateOf,
  isAnsweredOnDevice,
  isSameAsking,
  isWaitingForConnection,
  placeOf,
  withoutLostDiscussion,
  withResend,
} from "./desk-questions.ts";
import {
  canSendAutomatically,
  forgetQuestion,
  type KeptQuestion,
  keepQuestion,
  readKeptQuestions,
} from "./kept-questions.ts";
import {
  advance,
  type Ended,
  type Failure,
  type Following,
  type FollowingEvent,
  isOutcomeUncertain,
  type Thinking,
  waitsForConnection,
} from "./run-follow.ts";

/** ERR-02: whatever happens, the chat stops waiting after this. */
export const WAIT_MAX_MS = 200_000;

/** What the desk does first for a question: one that may have arrived is looked for. */
type First = "send" | "follow";

/**
 * Has questions carried to the server and their runs followed, each on its own, whatever page is on screen
 * (ORA-13, DISC-08). A question is kept on the device from the click until `settle`.
 */
export class QuestionDesk {
  readonly #transport: Transport;
  readonly #kept = new Map<string, KeptQuestion>();
  readonly #controllers = new Map<string, AbortController>();
  /** Those that wait for the one before them, with what is done first then. */
  readonly #behind = new Map<string, First>();
  readonly #questions = createSharedValue<readonly DeskQuestion[]>([]);
  readonly subscribe = this.#questions.subscribe;
  readonly snapshot = this.#questions.read;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Sends a question, or sends it again with the same id: the server answers and charges once. Another
   * answer to a question is not asked for twice at a time.
   */
  readonly send = ({ refused: _, elsewhere: __, ...kept }: KeptQuestion): void => {
    if (this.snapshot().some((question) => isSameAsking(question, kept))) return;
    keepQuestion(kept);
    this.#begin(kept, "send");
  };

  /**
   * @param here as `KeptQuestion` has it, where this device is to answer
   * @returns false when this device does not hold the question
   */
  readonly retry = (requestId: string, here?: object): boolean => {
    const kept = this.#kept.get(requestId);
    if (kept !== undefined) this.send(withResend(kept, this.#find(requestId), here));
    return kept !== undefined;
  };

  /** Follows a run that the server's messages call running. Nothing is sent. */
  readonly join = (kept: KeptQuestion): void => {
    if (!this.#kept.has(kept.requestId)) this.#begin(kept, "follow");
  };

  /**
   * After a reload: joins the runs of this person's questions whose end was not seen. A question that
   * the page was left too early for is sent now. One that met a limit stays refused.
   */
  readonly resume = (owner: string): void => {
    for (const kept of readKeptQuestions()) {
      if (kept.owner !== owner || this.#kept.has(kept.requestId)) continue;
      if (kept.refused !== undefined) this.#showRefused(kept, kept.refused);
      else this.#begin(kept, "follow");
    }
  };

  /** When the line is back: looks for the runs whose end it hid, and sends what never arrived. */
  readonly rejoin = (): void => {
    for (const { requestId, following } of this.snapshot()) {
      const kept = this.#kept.get(requestId);
      if (kept === undefined || following.phase !== "failed") continue;
      if (waitsForConnection(following.failure) || isOutcomeUncertain(following.failure))
        this.#sendAtLast(kept);
    }
  };

  /**
   * A question that this device answered is in its discussion on the server (PWA-01); without an answer it
   * never will be, or waits to be asked. Those behind it go on.
   */
  readonly joined = (requestId: string, answer?: RulingAnswer, toBeAsked = false): void => {
    if (answer !== undefined) forgetQuestion(requestId);
    this.#change(requestId, {
      here: false,
      toBeAsked,
      ...(answer && { following: { phase: "answered", answer } }),
    });
    this.#moveOn(requestId, answer?.discussionId);
  };

  /** Takes a question off the desk, to be asked otherwise. False when it is no longer there. */
  readonly take = (requestId: string): boolean => {
    if (!this.#kept.has(requestId)) return false;
    this.settle(requestId);
    return true;
  };

  /** The server's messages tell the rest, or the person took the question back. */
  readonly settle = (requestId: string): void => {
    forgetQuestion(requestId);
    this.#kept.delete(requestId);
    this.#controllers.get(requestId)?.abort();
    this.#controllers.delete(requestId);
    const gone = this.#find(requestId);
    if (gone === undefined) return;
    this.#questions.change(this.snapshot().filter((question) => question !== gone));
    this.#moveOn(requestId, placeOf(gone));
  };

  /**
   * How the run ended arrives as for every other.
   *
   * @returns false when it came too late
   * @throws when the server could not be told
   */
  readonly stop = async (requestId: string): Promise<boolean> => {
    // The word to stop would overtake a question that is still being sent.
    const sent = await this.#once(requestId, ({ begun, connected }) => begun || !connected);
    if (sent !== null && sent.phase !== "thinking") return false;
    return (await this.#transport.stop(requestId)).stopped;
  };

  /** Resolves to how a question ended. Null when it left the desk before that. */
  readonly end = async (requestId: string): Promise<Ended | null> => {
    const ended = await this.#once(requestId, () => false);
    return ended?.phase === "thinking" ? null : ended;
  };

  /** Resolves once a question is as far as asked, or has ended; to null when it left the desk before that. */
  #once(requestId: string, isSo: (thinking: Thinking) => boolean): Promise<Following | null> {
    return new Promise((resolve) => {
      const look = () => {
        const following = this.#find(requestId)?.following;
        if (following?.phase === "thinking" && !isSo(following)) return;
        stopLooking();
        resolve(following ?? null);
      };
      const stopLooking = this.subscribe(look);
      look();
    });
  }

  /** What this device could not answer is the server's from here on. */
  #sendAtLast({ here, ...kept }: KeptQuestion): void {
    if (here !== undefined) keepQuestion(kept);
    this.#begin(kept, "follow");
  }

  #begin(kept: KeptQuestion, first: First, lostDiscussionId: string | null = null): void {
    this.#controllers.get(kept.requestId)?.abort();
    const controller = new AbortController();
    this.#kept.set(kept.requestId, kept);
    this.#controllers.set(kept.requestId, controller);
    this.#show(initialStateOf(kept, lostDiscussionId));
    // An analysis is not simplified, only tried again (ERR-01).
    const params = kept.request.analysis === true ? { analysis: true } : {};
    const giveUp = () => this.#fail(kept.requestId, { code: "CLIENT_TIMEOUT", params });
    const guard = setTimeout(giveUp, WAIT_MAX_MS);
    controller.signal.addEventListener("abort", () => clearTimeout(guard));
    if (kept.here !== undefined) {
      void this.#answerHere(kept, controller.signal);
    } else if (this.#isBehind(kept)) {
      this.#behind.set(kept.requestId, first);
    } else {
      this.#behind.delete(kept.requestId);
      const { signal } = controller;
      const tell = (event: FollowingEvent) => this.#tell(kept, event);
      void deliverQuestion(this.#transport, kept, first, { signal, tell });
    }
  }

  async #answerHere(kept: KeptQuestion, signal: AbortSignal): Promise<void> {
    const answer = await this.#transport.answerHere(kept).catch(() => null);
    // A desk that no longer carries the question does not hear of it.
    if (signal.aborted) return;
    if (answer !== null) this.#move(kept.requestId, { phase: "answered", answer });
    // The line came back while this device tried in vain.
    else if (isConnected()) this.#sendAtLast(kept);
    else this.#fail(kept.requestId, { code: "NETWORK", params: {} });
  }

  /**
   * Whether a question waits until the one before it has its place on the server: both are of one discussion,
   * in the order of asking. What keeps that one from being sent is tried again.
   */
  #isBehind({ after }: KeptQuestion): boolean {
    const before = this.#find(after);
    const kept = this.#kept.get(before?.requestId ?? "");
    if (before === undefined || kept === undefined) return false;
    const isTriedAgain = isWaitingForConnection(before) && canSendAutomatically(kept);
    if (isTriedAgain) this.#sendAtLast(kept);
    return isTriedAgain || before.following.phase === "thinking" || isAnsweredOnDevice(before);
  }

  /** Those that waited for a question go to its discussion, or begin their own. */
  #moveOn(before: string, place: string | null = null): void {
    for (const { after, ...rest } of [...this.#kept.values()]) {
      if (after !== before) continue;
      const { requestId, request } = rest;
      const discussionId = request.discussionId ?? place;
      const kept =
        discussionId === null ? rest : { ...rest, request: { ...request, discussionId } };
      this.#kept.set(requestId, kept);
      keepQuestion(kept);
      this.#change(requestId, { discussionId });
      const first = this.#behind.get(requestId);
      if (first !== undefined) this.#begin(kept, first);
    }
  }

  /** Shows a question, in its own place where it is shown already. */
  #show(shown: DeskQuestion): void {
    const questions = this.snapshot();
    const place = questions.findIndex(({ requestId }) => requestId === shown.requestId);
    this.#questions.change(questions.toSpliced(place < 0 ? questions.length : place, 1, shown));
  }

  #change(requestId: string, change: Partial<DeskQuestion>): void {
    const question = this.#find(requestId);
    if (question !== undefined) this.#show({ ...question, ...change });
  }

  #showRefused(kept: KeptQuestion, failure: ZapLimit): void {
    this.#kept.set(kept.requestId, kept);
    this.#show({ ...initialStateOf(kept, null), following: { phase: "failed", failure } });
  }

  #find(requestId: string | undefined): DeskQuestion | undefined {
    return this.snapshot().find((question) => question.requestId === requestId);
  }

  #fail(requestId: string, failure: Failure): void {
    this.#move(requestId, { phase: "failed", failure });
  }

  #tell(kept: KeptQuestion, event: FollowingEvent): void {
    const following = this.#find(kept.requestId)?.following;
    if (following?.phase !== "thinking") return;
    const anew = withoutLostDiscussion(kept, event);
    if (anew !== null) {
      keepQuestion(anew);
      this.#begin(anew, "send", kept.request.discussionId);
    } else this.#move(kept.requestId, advance(following, event));
  }

  /** A run goes on, or has ended. */
  #move(requestId: string, following: Following): void {
    if (following.phase !== "thinking") this.#controllers.get(requestId)?.abort();
    if (following.phase === "failed") this.#keepRefusal(requestId, following.failure);
    if (following.phase === "answered") hasCompletedTask.change(true);
    this.#change(requestId, { following });
    this.#tellBehind(requestId);
  }

  /** How a question ended, for those behind it: what keeps it from being sent keeps them too. */
  #tellBehind(before: string): void {
    const ended = this.#find(before);
    if (ended === undefined || isAnsweredOnDevice(ended)) return;
    const { following } = ended;
    if (following.phase === "failed" && waitsForConnection(following.failure)) {
      for (const id of this.#behind.keys())
        if (this.#kept.get(id)?.after === before) this.#fail(id, following.failure);
    } else if (following.phase !== "thinking") this.#moveOn(before, placeOf(ended));
  }

  #keepRefusal(requestId: string, failure: Failure): void {
    const kept = this.#kept.get(requestId);
    const refused = zapLimitOf(failure);
    if (kept !== undefined && refused !== null) keepQuestion({ ...kept, refused });
  }
}
