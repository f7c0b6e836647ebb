import { readInstead } from "../kept-answers/keep-calls.ts";
import { queueInstead } from "./queue-edits.ts";
import { mayWait } from "./waiting-edits.ts";
import { unsentDeck, withEdits } from "./with-edits.ts";

interface Asked {
  readonly account: string;
  readonly call: string;
  readonly input: unknown;
}

/** What stands in for an answer that did not come: an edit that waits now, or what the device kept. */
export const standIn = async (asked: Asked, failure: unknown): Promise<unknown> => {
  const queued = await queueInstead(asked, failure);
  if (queued !== undefined) return queued;
  const { account, call, input } = asked;
  const kept = await readInstead(account, call, input, failure);
  if (kept !== undefined) return mayWait(account) ? withEdits(asked, kept) : kept;
  return mayWait(account) ? unsentDeck(asked) : undefined;
};
