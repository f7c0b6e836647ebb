import { randomInt } from "node:crypto";

/** The product as a newcomer has it: embedded, local judge. */
export const LOCAL_PORT = Number(process.env.E2E_PORT ?? 4310);
export const LOCAL_URL = `http://127.0.0.1:${LOCAL_PORT}`;

/** Of this run alone: two shards on one machine have two ports, and nothing else in common. */
const RUN_DIR = `test-results/browser/${LOCAL_PORT}`;
const DATA_DIR = `${RUN_DIR}/stack`;
export const OUTPUT_DIR = `${RUN_DIR}/output`;
export const LOCAL_DATA_DIR = `${DATA_DIR}/local`;

/** The fake Discord that the product signs in with. */
export const DISCORD_PORT = LOCAL_PORT + 20;

/** Where a story has its fake Discord make a server; and what the bot's own process would show. */
export const GUILDS_URL = `http://127.0.0.1:${LOCAL_PORT + 22}`;
/** Answers once every server of the stack does. */
export const READY_URL = `${GUILDS_URL}/ready`;
export const BOT_KEY = "the key of the bot in browser stories";

/** The fake card service and its pictures: the servers with a language model ask it. */
export const CARDS_PORT = LOCAL_PORT + 21;

/**
 * As many as Playwright has workers: each sets the scenarios of a language model of its own. One more than
 * two cores work for: a story waits a good part of its time.
 */
export const WORKERS = 3;

export interface ModelStack {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  readonly fakePort: number;
  readonly fakeUrl: string;
}

/** The same product with a (fake) language model, whose scenarios make answers slow or broken. */
export const MODEL_STACKS: readonly ModelStack[] = Array.from({ length: WORKERS }, (_, index) => {
  const port = LOCAL_PORT + 1 + index;
  const fakePort = LOCAL_PORT + 11 + index;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    dataDir: `${DATA_DIR}/model-${index}`,
    fakePort,
    fakeUrl: `http://127.0.0.1:${fakePort}`,
  };
});

/** The server with a language model that only this worker asks. */
export const modelStackOf = (worker: number): ModelStack => {
  const stack = MODEL_STACKS[worker];
  if (stack === undefined) throw new Error(`no server for worker ${worker}`);
  return stack;
};

/** An address of a caller whom the servers have not met. They believe what our proxy says. */
export const callerAddress = (): string =>
  `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Where a server of the stack keeps its mailbox. */
export const dataDirOf = (url: string | undefined): string =>
  MODEL_STACKS.find((stack) => stack.url === url)?.dataDir ?? LOCAL_DATA_DIR;
