// `npm run soak:bot -- --messages 1000`: the bot and the product as processes, through every fault at once.
import process from "node:process";
import { parseArgs } from "node:util";
import { soak } from "./soak.ts";
import { startStage } from "./stage.ts";

const { values } = parseArgs({ options: { messages: { type: "string", default: "1000" } } });
const stage = await startStage();
let bot = await stage.startBot();
const restart = async (): Promise<void> => {
  bot.child.kill("SIGKILL");
  await bot.ended;
  bot = await stage.startBot();
};
const started = performance.now();
const told = await soak(stage, Number(values.messages), { restart });
const seconds = Math.round((performance.now() - started) / 1000);
console.log(JSON.stringify({ ...told, seconds }));
await stage.close();
process.exit(told.answeredTwice === 0 && told.ledgerIsEqual ? 0 : 1);
