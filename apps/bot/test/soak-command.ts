// `npm run soak:bot -- --messages 1000`: the bot and the product as processes, through every fault in turn.
import process from "node:process";
import { parseArgs } from "node:util";
import { soak } from "./soak.ts";
import { startStage } from "./stage.ts";

const { values } = parseArgs({ options: { messages: { type: "string", default: "1000" } } });
const stage = await startStage();
const started = performance.now();
try {
  const { rows, wrong } = await soak(stage, Number(values.messages));
  console.table(rows);
  for (const line of wrong) console.error(line);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(JSON.stringify({ messages: Number(values.messages), seconds, wrong: wrong.length }));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await stage.close();
}
