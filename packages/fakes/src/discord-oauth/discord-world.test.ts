import { expect, test } from "vitest";
import { DiscordWorld } from "./discord-world.ts";

test("[AUTH-06] people of the sandbox sign in by name alone: they have an address", () => {
  const mara = { username: "mara", email: null, verified: true, picture: false };
  const world = new DiscordWorld(
    () => "1",
    (name) => `${name}@discord.example`,
  );
  expect(world.accountOf(world.signIn(mara))?.email).toBe("mara@discord.example");
  const other = { ...mara, email: "other@example.org" };
  expect(world.accountOf(world.signIn(other))?.email).toBe("other@example.org");
  const bare = new DiscordWorld(() => "1");
  expect(bare.accountOf(bare.signIn(mara))?.email).toBeNull();
});
