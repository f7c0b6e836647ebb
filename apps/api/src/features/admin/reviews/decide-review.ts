import type { Database } from "../../../database/index.ts";
import { recordChange } from "../../accounts/index.ts";
import { findReview, type Review, upsertReview } from "./review-queries.ts";

/**
 * ADM-04: decides what becomes of an answer that its reader marked as wrong, and writes down who did.
 *
 * @returns whether there is such an opinion
 */
export const decideReview = (database: Database, review: Review): Promise<boolean> =>
  database.transaction(async (tx) => {
    const before = await findReview(tx, review);
    if (!(await upsertReview(tx, review))) return false;
    await recordChange(tx, {
      action: "review_answer",
      actorId: review.reviewerId,
      target: review.messageId,
      before: { state: before?.state ?? "open", note: before?.note ?? null },
      after: { state: review.state, note: review.note },
    });
    return true;
  });
