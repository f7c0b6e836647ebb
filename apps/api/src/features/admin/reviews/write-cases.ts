import type { AnswerReview } from "@spellwright/contract";
import type { Database } from "../../../database/index.ts";
import { presentReview } from "./present-review.ts";
import { nextCases } from "./review-queries.ts";

const PAGE = 100;

/** A case as the evaluation reads one: nobody's address, and what was wrong instead of an expected verdict. */
const caseOf = (review: AnswerReview) => ({
  language: review.ruling?.language ?? null,
  text: review.question,
  cards: review.cards,
  answered: {
    verdict: review.ruling?.verdict ?? null,
    outcome: review.ruling?.outcome ?? null,
    ruling: review.answer,
    rules: review.ruling?.relevant_rules.map(({ number, edition }) => ({ number, edition })) ?? [],
    engine: review.engine,
  },
  reader: review.comment,
  note: review.note,
  marked_at: review.marked_at,
});

/** Every case, a line of JSON each, page by page. */
export async function* writeCases(db: Database): AsyncGenerator<string> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await nextCases(db, offset, PAGE);
    for (const row of rows) yield `${JSON.stringify(caseOf(presentReview(row)))}\n`;
    if (rows.length < PAGE) return;
  }
}
