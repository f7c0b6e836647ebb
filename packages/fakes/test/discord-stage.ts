import { afterEach } from "vitest";
import {
  type FakeDiscord,
  type FakeDiscordOptions,
  startFakeDiscord,
} from "../src/discord/start-fake-discord.ts";
import type { FakeChannel, FakeUser } from "../src/discord/world/entities.ts";

/** What a test opened, closed after it. */
export const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A Discord with one server and one channel. */
export interface Stage {
  readonly fake: FakeDiscord;
  readonly owner: FakeUser;
  readonly channel: FakeChannel;
}

/** Starts one. */
export const startStage = async (options: FakeDiscordOptions = {}): Promise<Stage> => {
  const fake = await startFakeDiscord(options);
  closers.push(fake.close);
  const owner = fake.world.addUser("Mara", "fr");
  const guild = fake.world.addGuild("Club", owner, "fr");
  return { fake, owner, channel: fake.world.addChannel(guild, "rules") };
};

/** A call as the bot makes it. */
export const call = async (
  { fake }: Stage,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${fake.apiUrl}${path}`, {
    method,
    headers: {
      authorization: `Bot ${fake.botToken}`,
      "user-agent": "DiscordBot (https://example.org, 1)",
      "content-type": "application/json",
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
};
