import { type DiscordAvatars, DiscordError } from "@spellwright/services";
import { LRUCache } from "lru-cache";
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
  // What is not there, and what failed, is not kept.
  const kept = new LRUCache<string, Uint8Array, string>({
    max: KEPT,
    fetchMethod: (hash, _stale, { context: discordId }) => avatars.fetch(discordId, hash),
  });

  return async (userId: string): Promise<Uint8Array | undefined> => {
    const found = await findAvatar(database, userId);
    if (found === undefined) return undefined;
    const { discordId, hash, image } = found;
    try {
      const picture = await kept.fetch(hash, { context: discordId });
      if (picture !== undefined) return picture;
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      return undefined;
    }
    await forgetAvatar(database, userId, image);
    return undefined;
  };
};
