import { allowChannels, signInWithDiscord } from "../apps/bot/test/owner.ts";
import { type Server, type Stage, startStage } from "../apps/bot/test/stage.ts";
import { setTable, type Table } from "../apps/bot/test/table.ts";
import { type Measure, quantile } from "./measure.ts";
import { questions } from "./questions.ts";

/** Of which the first warm the product up. */
const MESSAGES = 100;
const WARM_UPS = 5;
/** A channel takes 20 messages a minute, a server 60, a free account five rulings a day. */
const CHANNELS = 8;
const SERVERS = 2;
/** How often each channel has a message at the same moment as the others. */
const ROUNDS = 10;
const RULINGS_OF_AN_ACCOUNT = 5;

/**
 * What is seen within 0.1 s is felt as at once, within 1 s as no interruption. Three times that, where
 * `--check` fails, Discord gives an interaction up (3 s). In ms.
 */
const AT_ONCE = 100;
const NO_INTERRUPTION = 1000;
/** The aims of a ruling over HTTP (`http.ts`), in ms. Eight at once share two cores. */
const RULING = { p50: 60, p99: 250 };
const TOGETHER = CHANNELS / 2;
/** An answer in a channel is its ruling, and no more than as long again for the way there and back. */
const RATIO = 2;

type Channel = Server["rules"];

const addChannels = async (stage: Stage): Promise<readonly Channel[]> => {
  const channels: Channel[] = [];
  for (let index = 0; index < SERVERS; index += 1) {
    const { guild, owner } = await stage.addServer();
    const own = Array.from({ length: CHANNELS / SERVERS }, (_each, at) =>
      stage.discord.world.addChannel(guild, `bench-${at}`),
    );
    await allowChannels(owner, guild.id, own);
    channels.push(...own);
  }
  return channels;
};

const textOf = (index: number) =>
  questions[index % questions.length] ?? { language: "fr" as const, text: "" };

/** Milliseconds from a message to the sign of typing and to the answer, as Discord gets them. */
interface Times {
  readonly typing: number;
  readonly answer: number;
}

const timeMessage = async (
  { discord, until }: Stage,
  table: Table,
  channel: Channel,
  index: number,
): Promise<Times> => {
  const called = discord.calls.length;
  const sent = Date.now();
  const { embeds, content } = await table.answerTo(
    table.write(channel, table.mention(textOf(index).text)),
  );
  // What the bot says in place of an answer, of a flood or a fault, has no plate. It is no time of one.
  if (embeds.length === 0) throw new Error(`no answer: ${content}`);
  const since = (path: string): number | undefined => {
    const call = discord.calls
      .slice(called)
      .find((each) => each.call === `POST /channels/${channel.id}/${path}`);
    return call === undefined ? undefined : call.at - sent;
  };
  // A sign that came after its answer is a late one. One that never comes ends the bench.
  await until(() => since("typing") !== undefined);
  return { typing: since("typing") ?? Number.NaN, answer: since("messages") ?? Number.NaN };
};

/** One message after another. */
const timesOfMessages = async (stage: Stage, table: Table): Promise<readonly Times[]> => {
  const channels = await addChannels(stage);
  const times: Times[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const channel = channels[index % channels.length];
    if (channel === undefined) throw new Error("no channel");
    times.push(await timeMessage(stage, table, channel, index));
  }
  return times.slice(WARM_UPS);
};

/** A message in every channel at once, some times. */
const timesAtOnce = async (stage: Stage, table: Table): Promise<readonly Times[]> => {
  const channels = await addChannels(stage);
  const times: Times[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(
      ...(await Promise.all(
        channels.map((channel, at) => timeMessage(stage, table, channel, round * CHANNELS + at)),
      )),
    );
  return times;
};

/** Milliseconds of questions asked by the page, so many at once, by people who have zaps for them. */
const timesOfRulings = async (
  { siteUrl }: Stage,
  count: number,
  atOnce: number,
): Promise<readonly number[]> => {
  const people = await Promise.all(
    Array.from({ length: Math.ceil(count / RULINGS_OF_AN_ACCOUNT) }, (_each, person) =>
      signInWithDiscord(siteUrl, `reader-${atOnce}-${person}`),
    ),
  );
  const ask = async (index: number): Promise<number> => {
    const { text: question, language } = textOf(index + WARM_UPS);
    const started = performance.now();
    const body = { question, language, requestId: crypto.randomUUID() };
    await people[index % people.length]?.call("POST", "/api/ruling", body);
    return performance.now() - started;
  };
  const times: number[] = [];
  for (let asked = 0; asked < count; asked += atOnce)
    times.push(
      ...(await Promise.all(Array.from({ length: atOnce }, (_each, at) => ask(asked + at)))),
    );
  return times;
};

/** The bot at a Discord of our own: message in to typing and to answer, beside the ruling over HTTP. */
export const measureDiscord = async (): Promise<Measure[]> => {
  const stage = await startStage();
  try {
    const table = setTable(stage);
    const p99 = (times: readonly number[]): number => quantile(times, 0.99);
    const alone = await timesOfMessages(stage, table);
    const http = p99(await timesOfRulings(stage, MESSAGES - WARM_UPS, 1));
    const together = await timesAtOnce(stage, table);
    const httpTogether = p99(await timesOfRulings(stage, ROUNDS * CHANNELS, CHANNELS));
    const typing = alone.map((times) => times.typing);
    const answer = alone.map((times) => times.answer);
    const answerTogether = together.map((times) => times.answer);
    const lower = { unit: "ms", better: "lower" } as const;
    const ratio = { unit: "ratio", aim: RATIO, better: "lower" } as const;
    return [
      { name: "discord.typing.p99", value: p99(typing), aim: AT_ONCE, ...lower },
      {
        name: "discord.answer.p50",
        value: quantile(answer, 0.5),
        aim: RATIO * RULING.p50,
        ...lower,
      },
      { name: "discord.answer.p99", value: p99(answer), aim: RATIO * RULING.p99, ...lower },
      { name: "discord.ruling.http.p99", value: http, aim: RULING.p99, ...lower },
      { name: "discord.answer-to-http.p99", value: p99(answer) / http, ...ratio },
      {
        name: "discord.together.typing.p99",
        value: p99(together.map((times) => times.typing)),
        aim: NO_INTERRUPTION,
        ...lower,
      },
      {
        name: "discord.together.answer.p99",
        value: p99(answerTogether),
        aim: RATIO * TOGETHER * RULING.p99,
        ...lower,
      },
      {
        name: "discord.together.http.p99",
        value: httpTogether,
        aim: TOGETHER * RULING.p99,
        ...lower,
      },
      {
        name: "discord.together.answer-to-http.p99",
        value: p99(answerTogether) / httpTogether,
        ...ratio,
      },
    ];
  } finally {
    await stage.close();
  }
};
