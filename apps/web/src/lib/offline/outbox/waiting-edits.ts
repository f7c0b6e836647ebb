import { createSharedValue } from "../../storage/shared-value.ts";
import { readStored, writeStored } from "../../storage/storage.ts";

/** What is edited: a deck, or a discussion. */
export interface WaitingThing {
  readonly thing: string;
  readonly kind: "deck" | "discussion";
  readonly name: string;
  /** Edits that wait. */
  readonly count: number;
  /** Why they cannot be sent without their person’s word. Null while they only wait for the network. */
  readonly trouble: "conflict" | "refused" | null;
}

/** What waits for the network, of the account that is here, as this tab last read it. */
export const waitingThings = createSharedValue<readonly WaitingThing[]>([]);

/** Whether edits of a deck or a discussion wait. */
export const useIsWaiting = (id: string): boolean =>
  waitingThings.use().some(({ thing }) => thing === id);

const keyOf = (account: string): string => `waiting-edits.${account}`;

/** Whether edits of an account may wait: told without opening the database, which alone knows. */
export const mayHaveWaitingEdits = (account: string): boolean =>
  readStored(keyOf(account)) !== null;

/** Says so for the calls to come, in every tab. */
export const recordWaiting = (account: string, waits: boolean): void =>
  writeStored(keyOf(account), waits ? "" : null);
