import { client } from "../../../lib/http/api.ts";
import { isConnected } from "../../../lib/offline/connection.ts";
import { MOST_LETTERS, readKeptAnswer } from "../../../lib/offline/kept-answers/store.ts";
import { pause } from "../../../lib/page/pause.ts";
import { isRecord } from "../../../lib/storage/is-record.ts";
import { readOwnDecks } from "../../forge/index.ts";

/** Of what the device keeps. The rest is for what was opened. */
const MOST_OWN = 0.75 * MOST_LETTERS;
/** At most 120 decks a minute: a fifth of what the server lets a household read. */
const PAUSE_MS = 500;

/** The deck as the device keeps it. Undefined where that is none, or older than the server's. */
const freshOne = async (account: string, id: string, updatedAt: string): Promise<unknown> => {
  const asked = { account, call: "decks.read", input: JSON.stringify({ id }) };
  const kept = await readKeptAnswer(asked);
  return isRecord(kept) && kept.updated_at === updatedAt ? kept : undefined;
};

/**
 * Reads one's own decks that changed since the device kept them, one after the other, the newest first,
 * until they fill their part of what is kept. Reading keeps them. Stops where the page is hidden or the
 * network is gone: the next time goes on.
 *
 * @param most letters of all these decks together
 * @param pauseMs after each deck that was read
 */
export const keepOwnDecks = async (
  account: string,
  signal: AbortSignal,
  { most = MOST_OWN, pauseMs = PAUSE_MS } = {},
): Promise<void> => {
  const mayGoOn = () => !signal.aborted && !document.hidden && isConnected();
  if (!mayGoOn()) return;
  try {
    let letters = 0;
    for await (const { id, updated_at: updatedAt } of readOwnDecks()) {
      if (!mayGoOn()) return;
      const kept = await freshOne(account, id, updatedAt);
      const deck = kept ?? (await client.decks.read({ id }, { signal }));
      letters += JSON.stringify(deck).length;
      if (letters >= most) return;
      if (kept === undefined) await pause(pauseMs, signal);
    }
  } catch {
    // Refused, too many at once, or out of reach: what is on screen tells its own failures.
  }
};
