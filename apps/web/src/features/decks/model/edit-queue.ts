import type { DeckChange, DeckDetail } from "@spellwright/contract";
import { ApiError } from "../../../lib/http/api-error.ts";

/** One edit: it is undone as one. */
export type DeckEdit =
  | {
      readonly kind: "change";
      readonly changes: readonly DeckChange[];
      /** What is told once it is kept. */
      readonly done?: string;
      /** The card that comes in, as the reader's language names it. */
      readonly added?: string;
    }
  | { readonly kind: "undo" | "redo" };

/** What another tab or device saved before our edits came (DECK_CHANGED). */
export interface EditConflict {
  /** The deck that our edits were made on, and as it now is. */
  readonly before: DeckDetail;
  readonly theirs: DeckDetail;
  /** Not made. Nothing is lost while they wait here. */
  readonly edits: readonly DeckEdit[];
}

export interface EditQueueState {
  /** Made on the page, not yet kept by the server. */
  readonly pending: readonly DeckEdit[];
  readonly conflict: EditConflict | null;
}

interface EditQueueParts {
  /** The deck as the server last told it. */
  readonly current: () => DeckDetail;
  readonly send: (edit: DeckEdit, revision: number) => Promise<DeckDetail>;
  readonly read: () => Promise<DeckDetail>;
  readonly keep: (deck: DeckDetail) => void;
  readonly onDone: (edit: DeckEdit) => void;
  /** Edits that the server did not take: the page shows the deck without them again. */
  readonly onLost: (error: unknown, edits: readonly DeckEdit[]) => void;
}

const NOTHING: EditQueueState = { pending: [], conflict: null };

/** Whether the next edit would fail for the same reason. */
const isUnreachable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === "NETWORK";

/**
 * Sends the edits of a deck one after the other, each on the revision that the one before made. An
 * edit that meets another's stops them all: the person says what becomes of them.
 */
export const createEditQueue = (parts: EditQueueParts) => {
  let state = NOTHING;
  let working = false;
  const listeners = new Set<() => void>();
  const set = (next: EditQueueState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const meetConflict = async (): Promise<void> => {
    const before = parts.current();
    const theirs = await parts.read();
    parts.keep(theirs);
    set({ pending: [], conflict: { before, theirs, edits: state.pending } });
  };

  const drop = (error: unknown): void => {
    const lost = isUnreachable(error) ? state.pending : state.pending.slice(0, 1);
    set({ ...state, pending: state.pending.slice(lost.length) });
    parts.onLost(error, lost);
  };

  const sendFirst = async (edit: DeckEdit): Promise<void> => {
    try {
      const deck = await parts.send(edit, parts.current().revision);
      parts.keep(deck);
      set({ ...state, pending: state.pending.slice(1) });
      parts.onDone(edit);
    } catch (error) {
      if (error instanceof ApiError && error.code === "DECK_CHANGED")
        await meetConflict().catch(drop);
      else drop(error);
    }
  };

  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    for (let [edit] = state.pending; edit !== undefined; [edit] = state.pending)
      await sendFirst(edit);
    working = false;
  };

  const push = (...edits: readonly DeckEdit[]): void => {
    if (state.conflict !== null || edits.length === 0) return;
    set({ ...state, pending: [...state.pending, ...edits] });
    void work();
  };

  /** Ends a conflict, with our changes made again on the other's state, or without them. */
  const settle = (again: boolean): void => {
    const edits = state.conflict?.edits ?? [];
    set(NOTHING);
    // An undo would now take back the other's edit.
    if (again) push(...edits.filter(({ kind }) => kind === "change"));
  };

  return {
    push,
    settle,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
