import type { RulingAnswer } from "@spellwright/contract";
import { client } from "../../../lib/http/api.ts";
import { ApiError } from "../../../lib/http/api-error.ts";
import {
  forgetOfflineRuling,
  keepOfflineRuling,
  listOfflineRulings,
  type OfflineRuling,
} from "../model/kept-rulings.ts";

/** The server or the line is away, or the session has ended: nothing is wrong with the question. */
const isAway = ({ code, status }: ApiError): boolean =>
  status >= 500 ||
  status === 401 ||
  ["NETWORK", "CLIENT_TIMEOUT", "RATE_LIMITED", "RUN_INTERRUPTED", "TIMEOUT"].includes(code);

const join = (ruling: OfflineRuling): Promise<RulingAnswer> => {
  const { account, requestId, askedAt, question, cards, language, gameState, effort } = ruling;
  const { discussionId, follows } = ruling;
  return client.ruling.join(
    {
      ...{ requestId, askedAt, question, cards: [...cards], language, discussionId, follows },
      ...(gameState === null ? {} : { gameState }),
      reasoningEffort: effort,
    },
    // Of this account, in its session or not at all.
    { context: { account } },
  );
};

/** What became of the questions that this device answered. */
export interface JoinedRulings {
  /** As the server keeps them, in the order of asking. */
  readonly joined: readonly RulingAnswer[];
  /** Ids of those that the server will not have: this device’s answer stays theirs. */
  readonly refused: readonly string[];
  /** Ids of those that wait to be asked: the day’s free places are taken. */
  readonly waiting: readonly string[];
  /** Whether nothing is left that only waits for the network. */
  readonly isDone: boolean;
}

const joinAll = async (account: string): Promise<JoinedRulings> => {
  const joined: RulingAnswer[] = [];
  const refused: string[] = [];
  const waiting: string[] = [];
  let isDaySpent = false;
  const wait = async (ruling: OfflineRuling): Promise<void> => {
    waiting.push(ruling.requestId);
    if (!ruling.toBeAsked) await keepOfflineRuling({ ...ruling, toBeAsked: true });
  };
  for (const ruling of await listOfflineRulings(account)) {
    if (isDaySpent || ruling.toBeAsked) {
      await wait(ruling);
      continue;
    }
    try {
      joined.push(await join(ruling));
    } catch (error) {
      if (!(error instanceof ApiError) || isAway(error))
        return { joined, refused, waiting, isDone: false };
      isDaySpent = error.code === "OFFLINE_WAITS";
      if (isDaySpent) await wait(ruling);
      else refused.push(ruling.requestId);
    }
  }
  return { joined, refused, waiting, isDone: true };
};

/**
 * Has what this device answered an account join its discussions on the server, in the order of asking. One
 * tab at a time does; without locks (a page that is not secure) several may, and each question joins once.
 *
 * @param onJoined told before the device forgets them, so that nothing is asked again
 * @returns whether nothing is left that only waits for the network
 */
export const joinRulings = async (
  account: string,
  onJoined: (result: JoinedRulings) => void,
): Promise<boolean> => {
  const send = async (): Promise<boolean> => {
    const result = await joinAll(account);
    onJoined(result);
    for (const { requestId } of result.joined) await forgetOfflineRuling(requestId);
    return result.isDone;
  };
  if (!("locks" in navigator)) return send();
  return navigator.locks.request("offline-rulings", { ifAvailable: true }, (lock) =>
    // The tab that has it sends these too.
    lock === null ? false : send(),
  );
};
