import { type FakeDiscord, startFakeDiscord } from "@spellwright/fakes";
import { type OpenDatabase, openDatabase } from "../src/database/index.ts";
import { DATABASES } from "./databases.ts";
import { createGuildApp, type GuildApp } from "./guild-app.ts";
import { expectLedgerToBalance, type OracleAppOptions } from "./oracle-app.ts";

export interface GuildStage {
  readonly database: OpenDatabase;
  readonly discord: FakeDiscord;
  readonly app: GuildApp;
  /** Ends all of it, once the books of packs and of people balance. */
  readonly close: () => Promise<void>;
}

/**
 * What a suite of the bot's server side plays on: an empty PostgreSQL, a Discord of its own, and the app.
 *
 * @param atDiscord how this Discord differs
 */
export const openGuildStage = async (
  options: Omit<OracleAppOptions, "discord"> = {},
  atDiscord: Parameters<typeof startFakeDiscord>[0] = {},
): Promise<GuildStage> => {
  const fresh = await DATABASES.postgresql();
  const database = await openDatabase(fresh.location);
  const discord = await startFakeDiscord(atDiscord);
  const app = createGuildApp(database, discord, options);
  return {
    database,
    discord,
    app,
    close: async () => {
      await app.guilds.work.stop();
      await app.runs.work?.stop();
      try {
        await expectLedgerToBalance(database);
      } finally {
        await database.close();
        await fresh.remove();
        await discord.close();
      }
    },
  };
};
