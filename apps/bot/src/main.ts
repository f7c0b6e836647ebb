import { readConfig } from "./config.ts";
import { endOnSignal } from "./end-on-signal.ts";
import { startBot } from "./start-bot.ts";

const say = (line: string): void => console.info(`Spellwright bot: ${line}`);

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const bot = await startBot(config, say);
  say(`ready, asks ${config.apiUrl}`);
  endOnSignal(bot.stop);
  const reason = await bot.ended;
  console.error(`Spellwright bot ends: ${reason}`);
  await bot.stop();
  process.exit(1);
};

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : "";
  console.error(`Spellwright bot cannot start: ${reason}`);
  process.exit(1);
});
