import type { RulingAnswer } from "@spellwright/contract";
import { followRun } from "./follow-run.ts";

/**
 * The ruling of a run that may have ended. Null where it ends otherwise.
 *
 * @throws ApiError as `followRun`
 */
export const readRunAnswer = async (requestId: string): Promise<RulingAnswer | null> => {
  const { signal } = new AbortController();
  for await (const event of followRun(requestId, 0, signal))
    if (event.type === "answer" && "ruling" in event.answer) return event.answer;
  return null;
};
