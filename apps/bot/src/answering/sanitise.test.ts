import { describe, expect, it } from "vitest";
import { sanitise } from "./sanitise.ts";

describe("[BOT-07] what others wrote is repeated as plain words", () => {
  it.each([
    "@everyone look",
    "@here",
    "<@123456789012345678>",
    "<@!123456789012345678>",
    "<@&123456789012345678>",
    "<#123456789012345678>",
    "</oracle:123456789012345678>",
    "<:smile:123456789012345678>",
    "<a:dance:123456789012345678>",
    "<t:1700000000>",
    "<id:customize>",
  ])("%s is no mention and no sign of Discord's", (text) => {
    expect(sanitise(text)).not.toMatch(/@(everyone|here|[!&]?\d)|<(@|#|:|\/|a:|t:|id:)/);
  });

  it.each(["https://evil.example/login", "http://a.b", "discord.gg/raid", "discord://x"])(
    "%s is no link",
    (text) => {
      expect(sanitise(text)).not.toMatch(/\w:\/\/|discord\.gg/);
    },
  );

  it("marks are letters: nothing becomes bold, a heading, a spoiler or a hidden link", () => {
    expect(sanitise("**a** _b_ ||c|| `d`")).toBe("\\*\\*a\\*\\* \\_b\\_ \\|\\|c\\|\\| \\`d\\`");
    expect(sanitise("# big")).toBe("\\# big");
    expect(sanitise("> said\n>>> all\n-# small")).toBe("\\> said\n\\>>> all\n\\-# small");
    expect(sanitise("[click](https://evil.example)")).toMatch(/^\\\[click/);
  });

  it("names of cards lose their brackets", () => {
    expect(sanitise("Does [[Questing Beast]] trample?")).toBe("Does Questing Beast trample?");
  });
});
