import { channel, type TracingChannel, tracingChannel } from "node:diagnostics_channel";

/** An answer to a request. What is not known at its beginning is filled in before its end. */
export interface RequestFacts {
  /** Path of the contract with its placeholders, or what kind of page: never what a person typed. */
  readonly call: string;
  readonly method: string;
  readonly traceId: string;
  status?: number;
}

/** An attempt at an answer, from its beginning to what is stored of its end. */
export interface RunFacts {
  readonly kind: string;
  /** Of the error catalogue; absent: it was answered. */
  code?: string | undefined;
}

/** A call of a language model with all its repetitions. */
export interface ModelFacts {
  /** The one that was asked, then the one that answered. */
  model: string;
  readonly effort: string;
  failure?: string | undefined;
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
  /** US dollars. Absent where tokens or price are unknown. */
  cost?: number | undefined;
}

/** A mail on its way to the server that takes it. */
export interface MailFacts {
  readonly kind: string;
  failure?: string | undefined;
}

/** What takes time, and how it ended. Nothing is spent on it while nobody subscribes (decision 034). */
export const timedChannels = {
  request: tracingChannel<unknown, RequestFacts>("spellwright:request"),
  run: tracingChannel<unknown, RunFacts>("spellwright:run"),
  model: tracingChannel<unknown, ModelFacts>("spellwright:model"),
  mail: tracingChannel<unknown, MailFacts>("spellwright:mail"),
} as const;

/** Does a piece of work, told to whoever watches its channel. */
export const traceWork = <Facts extends object, Result>(
  what: TracingChannel<unknown, Facts>,
  facts: Facts,
  work: () => Promise<Result>,
): Promise<Result> => (what.hasSubscribers ? what.tracePromise(work, facts) : work());

/** Something that happened, for whoever counts it. */
interface Counted<Fact> {
  readonly tell: (fact: Fact) => void;
  readonly hear: (listener: (fact: Fact) => void) => void;
}

const counted = <Fact>(name: string): Counted<Fact> => {
  const told = channel(`spellwright:${name}`);
  return {
    tell: (fact) => {
      if (told.hasSubscribers) told.publish(fact);
    },
    hear: (listener) => told.subscribe((fact) => listener(fact as Fact)),
  };
};

/** What is counted without a duration. */
export const countedChannels = {
  /** A row of the ledger. Its transaction may still be given up. */
  ledgerEntry: counted<{ readonly kind: string; readonly pool: string; readonly amount: number }>(
    "ledger-entry",
  ),
  cacheRead: counted<{ readonly cache: "cards" | "pictures"; readonly hit: boolean }>("cache-read"),
  /** Runs of a process that died, ended and refunded by this one. */
  runsReaped: counted<{ readonly count: number }>("runs-reaped"),
  /** What a page told with its visitor's consent. */
  pageEvent: counted<PageEventFact>("page-event"),
} as const;

/** What a page told, without anything of its visitor. */
export interface PageEventFact {
  readonly name: string;
  /** `oracle` or `forge`, of a question. The page's name in `PAGES`, of its speed. */
  readonly place: string;
  readonly language: string;
  /** Milliseconds, or the score of a layout shift. Null for what only happens. */
  readonly value: number | null;
  /** Code of the error catalogue. */
  readonly code: string | null;
}
