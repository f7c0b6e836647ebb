import { CHANNEL, type FakeDiscord, startFakeDiscord } from "@spellwright/fakes";
import { translator } from "@spellwright/locales";
import { readConfig, StartupError } from "./config.ts";
import { endOnSignal } from "./end-on-signal.ts";
import { startBot } from "./start-bot.ts";

/** Ids that stay: what an owner chose for a channel is still right after a restart. */
const id = (last: number): string => `90000000000000${String(last).padStart(4, "0")}`;

/** Two servers, of which one still waits for the bot, and the people that one may write as. */
const settle = ({ world }: FakeDiscord): void => {
  const owner = world.addUser("mara", "fr", id(1));
  world.addUser("tom", "en-US", id(2));
  const club = world.addGuild("Spellwright Club", owner, "en-US", true, id(10));
  const category = world.addChannel(club, "Magic", CHANNEL.category, null, id(11));
  world.addChannel(club, "rules", CHANNEL.text, category, id(12));
  world.addChannel(club, "off-topic", CHANNEL.text, category, id(13));
  const forum = world.addChannel(club, "questions", CHANNEL.forum, category, id(14));
  world.addChannel(club, "First post", CHANNEL.publicThread, forum, id(15));
  const table = world.addGuild("La table du vendredi", owner, "fr", false, id(20));
  world.addChannel(table, "règles", CHANNEL.text, null, id(21));
};

/**
 * The Discord sandbox: a Discord of our own on this machine with the bot in it, and a page on which
 * people type to it. Started by `npm start -- --with-discord-sandbox`.
 */
const start = async (): Promise<void> => {
  const {
    DISCORD_SANDBOX_PORT,
    PUBLIC_URL = "",
    DISCORD_CLIENT_ID,
    DISCORD_CLIENT_SECRET,
  } = process.env;
  const config = readConfig(process.env);
  if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|$)/.test(config.publicUrl))
    throw new StartupError("DISCORD_SANDBOX is for one's own machine only");
  const discord = await startFakeDiscord({
    port: Number(DISCORD_SANDBOX_PORT),
    botToken: config.discordToken,
    botId: DISCORD_CLIENT_ID ?? id(3),
    clientSecret: DISCORD_CLIENT_SECRET ?? "",
    redirectUris: [
      `${PUBLIC_URL}/api/auth/callback/discord`,
      `${PUBLIC_URL}/discord/oauth/callback`,
    ],
    // The product signs nobody in whose address is unknown.
    addressOf: (username) => `${username}@discord.example`,
    text: (key, language) => translator(language)(`discordSandbox.${key}`),
    backUrl: `${PUBLIC_URL}/discord`,
  });
  settle(discord);
  // Cards in brackets can be tried there too, whatever a real portal would say.
  discord.gateway.allowMessageContent(true);
  const bot = await startBot({ ...config, readsMessages: true }, (line) =>
    console.info(`Spellwright bot: ${line}`),
  );
  endOnSignal(async () => {
    await bot.stop();
    await discord.close();
  });
  console.info(
    `Spellwright Discord sandbox at ${discord.sandboxUrl} (sign in there as "mara", the owner)`,
  );
};

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : "";
  console.error(`Spellwright Discord sandbox cannot start: ${reason}`);
  process.exit(1);
});
