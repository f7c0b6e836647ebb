import type { DeckChange, DeckDetail, Discussion } from "@spellwright/contract";
import type { DBSchema } from "idb";
import { databaseOf } from "../../storage/open-database.ts";
import { announceChange } from "../../storage/other-tabs.ts";
import type { QueuedEdit } from "./queued-calls.ts";
import { recordWaiting } from "./waiting-edits.ts";

/** An edit that waits for the network. */
export type WaitingEdit = QueuedEdit & {
  /** Given by the database: edits are sent in this order, whatever the clock says. */
  readonly seq: number;
  readonly account: string;
};

/** Why edits of a thing are not sent until their person has decided. */
export type SyncProblem =
  /** Both devices changed the same. The deck as the server has it. */
  | { readonly kind: "deck"; readonly theirs: DeckDetail }
  /** Renamed elsewhere too. */
  | { readonly kind: "title"; readonly theirs: Discussion }
  /** Deleted here, changed elsewhere since. */
  | { readonly kind: "deletion"; readonly theirs: DeckDetail | Discussion }
  | {
      readonly kind: "refused";
      readonly code: string;
      readonly params: Readonly<Record<string, unknown>>;
    };

/** One request: sent again it must be the same. */
export interface EditRequest {
  readonly requestId: string;
  readonly revision: number;
  readonly changes: readonly DeckChange[];
  /** The last edit that it holds. */
  readonly upTo: number;
}

/** What edits of one thing stand on. */
export interface EditedThing {
  readonly account: string;
  readonly thing: string;
  readonly kind: "deck" | "discussion";
  readonly name: string;
  /** The deck that its edits were made on: as the server last told it. */
  readonly base?: DeckDetail;
  /** The discussion before its edits. */
  readonly discussion?: Discussion;
  /** Of a deck that is deleted without having been opened. */
  readonly revision?: number;
  readonly parcel?: EditRequest;
  readonly trouble?: SyncProblem;
}

interface Schema extends DBSchema {
  readonly edits: {
    readonly key: number;
    readonly value: WaitingEdit;
    readonly indexes: { readonly account: string };
  };
  readonly things: {
    readonly key: [account: string, thing: string];
    readonly value: EditedThing;
    readonly indexes: { readonly account: string };
  };
}

const open = databaseOf<Schema>("outbox", (made) => {
  const edits = made.createObjectStore("edits", { keyPath: "seq", autoIncrement: true });
  edits.createIndex("account", "account");
  const things = made.createObjectStore("things", { keyPath: ["account", "thing"] });
  things.createIndex("account", "account");
});

/** All that waits of an account, in the order it was made. */
export interface Outbox {
  readonly edits: readonly WaitingEdit[];
  readonly things: ReadonlyMap<string, EditedThing>;
}

/** The area that tabs tell one another of when what waits has changed. */
export const OUTBOX_AREA = "outbox";

const listeners = new Set<() => void>();

/** Calls back when this tab changed what waits, until the returned function is called. */
export const onOutboxChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * What waits of an account, edits in the order they were made.
 *
 * @throws DOMException where storage is refused
 */
export const readOutbox = async (account: string): Promise<Outbox> => {
  const transaction = (await open()).transaction(["edits", "things"]);
  const [edits, things] = await Promise.all([
    transaction.objectStore("edits").index("account").getAll(account),
    transaction.objectStore("things").index("account").getAll(account),
  ]);
  recordWaiting(account, edits.length > 0);
  return { edits, things: new Map(things.map((each) => [each.thing, each])) };
};

/** What one step makes of the edits of a thing. */
interface Change {
  readonly add?: readonly QueuedEdit[];
  /** Numbers of edits that are done with. */
  readonly done?: readonly number[];
  /** In the place of the first of them, so that what comes later stays later. */
  readonly instead?: readonly QueuedEdit[];
  readonly things?: readonly EditedThing[];
}

/**
 * Makes all of a change, or nothing of it. A thing without edits is forgotten with the last of them.
 *
 * @throws DOMException where storage is full or refused
 */
export const changeOutbox = async (
  account: string,
  { add = [], done = [], instead = [], things = [] }: Change,
): Promise<void> => {
  // Before: a tab that is closed in between looks once too often.
  recordWaiting(account, true);
  const transaction = (await open()).transaction(["edits", "things"], "readwrite");
  const edits = transaction.objectStore("edits");
  const edited = transaction.objectStore("things");
  const writing: Promise<unknown>[] = things.map((each) => edited.put(each));
  const [first = 0] = done;
  writing.push(
    ...done.map((seq) => edits.delete(seq)),
    ...instead.map((each, index) =>
      edits.put({ ...each, account, seq: first + index / (instead.length + 1) }),
    ),
    // The key is given by the database.
    ...add.map((each) => edits.add({ ...each, account } as WaitingEdit)),
  );
  await Promise.all(writing);
  if (done.length > 0) {
    const left = await edits.index("account").getAll(account);
    const waiting = new Set(left.map(({ thing }) => thing));
    for (const key of await edited.index("account").getAllKeys(account))
      if (!waiting.has(key[1])) await edited.delete(key);
    recordWaiting(account, left.length > 0);
  }
  await transaction.done;
  announceChange(OUTBOX_AREA);
  for (const listener of listeners) listener();
};

/** Everything of an account that was not sent: its person said so. */
export const forgetOutbox = async (account: string): Promise<void> => {
  const { edits } = await readOutbox(account);
  await changeOutbox(account, { done: edits.map(({ seq }) => seq) });
};
