import { AppError } from "../../http/index.ts";
import type { RunRow } from "./queries.ts";

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
