import { isLoopback } from "../../config/setting.ts";
import type { Database } from "../../database/index.ts";
import { AppError, type RequestContext, requireUser } from "../../http/index.ts";
import { refuseDemoAccount } from "../auth/index.ts";
import { type DiscordParts, type GuildOwner, requireBot } from "./discord-parts.ts";
import { withDiscordErrors } from "./guilds/discord-errors.ts";
import { findGuild } from "./guilds/guild-queries.ts";
import { findDiscordId } from "./linking/link-queries.ts";
import type { QuestionRow } from "./questions/question-queries.ts";
import { presentsServiceKey } from "./service-key.ts";

/**
 * The bot's own process shows its key. A session, whoever's, opens none of its calls.
 *
 * @throws AppError UNAUTHENTICATED
 */
export const requireService = (
  parts: Pick<DiscordParts, "bot">,
  { headers }: Pick<RequestContext, "headers">,
): void => {
  if (!presentsServiceKey(parts, headers)) throw new AppError("UNAUTHENTICATED");
};

/**
 * The demo account is everybody’s: it is nobody at Discord. In the sandbox, which runs on one’s own machine,
 * it is whoever looks around.
 *
 * @throws AppError DEMO_ACCOUNT_KEPT
 */
export const requireOwnAccount = (apiUrl: string, user: { readonly email: string }): void => {
  if (!isLoopback(new URL(apiUrl).hostname)) refuseDemoAccount(user);
};

/**
 * A server belongs to whoever Discord names as its owner now, and nobody else sees or changes it: any
 * other answers like one that is not there (BOT-06).
 *
 * @param options.fresh asks Discord itself, before money or removal; else its word of the last 60 s counts
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED, DISCORD_BOT_NOT_CONFIGURED,
 * RATE_LIMITED, DISCORD_UNAVAILABLE, DISCORD_BUSY, GUILD_NOT_FOUND
 */
export const requireOwner = async (
  parts: DiscordParts,
  context: RequestContext,
  guildId: string,
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<GuildOwner> => {
  const { id: userId } = await requireUser(context);
  const { guilds } = requireBot(parts);
  const discordId = await findDiscordId(parts.database, userId);
  if (discordId === null) throw new AppError("GUILD_NOT_FOUND");
  const known = await findGuild(parts.database, guildId);
  if (fresh || known?.ownerId !== discordId) await parts.limits.use("guildOwner", userId);
  const guild = await withDiscordErrors(parts, () => guilds.read(guildId, { fresh }));
  if (guild?.ownerId !== discordId) throw new AppError("GUILD_NOT_FOUND");
  return { userId, guild };
};

type AskedBy = Pick<QuestionRow, "guildId" | "discordUserId" | "userId">;

/**
 * The page of an answer belongs to whoever asked, by the account or the Discord account, and to the owner
 * of its server, as far as that is known without asking Discord.
 */
export const canWithdraw = async (
  database: Database,
  { guildId, discordUserId, userId }: AskedBy,
  viewerId: string,
): Promise<boolean> => {
  if (userId === viewerId) return true;
  const discordId = await findDiscordId(database, viewerId);
  if (discordId === null) return false;
  return discordId === discordUserId || discordId === (await findGuild(database, guildId))?.ownerId;
};

/**
 * Only they take the page of an answer back, and Discord itself says who the owner is: to anybody else the
 * answer is one that is not there.
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED, RATE_LIMITED, DISCORD_UNAVAILABLE,
 * DISCORD_BUSY, RUN_NOT_FOUND
 */
export const requireWithdrawer = async (
  parts: DiscordParts,
  context: RequestContext,
  { guildId, discordUserId, userId }: AskedBy,
): Promise<void> => {
  const { id } = await requireUser(context);
  if (userId === id || (await findDiscordId(parts.database, id)) === discordUserId) return;
  try {
    await requireOwner(parts, context, guildId, { fresh: true });
  } catch (error) {
    const hides = ["GUILD_NOT_FOUND", "DISCORD_BOT_NOT_CONFIGURED"];
    if (error instanceof AppError && hides.includes(error.code))
      throw new AppError("RUN_NOT_FOUND", {}, { cause: error });
    throw error;
  }
};
