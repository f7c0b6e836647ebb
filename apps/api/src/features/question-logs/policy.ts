import { AppError } from "../../http/index.ts";

/**
 * A person sees and deletes the log of their own questions only: every query names its owner, and
 * another's row answers like a missing one.
 *
 * @param changed own rows that the call changed
 * @throws AppError PGRST116
 */
export const requireOwnLog = (changed: number): void => {
  if (changed === 0) throw new AppError("PGRST116");
};
