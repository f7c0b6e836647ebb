import { forgetAllAnswers } from "../../../lib/offline/kept-answers/store.ts";
import { forgetOutbox } from "../../../lib/offline/outbox/store.ts";
import { VISITOR } from "../../../lib/storage/known-account.ts";
import { forgetQuestionsOf } from "../../chat/index.ts";
import { forgetOthersRulings } from "../../offline-judge/index.ts";

/**
 * Deletes what this device holds of an account that no longer exists: edits and questions that were not sent,
 * answers that were read or given here. What storage refuses is not there.
 */
export const forgetAccount = async (account: string): Promise<void> => {
  forgetQuestionsOf(account);
  await Promise.allSettled([
    forgetOutbox(account),
    forgetAllAnswers(),
    forgetOthersRulings(VISITOR),
  ]);
};
