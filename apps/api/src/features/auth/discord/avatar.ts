import { type DiscordAvatars, DiscordError } from "@spellwright/services";
import type { Database } from "../../../database/index.ts";
import { avatarHash } from "./avatar-address.ts";
import { findAvatarRow, forgetAvatar } from "./queries.ts";

/** Pictures kept in memory: about 30 KB each, 256 KB at most. */
const KEPT = 200;

/** Whose picture it is, by Discord's names. */
const findAvatar = async (
  database: Database,
  userId: string,
): Promise<{ discordId: string; hash: string; image: string } | undefined> => {
  const row = await findAvatarRow(database, userId);
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
    await forgetAvatar(database, userId, image);
    return undefined;
  };
};
