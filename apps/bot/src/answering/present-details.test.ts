import type { BotAnswer } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { answerWith as answer } from "../../test/answers.ts";
import { presentDetails } from "./present-details.ts";

const present = (given: BotAnswer, language: "fr" | "en" = "en") =>
  presentDetails(given, language, "p1").map(({ embeds = [], components = [] }) => ({
    embeds: embeds.map((embed) => embed.toJSON()),
    buttons: components.flatMap((row) => row.toJSON().components) as { label?: string }[],
  }));
const size = ({ embeds }: ReturnType<typeof present>[number]): number =>
  embeds.reduce(
    (all, { title = "", description = "" }) => all + title.length + description.length,
    0,
  );

describe("[R-5] what a short answer left out", () => {
  it("is the whole explanation, the steps and the rules in their words, and asks before it spends", () => {
    const [message] = present(answer());
    expect(message?.embeds[0]?.description).toBe(
      "Indestructible creatures are not destroyed.\n\n**The reasoning, step by step**\n\n**1.** Damage is marked. (120.3e)\n\n**Cited rules**\n**702.12b** Indestructible.",
    );
    expect(message?.embeds[0]?.footer?.text).toContain("Nothing is charged until you click.");
    expect(message?.buttons.map(({ label }) => label)).toEqual([
      "Ask again with more effort (2 zaps)",
    ]);
    expect(present(answer({}, { explain_zaps: 0 }))[0]?.buttons).toEqual([]);
  });

  it("[ORA-17] quotes the texts of cards and official notes behind the rules", () => {
    const note = { kind: "note", card: "Choc", published_at: "2024-02-02" } as const;
    const text = { language: "en", verbatim: true, text: "It says\nso." } as const;
    const card_sources = [{ ...note, ...text, quotes: ["so."] }];
    const [message] = present(answer({ card_sources }));
    expect(message?.embeds[0]?.description).toMatch(
      /Indestructible\.\n\n\*\*Card texts quoted\*\*\n\*\*Choc, official note of 2024\*\* It says so\.$/,
    );
  });

  it("[BOT-07] stays within Discord's limits at its longest, with the button under the last message only", () => {
    const paragraph = `${"Les blessures sont infligées. ".repeat(300)}\n\n`;
    const relevant_rules = Array.from({ length: 8 }, (_each, at) => ({
      number: `702.${at}`,
      text: "x_*".repeat(2000),
      edition: "2026-08-07",
      verbatim: false,
    }));
    const messages = present(answer({ explanation: paragraph.repeat(20), relevant_rules }), "fr");
    expect(messages).toHaveLength(4);
    for (const message of messages) {
      expect(size(message)).toBeLessThanOrEqual(5500);
      expect(message.embeds[0]?.description?.length).toBeLessThanOrEqual(4096);
    }
    expect(messages.map(({ buttons }) => buttons.length)).toEqual([0, 0, 0, 1]);
  });

  it.each(["", "x"])("cuts what is too long between two signs, never within one (%j)", (start) => {
    const text = start + "😀".repeat(9000);
    const rule = { number: "702.1", text, edition: "2026-08-07", verbatim: true };
    const said = JSON.stringify([
      present(answer({ explanation: text })),
      present(answer({ relevant_rules: [rule] })),
    ]);
    expect(said).toContain("😀…");
    // JSON writes half of a sign as its number.
    expect(said).not.toMatch(/\\ud[89a-f]/i);
  });
});
