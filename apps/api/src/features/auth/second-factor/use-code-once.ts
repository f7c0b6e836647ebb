import { AppError, type RateLimits } from "../../../http/index.ts";

/**
 * A code is good for a minute and a half, and somebody may look over a shoulder: it is taken once. The
 * library takes it as often as it comes.
 *
 * @throws AppError CODE_WRONG
 */
export const useCodeOnce = async (
  limits: Pick<RateLimits, "allows">,
  userId: string,
  code: string,
): Promise<void> => {
  if (!(await limits.allows("codeUse", `${userId} ${code}`))) throw new AppError("CODE_WRONG");
};
