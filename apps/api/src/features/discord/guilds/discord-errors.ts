import { DiscordError } from "@spellwright/services";
import { AppError, describeError } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";

/**
 * Asks Discord for a person who waits: its failures become ours.
 *
 * @throws AppError DISCORD_UNAVAILABLE, DISCORD_BUSY with the seconds to wait
 */
export const withDiscordErrors = async <Result>(
  { log }: Pick<DiscordParts, "log">,
  call: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    log.warn({ discord: describeError(error) });
    const { retryAfter: retry_after } = error;
    if (retry_after !== undefined)
      throw new AppError("DISCORD_BUSY", { retry_after }, { cause: error });
    throw new AppError("DISCORD_UNAVAILABLE", {}, { cause: error });
  }
};
