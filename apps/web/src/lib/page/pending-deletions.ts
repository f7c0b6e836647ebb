import { readSessionStored, writeSessionStored } from "../storage/session-storage.ts";
import { createSharedValue } from "../storage/shared-value.ts";

/** What the server counts in its summaries (FOR-01), and all the rest. */
export type DeletedKind = "deck" | "question" | "other";

/** Something that was deleted for the eye, and that the server still has. */
interface Deletion {
  readonly ids: readonly string[];
  readonly kind: DeletedKind;
  readonly carryOut: () => Promise<unknown>;
}

/** What this tab deleted while it was being left: the next page must not show it before the server knows. */
const LEFT = "deleted-while-leaving";

const readLeft = (): readonly string[] => {
  const left = readSessionStored(LEFT)?.split(",") ?? [];
  writeSessionStored(LEFT, null);
  return left;
};

const hidden = createSharedValue<ReadonlySet<string>>(new Set());
const waiting = new Set<Deletion>();
/** Those that the server's counts still hold: waiting, or being carried out. */
const counted = createSharedValue<readonly Deletion[]>([]);

const stopCounting = (deletion: Deletion) =>
  counted.change(counted.read().filter((each) => each !== deletion));

const withoutIds = (ids: readonly string[]) => {
  const rest = new Set(hidden.read());
  for (const id of ids) rest.delete(id);
  hidden.change(rest);
};

const finish = async (deletion: Deletion): Promise<void> => {
  if (!waiting.delete(deletion)) return;
  try {
    await deletion.carryOut();
  } catch {
    // Whoever carries it out tells why. What is still there is shown again.
    withoutIds(deletion.ids);
  } finally {
    stopCounting(deletion);
  }
};

/** Carries out at once what could still be undone: the page is left, or the session ends. */
export const flushDeletions = (): Promise<unknown> => Promise.all([...waiting].map(finish));

const leave = (): void => {
  const ids = [...waiting].flatMap((deletion) => deletion.ids);
  if (ids.length > 0) writeSessionStored(LEFT, ids.join(","));
  void flushDeletions();
};

/** From now on a page that is left, or put in the background for good, deletes what was deleted on it. */
export const deleteOnPageHide = (): void => {
  hidden.change(new Set([...hidden.read(), ...readLeft()]));
  window.addEventListener("pagehide", leave);
};

/** Ids that no list shows any more. */
export const useHiddenIds = hidden.use;

/** How many of a kind no list shows while the server still counts them. */
export const usePendingDeletionCount = (kind: DeletedKind): number =>
  counted
    .use()
    .reduce((sum, deletion) => (deletion.kind === kind ? sum + deletion.ids.length : sum), 0);

/** What can still be done about a deletion. */
export interface PendingDeletion {
  /** Shows it again; nothing was deleted. False when it was too late. */
  readonly undo: () => boolean;
  /** The time to undo it is over. */
  readonly carryOut: () => Promise<void>;
}

/**
 * Hides something at once and deletes it when it can no longer be undone (decision 014).
 *
 * @param deletion ids that lists leave out (`useHiddenIds`), of one kind; `carryOut` deletes them on the
 *   server, also while the page is left, and ends when counts were read again. A failure shows them again
 */
export const deleteLater = (deletion: Deletion): PendingDeletion => {
  const { ids } = deletion;
  waiting.add(deletion);
  counted.change([...counted.read(), deletion]);
  hidden.change(new Set([...hidden.read(), ...ids]));
  return {
    undo: () => {
      const isInTime = waiting.delete(deletion);
      if (isInTime) {
        withoutIds(ids);
        stopCounting(deletion);
      }
      return isInTime;
    },
    carryOut: () => finish(deletion),
  };
};
