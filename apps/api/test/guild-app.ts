import { randomUUID } from "node:crypto";
import type { FakeDiscord } from "@spellwright/fakes";
import { sql } from "drizzle-orm";
import { type OpenDatabase, schema } from "../src/database/index.ts";
import { addPack } from "../src/features/zaps/index.ts";
import { BOT_KEY } from "./discord.ts";
import { addPerson, createOracleApp, type OracleAppOptions } from "./oracle-app.ts";

/** Begins the session of a person: what the app takes their calls for. Fresh unless said. */
export const signInAs = async (
  { db }: Pick<OpenDatabase, "db">,
  userId: string,
  minutesAgo = 0,
): Promise<void> => {
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  const expiresAt = new Date(Date.now() + 60 * 60_000);
  await db
    .insert(schema.session)
    .values({ id: userId, userId, token: userId, createdAt, expiresAt });
};

let messages = 0;
/** An id that no message had. */
export const nextKey = (): string => {
  messages += 1;
  return `1${String(messages).padStart(17, "0")}`;
};

/** The app with a bot at a Discord, and what the bot's process asks of it. */
export const createGuildApp = (
  database: OpenDatabase,
  discord: FakeDiscord,
  options: Omit<OracleAppOptions, "discord"> = {},
) => {
  const app = createOracleApp(database, { ...options, discord });
  const asBot = (method: string, path: string, body?: unknown) =>
    app.call(method, `/api/bot${path}`, null, {
      headers: { authorization: `Bearer ${BOT_KEY}` },
      ...(body === undefined ? {} : { body }),
    });
  const self = {
    ...app,
    asBot,
    /** A person whose Discord account is linked. */
    async linkedPerson(discordId: string): Promise<string> {
      const userId = await addPerson(database);
      await database.db.insert(schema.userPreferences).values({ userId, discordUserId: discordId });
      return userId;
    },
    /** A server with the bot, its linked owner, and two channels of which the first is allowed. */
    async server(name = "Friday table") {
      const owner = discord.world.addUser(`owner-${randomUUID()}`);
      const guild = discord.world.addGuild(name, owner);
      const channel = discord.world.addChannel(guild, "rules");
      const other = discord.world.addChannel(guild, "off-topic");
      const ownerId = await self.linkedPerson(owner.id);
      const { id: guild_id } = guild;
      await asBot("PUT", `/guilds/${guild_id}`, { name, icon: null, owner_id: owner.id });
      await app.call("POST", `/api/discord/guilds/${guild_id}/channels`, ownerId, {
        body: { channels: [{ channel_id: channel.id, channel_name: "rules", allowed: true }] },
      });
      return { guild, guild_id, owner, ownerId, channel, other };
    },
    /** A pack as if it were paid. */
    async givePack(guildId: string, size: number): Promise<string> {
      const orderId = randomUUID();
      await database.db.transaction((tx) =>
        addPack(tx, { orderId, guildId, userId: null, size }, new Date()),
      );
      return orderId;
    },
    async packsLeft(guildId: string): Promise<number[]> {
      const rows = await database.db.execute<{ remaining: number }>(
        sql`select remaining from guild_packs where guild_id = ${guildId} order by created_at, id`,
      );
      return rows.rows.map(({ remaining }) => remaining);
    },
    /** What the bot passes on of a message in the allowed channel. */
    message: (
      { guild_id, channel }: { readonly guild_id: string; readonly channel: { id: string } },
      changes: Readonly<Record<string, unknown>> = {},
    ) => ({
      guild_id,
      channel_id: channel.id,
      parent_id: null,
      key: nextKey(),
      discord_user_id: nextKey(),
      text: "Does deathtouch work with trample?",
      account_pays: true,
      language: "en",
      ...changes,
    }),
    askInChannel: (message: object) => asBot("POST", "/questions", message),
    /** Somebody calls an answer wrong. Whether that gave zaps back. */
    callWrong: async (questionId: string, discordUserId: string): Promise<boolean> => {
      const opinion = { discord_user_id: discordUserId, helpful: false };
      return (await asBot("POST", `/questions/${questionId}/feedback`, opinion)).body.is_refunded;
    },
  };
  return self;
};

export type GuildApp = ReturnType<typeof createGuildApp>;
