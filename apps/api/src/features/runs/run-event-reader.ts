import type { Database } from "../../database/index.ts";
import { eventsAfter, type RunRow, readRun } from "./queries.ts";
import type { RunSignals } from "./run-signals.ts";
import type { RunTiming } from "./run-timing.ts";
import { StoredEvent } from "./stored-event.ts";

/** An event of a run, with the answer beside the one that is about it. */
export interface NumberedEvent {
  readonly seq: number;
  readonly event: StoredEvent;
  readonly answer: unknown;
}

/** A run as it was last seen; without a row it is deleted. */
export interface RunView {
  readonly run: RunRow | undefined;
  readonly events: readonly NumberedEvent[];
}

interface Reader {
  readonly show: (view: RunView) => void;
  readonly fail: (error: unknown) => void;
}

/** One reader of the database for all who follow a run in this process. */
export interface RunEventReaders {
  /** Gives every view of a run to a reader, beginning with the newest one. Returns how to end that. */
  join(runId: string, reader: Reader): () => void;
  /** Reads of the database so far. */
  readonly reads: () => number;
}

interface RunEventReader {
  readonly readers: Set<Reader>;
  latest: RunView | undefined;
  readonly leave: AbortController;
}

/** Older texts that a newer one replaces, and events of an attempt before, are gone for everybody. */
const withNew = (
  events: readonly NumberedEvent[],
  added: readonly NumberedEvent[],
): readonly NumberedEvent[] => {
  const restart = added.findLastIndex(({ event }) => event.type === "superseded");
  const all = restart === -1 ? [...events, ...added] : added.slice(restart);
  const newest = all.findLastIndex(({ event }) => event.type === "writing");
  return all.filter(({ event }, at) => event.type !== "writing" || at === newest);
};

interface RunEventReaderParts {
  readonly database: Database;
  readonly signals: RunSignals;
  readonly timing: RunTiming;
}

export const createRunEventReaders = (parts: RunEventReaderParts): RunEventReaders => {
  const eventReaders = new Map<string, RunEventReader>();
  let reads = 0;

  const look = async (runId: string, before: RunView | undefined) => {
    reads += 1;
    // The run first: once it is seen as ended, its last event is there to be read.
    const run = await readRun(parts.database, runId);
    const known = before?.events ?? [];
    const seen = known.at(-1)?.seq ?? 0;
    const rows = run === undefined ? [] : await eventsAfter(parts.database, runId, seen);
    const added = rows.map((row) => ({ ...row, event: StoredEvent.parse(row.event) }));
    return { run, events: withNew(known, added) };
  };

  const work = async (runId: string, eventReader: RunEventReader): Promise<void> => {
    const watch = parts.signals.watch(runId);
    try {
      while (!eventReader.leave.signal.aborted) {
        const view = await look(runId, eventReader.latest);
        eventReader.latest = view;
        for (const { show } of eventReader.readers) show(view);
        if (view.run?.status !== "running") return;
        await watch.change(parts.timing.pollMs, eventReader.leave.signal);
      }
    } catch (error) {
      for (const { fail } of eventReader.readers) fail(error);
    } finally {
      watch.close();
      if (eventReaders.get(runId) === eventReader) eventReaders.delete(runId);
    }
  };

  const start = (runId: string): RunEventReader => {
    const eventReader: RunEventReader = {
      readers: new Set(),
      latest: undefined,
      leave: new AbortController(),
    };
    eventReaders.set(runId, eventReader);
    void work(runId, eventReader);
    return eventReader;
  };

  return {
    join(runId, reader) {
      const eventReader = eventReaders.get(runId) ?? start(runId);
      eventReader.readers.add(reader);
      if (eventReader.latest !== undefined) reader.show(eventReader.latest);
      return () => {
        eventReader.readers.delete(reader);
        if (eventReader.readers.size > 0) return;
        if (eventReaders.get(runId) === eventReader) eventReaders.delete(runId);
        eventReader.leave.abort();
      };
    },
    reads: () => reads,
  };
};
