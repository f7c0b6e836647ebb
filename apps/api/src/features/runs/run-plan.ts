import type { Effort, LookedUp, RunStep, Strength, Usage } from "@spellwright/contract";
import type { Transaction } from "../../database/index.ts";
import type { Charge, Payer } from "../zaps/index.ts";

/** What a run is known by. An attempt is one try at the same request. */
export type RunReference = Charge;

/** What makes two requests the same one (DATA-08). */
export interface RunBody {
  readonly discussionId: string | null;
  readonly [field: string]: unknown;
}

/** What a run knows when its question is stored. */
export interface RunOpening {
  readonly runId: string;
  readonly requestId: string;
  readonly now: Date;
  /** Set when an earlier attempt failed: its question is kept and used again. */
  readonly previous: { readonly discussionId: string; readonly questionMessageId: string } | null;
}

/** ORA-16: what the log keeps of a question. */
export interface LoggedQuestion {
  readonly type: "oracle" | "forge";
  readonly text: string;
  readonly cards: readonly string[];
  readonly effort: Effort;
  readonly hasContext: boolean;
}

/** The question as it is stored in a discussion, and what the work needs of it. */
export interface PreparedRun<Prepared> {
  readonly prepared: Prepared;
  readonly discussionId: string;
  readonly questionMessageId: string;
  readonly log: LoggedQuestion;
}

/** A question that stands in no discussion of ours: nothing is logged of it. */
export interface PreparedElsewhere<Prepared> {
  readonly prepared: Prepared;
  readonly discussionId: null;
}

/** An answer as far as it is written: not yet checked, without citations. */
export interface PartialAnswer {
  readonly ruling: string;
  readonly explanation: string;
}

/** How the work tells what it does, and learns that it must end. */
export interface RunProgress {
  /** Ends when the run is stopped, is out of time, or belongs to no one any more. */
  readonly signal: AbortSignal;
  /** Stores and streams a step. Steps only go forward, a repeated one is ignored. */
  readonly step: (step: RunStep) => Promise<void>;
  /** ORA-16: tells the log which cards the question is really about, by their English names. */
  readonly foundCards: (names: readonly string[]) => Promise<void>;
  /** Streams what a model looks up. All of it is kept until the run ends. */
  readonly lookUp: (looked: LookedUp) => void;
  /** Streams how far the answer is written. Only the newest text is kept. */
  readonly write: (writing: PartialAnswer) => void;
}

/** How a run ended, for the row of its answer. */
export interface RunEnding {
  /** 0 when refunded. */
  readonly zapsCharged: number;
  readonly durationMs: number;
  readonly now: Date;
}

/** A stored answer. The charge is committed in the same transaction. */
export interface FinishedRun<Answer> {
  /** The body of the call, stored so that a repeat gets it as it was. */
  readonly answer: Answer;
  /** Null: it stands in no discussion. */
  readonly answerMessageId: string | null;
  readonly confidence: number;
  /** How far the answer goes; of the Forge `ruling` where it decides anything, else `none`. */
  readonly strength: Strength;
  /** ORA-16: what the log keeps of how the answer came about. */
  readonly logged?: AnswerLog;
}

/** What answered and what it cost. Null is unknown, never 0. */
export interface AnswerLog {
  readonly model: string;
  readonly fallback_from?: string;
  readonly usage: Usage | null;
  readonly searches: number;
  readonly cost_usd: number | null;
  /** Day of the price table. */
  readonly prices_date: string | null;
}

/** Which results decide nothing: those are none of the day's requests, and have a cap of their own (BILL-08). */
export interface UndecidedResults<Result> {
  /** Whether a language model would be asked. */
  readonly asksModel: boolean;
  readonly is: (result: Result) => boolean;
}

/** One metered call, told to `execute` (docs/architecture.md, “How an answer runs”). */
export interface RunPlan<Prepared, Result, Answer> {
  readonly kind: "ruling" | "strategy" | "deck" | "analysis";
  readonly payer: Payer;
  /** Absent: the server makes one. */
  readonly requestId: string | undefined;
  readonly body: RunBody;
  /** Cost, reserved before the work; 0: nothing is reserved. */
  readonly zaps: number;
  /** In the opening transaction: who may, and the question stored. A throw undoes everything. */
  prepare(
    tx: Transaction,
    opening: RunOpening,
  ): Promise<PreparedRun<Prepared> | PreparedElsewhere<Prepared>>;
  /** Outside any transaction. */
  work(prepared: Prepared, progress: RunProgress): Promise<Result>;
  /** Whether this result is worth its zaps. Otherwise they are refunded (BILL-08). */
  isCharged(result: Result): boolean;
  /** Absent: whatever comes of it is one of the day's requests. */
  readonly undecided?: UndecidedResults<Result>;
  /** In the closing transaction: the answer stored. */
  finish(
    tx: Transaction,
    prepared: Prepared,
    result: Result,
    ending: RunEnding,
  ): Promise<FinishedRun<Answer>>;
  /** Reads a stored answer back. */
  readAnswer(stored: unknown): Answer;
}
