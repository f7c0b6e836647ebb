import { describe, expect, it } from "vitest";
import { readMention } from "./read-mention.ts";

const BOT = "900000000000000001";
const read = (
  content: string,
  more: { mentioned?: readonly string[]; repliesToBot?: boolean } = {},
) => readMention({ content, mentioned: [BOT], repliesToBot: false, ...more }, BOT);

describe("[BOT-07] reads what a message asks", () => {
  it.each([
    [`<@${BOT}> does it die?`, "does it die?"],
    [`hey <@!${BOT}>, does\nit die?`, "hey , does it die?"],
    [`<@${BOT}>`, ""],
    [`<@${BOT}> does [[Opt|xln]] scry first?`, "does Opt scry first?"],
    [`<@${BOT}> [[Opt]]`, undefined],
  ])("reads %s", (content, text) => {
    expect(read(content)).toBe(text);
  });

  it("a role, everyone, another bot or a name in letters is no mention of the bot", () => {
    for (const content of [
      "@everyone",
      "<@&900000000000000001>",
      "<@900000000000000002>",
      "@Spellwright",
    ])
      expect(read(content, { mentioned: [] })).toBeUndefined();
  });

  it("a reply to the bot asks on when it is a sentence, and thanks cost nothing", () => {
    const question = "And what happens if the creature has first strike?";
    expect(read(question, { repliesToBot: true })).toBe(question);
    expect(read("Thanks, that is clear!", { repliesToBot: true })).toBeUndefined();
    expect(read(question, { repliesToBot: false })).toBeUndefined();
  });
});
