import { allowChannels, signInWithDiscord } from "../apps/bot/test/owner.ts";
import { type Server, type Stage, startStage } from "../apps/bot/test/stage.ts";
import { setTable } from "../apps/bot/test/table.ts";
import { type Measure, quantile } from "./measure.ts";
import { questions } from "./questions.ts";

/** Of which the first warm the product up. */
const MESSAGES = 100;
const WARM_UPS = 5;
/** A channel takes 20 messages a minute, a server 60, a free account five rulings a day. */
const CHANNELS = 8;
const SERVERS = 2;
const RULINGS_OF_AN_ACCOUNT = 5;

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
const timesOfMessages = async (stage: Stage) => {
  const table = setTable(stage);
  const channels = await addChannels(stage);
  const typing: number[] = [];
  const answer: number[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const channel = channels[index % channels.length];
    if (channel === undefined) throw new Error("no channel");
    const called = stage.discord.calls.length;
    const sent = Date.now();
    const asked = table.write(channel, table.mention(textOf(index).text));
    await table.answerTo(asked);
    const since = (path: string): number => {
      const call = stage.discord.calls
        .slice(called)
        .find((each) => each.call === `POST /channels/${channel.id}/${path}`);
      return (call?.at ?? Number.NaN) - sent;
    };
    typing.push(since("typing"));
    answer.push(since("messages"));
  }
  return { typing: typing.slice(WARM_UPS), answer: answer.slice(WARM_UPS) };
};

/** Milliseconds of the same questions asked by the page. */
const timesOfRulings = async ({ siteUrl }: Stage): Promise<readonly number[]> => {
  const times: number[] = [];
  let account = await signInWithDiscord(siteUrl, "reader");
  for (let index = 0; index < MESSAGES - WARM_UPS; index += 1) {
    if (index > 0 && index % RULINGS_OF_AN_ACCOUNT === 0)
      account = await signInWithDiscord(siteUrl, `reader-${index}`);
    const { text: question, language } = textOf(index + WARM_UPS);
    const input = { question, language, requestId: crypto.randomUUID() };
    const started = performance.now();
    await account.call("POST", "/api/ruling", input);
    times.push(performance.now() - started);
  }
  return times;
};

/** The bot at a Discord of our own: message in to typing and to answer, beside the ruling over HTTP. */
export const measureDiscord = async (): Promise<Measure[]> => {
  const stage = await startStage();
  try {
    const { typing, answer } = await timesOfMessages(stage);
    const http = quantile(await timesOfRulings(stage), 0.99);
    const lower = { unit: "ms", better: "lower" } as const;
    return [
      { name: "discord.typing.p99", value: quantile(typing, 0.99), aim: 100, ...lower },
      { name: "discord.answer.p50", value: quantile(answer, 0.5), aim: 120, ...lower },
      { name: "discord.answer.p99", value: quantile(answer, 0.99), aim: 400, ...lower },
      { name: "discord.ruling.http.p99", value: http, aim: 250, ...lower },
      {
        name: "discord.answer-to-http.p99",
        value: quantile(answer, 0.99) / http,
        unit: "ratio",
        aim: 2,
        better: "lower",
      },
    ];
  } finally {
    await stage.close();
  }
};
