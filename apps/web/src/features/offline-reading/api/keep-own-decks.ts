import { client } from "../../../lib/api.ts";
import { isConnected } from "../../../lib/connection.ts";
import { isRecord } from "../../../lib/is-record.ts";
import { readKeptAnswer } from "../../../lib/kept-answers/store.ts";
import { readOwnDecks } from "../../forge/index.ts";

/** Decks that are kept without having been opened; those that changed last come first. */
const MOST_DECKS = 200;

const isKept = async (account: string, id: string, updatedAt: string): Promise<boolean> => {
  const asked = { account, call: "decks.read", input: JSON.stringify({ id }) };
  const kept = await readKeptAnswer(asked);
  return isRecord(kept) && kept.updated_at === updatedAt;
};

/**
 * Reads one's own decks that changed since the device kept them, one after the other; reading keeps them.
 * Stops where the page is hidden or the network is gone: the next time goes on.
 */
export const keepOwnDecks = async (account: string, signal: AbortSignal): Promise<void> => {
  const mayGoOn = () => !signal.aborted && !document.hidden && isConnected();
  if (!mayGoOn()) return;
  try {
    for (const { id, updated_at: updatedAt } of await readOwnDecks(MOST_DECKS)) {
      if (!mayGoOn()) return;
      if (!(await isKept(account, id, updatedAt))) await client.decks.read({ id }, { signal });
    }
  } catch {
    // Refused, too many at once, or out of reach: what is on screen tells its own failures.
  }
};
