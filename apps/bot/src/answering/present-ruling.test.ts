import type { BotAnswer } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { answerWith as answer } from "../../test/answers.ts";
import { presentRuling } from "./present-ruling.ts";

const present = (given: BotAnswer, language: "fr" | "en" = "en") => {
  const { embeds = [], components = [] } = presentRuling(given, language, "p1");
  const buttons = components.flatMap((row) => row.toJSON().components) as {
    label?: string;
    url?: string;
  }[];
  return { embed: embeds[0]?.toJSON(), buttons };
};

describe("[BOT-07] a ruling in a channel", () => {
  it("[R-5] says the ruling, one line why, how sure in words, and the rules as links", () => {
    const explanation = "Indestructible creatures are not destroyed. Damage stays.\n\nMore.";
    const message = present(answer({ explanation }));
    expect(message.embed?.description).toBe(
      "**No, it survives.**\n\nIndestructible creatures are not destroyed.\n\n*Confidence: Very reliable ([92%](https://example.org/en/reliability))*\n\n**Cited rules**: [702.12b](https://example.org/en/rules/702.12b)",
    );
    expect(message.embed?.footer?.text).toBe("1 zap from the server’s pack");
    expect(message.buttons.map(({ label }) => label)).toEqual([
      "Explain",
      "Wrong answer",
      "Full answer",
    ]);
    expect(message.buttons.at(-1)?.url).toBe("https://example.org/en/oracle/answer/1");
  });

  it("[ORA-02] says of a likely one that it is to be confirmed, in the colour of open ones", () => {
    const likely = { strength: "likely", ruling: "Probably no: it survives." } as const;
    const message = present(answer(likely));
    const sure = present(answer({ strength: "ruling" }));
    expect(message.embed?.title).toBe("Likely answer");
    expect(message.embed?.description).toContain("*Confidence: To be confirmed ([92%](");
    expect(message.embed?.color).not.toBe(sure.embed?.color);
  });

  it("[ORA-02] puts no percentage on what decides nothing", () => {
    const undecided = { outcome: "cannot_settle", strength: "none" } as const;
    const message = present(answer(undecided));
    expect(message.embed?.title).toBe("No ruling for this one");
    expect(message.embed?.description).not.toMatch(/%|Confidence/);
  });

  it("[ORA-17] tells the rules of other questions apart from those it stands on", () => {
    const rule = { text: "Text.", edition: "2026-08-07", verbatim: true };
    const relevant_rules = [
      { ...rule, number: "702.12b" },
      { ...rule, number: "704.5g", of_near_question: true },
    ];
    const message = present(answer({ relevant_rules, confidence: 0.5 }), "fr");
    expect(message.embed?.description).toMatch(
      /\*\*Règles citées\*\*\s: \[702\.12b\]\(\S+\)\n\n\*\*Règles proches\*\*\s: \[704\.5g\]\(\S+\)$/,
    );
  });

  it("[R-5] is one message of a few lines, however long the explanation is", () => {
    const explanation = `${"x".repeat(9000)} ${"Les blessures sont infligées. ".repeat(300)}`;
    const { description = "" } = present(answer({ explanation })).embed ?? {};
    expect(description.length).toBeLessThan(700);
    expect(description).toContain("x…");
  });

  it("[BOT-07] speaks around a ruling in the ruling's own language, whatever the server's is", () => {
    const french = answer({ language: "fr", ruling: "Non, elle survit." });
    const message = present(french, "en");
    expect(message.embed?.title).toBe("Décision de l’Oracle");
    expect(message.buttons.map(({ label }) => label)).toContain("Réponse complète");
  });

  it.each([
    [{ charged_to: "nobody", zaps_charged: 0 }, "No zap was used"],
    [{ charged_to: "account", zaps_charged: 2 }, "2 zaps from your account"],
  ] as const)("[BOT-07] tells who paid: %j", (paid, text) => {
    expect(present(answer({}, paid)).embed?.footer?.text).toBe(text);
  });

  it.each([
    [
      "en",
      { kind: "local", model: null, fallback_from: "gpt_5" },
      "*gpt\\_5 did not answer: Spellwright answered in its place, without a model. No zap was used.*",
    ],
    [
      "fr",
      { kind: "local", model: null, fallback_from: "gpt-5" },
      "*gpt-5 ne répondait pas\u00a0: Spellwright a répondu à sa place, sans modèle. Aucun zap débité.*",
    ],
    [
      "en",
      { kind: "model", model: "small", fallback_from: "big" },
      "*big was overloaded: small answered in its place.*",
    ],
  ] as const)("[ERR-04] says in %s who answered in whose place: %j", (language, engine, notice) => {
    const free = { engine, charged_to: "nobody", zaps_charged: 0 } as const;
    const message = present(answer({}, free), language);
    expect(message.embed?.description).toContain(`\n\n${notice}\n\n*`);
  });

  it("[ERR-04] names nobody's place where the one that was asked answered", () => {
    const message = present(answer({}, { engine: { kind: "model", model: "big" } }));
    expect(message.embed?.description).not.toContain("big");
  });

  it("a model that was talked into an address or a mention says it as letters", () => {
    const message = present(
      answer({ ruling: "@everyone see https://evil.example", explanation: "[free](https://x.y)" }),
    );
    expect(message.embed?.description).not.toMatch(
      /@everyone|:\/\/(?!example\.org\/en\/(?:reliability|rules))|[^\\]\[free\]\(/,
    );
  });
});
