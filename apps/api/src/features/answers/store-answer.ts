import type { ForgePayload, OraclePayload } from "@spellwright/contract";
import type { Transaction } from "../../database/index.ts";
import { insertMessage, lastPayloads, updateDiscussion } from "../discussions/index.ts";
import { rollingSummary, SUMMARY_ANSWERS } from "./context.ts";
import type { Wing } from "./wing.ts";

/**
 * Stores an answer in its discussion and brings the discussion's summary up to date.
 *
 * @param title a new one for the discussion. Undefined: it keeps its own
 * @returns the summary
 */
export const storeAnswer = async (
  tx: Transaction,
  wing: Wing,
  { discussionId }: { readonly discussionId: string },
  payload: OraclePayload | ForgePayload,
  { now, title }: { readonly now: Date; readonly title?: string | undefined },
): Promise<string> => {
  const { role } = wing;
  await insertMessage(tx, { id: payload.id, discussionId, role, payload });
  const last = await lastPayloads(tx, discussionId, { count: SUMMARY_ANSWERS, role });
  const contextSummary = rollingSummary(wing, last);
  await updateDiscussion(tx, discussionId, { contextSummary, title, updatedAt: now });
  return contextSummary;
};
