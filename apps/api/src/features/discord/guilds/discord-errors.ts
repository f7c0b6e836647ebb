import { DiscordError } from "@spellwright/services";
import { AppError, describeError } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";

/**
 * Asks Discord for a person who waits: its failures become ours.
 *
 * @throws AppError DISCORD_UNAVAILABLE
 */
export const forPerson = async <Result>(
  { log }: Pick<DiscordParts, "log">,
  call: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    log.warn({ discord: describeError(error) });
    throw new AppError("DISCORD_UNAVAILABLE", {}, { cause: error });
  }
};
