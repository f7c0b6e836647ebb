import type { CardMention, Effort, GameState, Language, RulingAnswer } from "@spellwright/contract";
import type { DBSchema } from "idb";
import { databaseOf } from "../../../lib/storage/open-database.ts";

/** A question that this device is to answer, as it was asked. */
export interface OfflineQuestion {
  /** Id of the account that asks: nobody else on this device sees it. */
  readonly account: string;
  /** Names the question, here and later on the server. */
  readonly requestId: string;
  /** ISO 8601. */
  readonly askedAt: string;
  readonly question: string;
  readonly cards: readonly CardMention[];
  /** Of the page. */
  readonly language: Language;
  readonly gameState: GameState | null;
  readonly effort: Effort;
  /** The discussion of the server that it was asked in. Null where it begins one. */
  readonly discussionId: string | null;
  /** The question before it on the screen, by its `requestId`. Null where it is the first. */
  readonly follows: string | null;
}

/** An answer of this device: the contract's, in a discussion that the server may not know yet. */
export type OfflineAnswer = Omit<RulingAnswer, "discussionId"> & {
  readonly discussionId: string | null;
};

/** A question and what this device answered. Kept until the server has both. */
export interface OfflineRuling extends OfflineQuestion {
  readonly answer: OfflineAnswer;
  /** The cards that were found in the question. */
  readonly foundCards: readonly CardMention[];
  /** The day had no free place for it: it is sent at its person’s word only. */
  readonly toBeAsked?: true;
}

interface Schema extends DBSchema {
  readonly rulings: {
    readonly key: string;
    readonly value: OfflineRuling;
    readonly indexes: { readonly account: string };
  };
}

const STORE = "rulings";
const open = databaseOf<Schema>("offline-rulings", (made) => {
  made.createObjectStore(STORE, { keyPath: "requestId" }).createIndex("account", "account");
});

/** Keeps an answer. @throws where storage is refused or full */
export const keepOfflineRuling = async (ruling: OfflineRuling): Promise<void> => {
  await (await open()).put(STORE, ruling);
};

/** What was answered to a question of an account here. Undefined: nothing, or no storage. */
export const readOfflineRuling = async (
  account: string,
  requestId: string,
): Promise<OfflineRuling | undefined> => {
  try {
    const kept = await (await open()).get(STORE, requestId);
    return kept?.account === account ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** All that this device answered an account and the server does not have yet, in the order of asking. */
export const listOfflineRulings = async (account: string): Promise<readonly OfflineRuling[]> => {
  try {
    const kept = await (await open()).getAllFromIndex(STORE, "account", account);
    return kept.sort((left, right) => (left.askedAt < right.askedAt ? -1 : 1));
  } catch {
    return [];
  }
};

/** The server has it, or its person took it back. */
export const forgetOfflineRuling = async (requestId: string): Promise<void> => {
  try {
    await (await open()).delete(STORE, requestId);
  } catch {
    // Nothing was kept.
  }
};

/** Nobody finds on this device what another account asked there (AUTH-01). */
export const forgetOthersRulings = async (account: string): Promise<void> => {
  try {
    const transaction = (await open()).transaction(STORE, "readwrite");
    for await (const cursor of transaction.store)
      if (cursor.value.account !== account) await cursor.delete();
    await transaction.done;
  } catch {
    // Nothing was kept.
  }
};
