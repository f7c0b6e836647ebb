import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const NEEDED = { DISCORD_BOT_TOKEN: "token", BOT_KEY: "k".repeat(32) };

describe("[BOT-07] the bot's configuration", () => {
  it("needs a token and a key, and asks the server on this machine", () => {
    expect(readConfig(NEEDED)).toMatchObject({
      apiUrl: "http://127.0.0.1:3000",
      publicUrl: "http://127.0.0.1:3000",
      discordApiUrl: "https://discord.com/api/v10",
      readsMessages: false,
      shards: undefined,
    });
  });

  it.each([
    ["DISCORD_BOT_TOKEN", ""],
    ["BOT_KEY", ""],
    ["BOT_KEY", "short"],
    ["API_URL", "spellwright"],
    ["DISCORD_MESSAGE_CONTENT", "yes"],
    ["SHARDS", "one"],
    ["SHARDS", "0"],
    ["SHARD_COUNT", "0"],
  ])("names the bad value %s=%s in one line", (name, value) => {
    expect(() => readConfig({ ...NEEDED, [name]: value })).toThrow(name);
  });

  it("runs the shards it is given", () => {
    const env = { ...NEEDED, SHARDS: "0,1", SHARD_COUNT: "4" };
    expect(readConfig(env).shards).toEqual({ ids: [0, 1], count: 4 });
    expect(() => readConfig({ ...env, SHARDS: "4" })).toThrow("SHARDS must be smaller");
  });
});
