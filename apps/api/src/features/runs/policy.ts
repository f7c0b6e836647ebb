import { RequestId } from "@spellwright/contract";
import { AppError } from "../../http/index.ts";
import type { RunRow } from "./queries.ts";

/**
 * An id that cannot be one is a missing run.
 *
 * @throws AppError RUN_NOT_FOUND
 */
export const readRequestId = (text: string): string => {
  const parsed = RequestId.safeParse(text);
  if (!parsed.success) throw new AppError("RUN_NOT_FOUND");
  return parsed.data;
};

/**
 * A person follows and stops their own runs only: every query names the owner, and another's run
 * answers like a missing one (DATA-08).
 *
 * @throws AppError RUN_NOT_FOUND
 */
export const requireOwnRun = (run: RunRow | undefined): RunRow => {
  if (run === undefined) throw new AppError("RUN_NOT_FOUND");
  return run;
};
