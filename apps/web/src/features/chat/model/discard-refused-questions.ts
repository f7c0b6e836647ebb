import type { DiscussionType } from "@spellwright/contract";
import { zapLimitOf } from "../../billing/index.ts";
import { placeOf } from "./desk-questions.ts";
import type { QuestionDesk } from "./question-desk.ts";

/**
 * A new discussion was asked for: questions that met a limit before they had one leave the device, so that they
 * do not come back in it.
 *
 * @param of before: when it was asked for, ISO 8601
 */
export const discardRefusedQuestions = (
  desk: Pick<QuestionDesk, "snapshot" | "settle">,
  of: { readonly owner: string; readonly area: DiscussionType; readonly before: string },
): void => {
  for (const question of desk.snapshot()) {
    const { owner, area, askedAt, following, requestId } = question;
    const isRefused = following.phase === "failed" && zapLimitOf(following.failure) !== null;
    const isOf = owner === of.owner && area === of.area && askedAt < of.before;
    if (isRefused && isOf && placeOf(question) === null) desk.settle(requestId);
  }
};
