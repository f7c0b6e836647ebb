import { QuestionPayload } from "@spellwright/contract";
import type { JudgeQuestion } from "@spellwright/judge";
import type { Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import {
  type AskedQuestion,
  openDiscussion,
  type StoredQuestion,
  storeQuestion,
} from "../answers/index.ts";
import { findPayload } from "../discussions/index.ts";
import type { PreparedRun, RunOpening } from "../runs/index.ts";
import { ORACLE } from "./context.ts";

/** A question for the Oracle. */
export interface OracleQuestion extends AskedQuestion<"oracle"> {
  readonly gameState: JudgeQuestion["gameState"];
  /** The question of the discussion that is answered once more. */
  readonly answersAgain: string | undefined;
}

/** A stored question, ready to be judged. */
export interface StoredOracleQuestion
  extends StoredQuestion<"oracle">,
    Pick<OracleQuestion, "gameState"> {}

/**
 * The question that is answered once more: one of this discussion, asked with the same words.
 *
 * @throws AppError FIELD_REQUIRED without a discussion, PGRST116, FIELD_INVALID for another question
 */
const questionAgain = async (
  tx: Transaction,
  discussionId: string,
  { answersAgain, discussionId: named, question }: OracleQuestion,
): Promise<string | undefined> => {
  if (answersAgain === undefined) return undefined;
  if (named === undefined) throw new AppError("FIELD_REQUIRED", { field: "discussionId" });
  const asked = QuestionPayload.safeParse(await findPayload(tx, discussionId, answersAgain));
  if (!asked.success) throw new AppError("PGRST116");
  if (asked.data.content !== question.trim())
    throw new AppError("FIELD_INVALID", { field: "question" });
  return answersAgain;
};

/**
 * Stores a question in its discussion of the Oracle (DATA-07, ORA-08), unless it is there already and
 * another answer to it is wanted.
 *
 * @throws AppError PGRST116, ONLY_OWNER_ASK, DECK_NOT_FOUND, FIELD_REQUIRED, FIELD_INVALID
 */
export const storeOracleQuestion = async (
  tx: Transaction,
  asked: OracleQuestion,
  opening: RunOpening,
): Promise<PreparedRun<StoredOracleQuestion>> => {
  const { previous } = opening;
  const place = await openDiscussion(tx, ORACLE, asked, previous);
  const again = previous?.questionMessageId ?? (await questionAgain(tx, place.discussionId, asked));
  const run = await storeQuestion(tx, ORACLE, asked, place, opening, again);
  return { ...run, prepared: { ...run.prepared, gameState: asked.gameState } };
};
