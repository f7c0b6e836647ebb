import { type DiscordAvatars, DiscordError } from "@spellwright/services";
import { and, eq, sql } from "drizzle-orm";
import { type Database, schema } from "../../../database/index.ts";
import { avatarHash } from "./avatar-address.ts";
import { DISCORD_PROVIDER } from "./discord-plugin.ts";

const { account, user: users } = schema;

/** Pictures kept in memory: about 30 KB each, 256 KB at most. */
const KEPT = 200;

/** Keeps the picture that Discord names at a sign-in; null: there is none any more. */
export const keepAvatar = async (
  database: Database,
  userId: string,
  image: string | null,
): Promise<void> => {
  await database
    .update(users)
    .set({ image, updatedAt: new Date() })
    .where(and(eq(users.id, userId), sql`${users.image} is distinct from ${image}::text`));
};

/** Whose picture it is, by Discord's names. */
const findAvatar = async (
  database: Database,
  userId: string,
): Promise<{ discordId: string; hash: string; image: string } | undefined> => {
  const [row] = await database
    .select({ discordId: account.accountId, image: users.image })
    .from(users)
    .innerJoin(account, and(eq(account.userId, users.id), eq(account.providerId, DISCORD_PROVIDER)))
    .where(eq(users.id, userId));
  if (row === undefined || row.image === null) return undefined;
  const hash = avatarHash(row.image);
  return hash === undefined ? undefined : { discordId: row.discordId, hash, image: row.image };
};

/**
 * Reads the Discord picture of a person, fetched once a process and kept in its memory. One that Discord
 * no longer has is forgotten, so that pages stop asking for it.
 *
 * @returns undefined where there is none, and while Discord is away
 */
export const createAvatarReader = (database: Database, avatars: DiscordAvatars) => {
  const kept = new Map<string, Promise<Uint8Array | undefined>>();

  const fetchOnce = (discordId: string, hash: string): Promise<Uint8Array | undefined> => {
    const known = kept.get(hash);
    // The ones used last stand last, so that the first is the one to drop.
    kept.delete(hash);
    const picture = known ?? avatars.fetch(discordId, hash);
    kept.set(hash, picture);
    const oldest = kept.keys().next();
    if (kept.size > KEPT && oldest.done !== true) kept.delete(oldest.value);
    return picture;
  };

  return async (userId: string): Promise<Uint8Array | undefined> => {
    const found = await findAvatar(database, userId);
    if (found === undefined) return undefined;
    const { discordId, hash, image } = found;
    try {
      const picture = await fetchOnce(discordId, hash);
      if (picture !== undefined) return picture;
    } catch (error) {
      kept.delete(hash);
      if (!(error instanceof DiscordError)) throw error;
      return undefined;
    }
    kept.delete(hash);
    await database
      .update(users)
      .set({ image: null })
      .where(and(eq(users.id, userId), eq(users.image, image)));
    return undefined;
  };
};
