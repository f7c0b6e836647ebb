import { readFromDevice } from "../kept-answers/keep-calls.ts";
import { queueFailedEdit } from "./queue-edits.ts";
import { mayHaveWaitingEdits } from "./waiting-edits.ts";
import { unsentDeck, withEdits } from "./with-edits.ts";

interface CallInput {
  readonly account: string;
  readonly call: string;
  readonly input: unknown;
}

/** What stands in for an answer that did not come: an edit that waits now, or what the device kept. */
export const fallbackAnswer = async (asked: CallInput, failure: unknown): Promise<unknown> => {
  const queued = await queueFailedEdit(asked, failure);
  if (queued !== undefined) return queued;
  const { account, call, input } = asked;
  const kept = await readFromDevice(account, call, input, failure);
  if (kept !== undefined) return mayHaveWaitingEdits(account) ? withEdits(asked, kept) : kept;
  return mayHaveWaitingEdits(account) ? unsentDeck(asked) : undefined;
};
