import { readConfig, StartupError } from "./config.ts";
import { startBot } from "./start-bot.ts";

const say = (line: string): void => console.info(`Spellwright bot: ${line}`);

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const bot = await startBot(config, say);
  say(`ready, asks ${config.apiUrl}`);
  let isEnding = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      void bot.stop().then(() => process.exit(0));
    });
  const reason = await bot.ended;
  console.error(`Spellwright bot ends: ${reason}`);
  await bot.stop();
  process.exit(1);
};

start().catch((error: unknown) => {
  const reason = error instanceof StartupError || error instanceof Error ? error.message : "";
  console.error(`Spellwright bot cannot start: ${reason}`);
  process.exit(1);
});
