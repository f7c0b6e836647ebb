import type { Database } from "../../../database/index.ts";
import { requireOtherWayIn } from "../policy.ts";
import { deleteDiscordLink } from "./queries.ts";
import { readWaysIn } from "./ways-in.ts";

/**
 * Discord signs in no more, its picture goes, and the bot no longer knows the person. Nothing happens where there is no
 * link.
 *
 * @throws AppError LAST_SIGN_IN_WAY without a password
 */
export const unlinkDiscord = async (database: Database, userId: string): Promise<void> => {
  requireOtherWayIn(await readWaysIn(database, userId));
  await database.transaction((tx) => deleteDiscordLink(tx, userId));
};
