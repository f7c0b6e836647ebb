import { type BotAnswer, reasoningWith, rulingWith } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { presentRuling, presentSteps } from "./present-ruling.ts";

const answer = (
  over: Partial<BotAnswer["ruling"]> = {},
  more: Partial<BotAnswer> = {},
): BotAnswer => ({
  outcome: "answered",
  question_id: "3f0f4a9e-6a07-4c7f-9a4e-1f6a6f3c2b11",
  ruling: rulingWith({
    ruling: "No, it survives.",
    explanation: "Indestructible creatures are not destroyed.",
    verdict: "no",
    relevant_rules: [
      { number: "702.12b", text: "Indestructible.", edition: "2026-08-07", verbatim: true },
    ],
    confidence: 0.92,
    ...over,
  }),
  detailed_reasoning: {
    ...reasoningWith(),
    step_by_step_analysis: [
      { step: 1, action: "Damage is marked.", rule_applied: "120.3e", timing: null, layer: null },
    ],
  },
  charged_to: "pack",
  zaps_charged: 1,
  answer_url: "https://example.org/en/oracle/answer/1",
  engine: { kind: "local", model: null },
  explain_zaps: 2,
  ...more,
});

const present = (given: BotAnswer, language: "fr" | "en" = "en") =>
  presentRuling(given, language, "p1").map(({ embeds = [], components = [] }) => ({
    embeds: embeds.map((embed) => embed.toJSON()),
    buttons: components.flatMap((row) => row.toJSON().components) as {
      custom_id?: string;
      label?: string;
      url?: string;
    }[],
  }));

const size = ({ embeds }: ReturnType<typeof present>[number]): number =>
  embeds.reduce(
    (all, { title = "", description = "", footer }) =>
      all + title.length + description.length + (footer?.text.length ?? 0),
    0,
  );

describe("[BOT-07] a ruling in a channel", () => {
  it("says the ruling first, then why, how sure in words, and the rules", () => {
    const [message] = present(answer());
    expect(message?.embeds[0]?.description).toBe(
      "**No, it survives.**\n\nIndestructible creatures are not destroyed.\n\n*Confidence: Very reliable ([92%](https://example.org/en/reliability))*\n\n**Cited rules**\n**702.12b** Indestructible.",
    );
    expect(message?.embeds[0]?.footer?.text).toBe("1 zap from the server’s pack");
    expect(message?.buttons.map(({ label }) => label)).toEqual([
      "Explain",
      "This is wrong",
      "Full answer",
    ]);
    expect(message?.buttons.at(-1)?.url).toBe("https://example.org/en/oracle/answer/1");
  });

  it("[ORA-02] says of a likely one that it is to be confirmed, in the colour of open ones", () => {
    const likely = { strength: "likely", ruling: "Probably no: it survives." } as const;
    const [message] = present(answer(likely));
    const [sure] = present(answer({ strength: "ruling" }));
    expect(message?.embeds[0]?.title).toBe("Likely answer");
    expect(message?.embeds[0]?.description).toContain("*Confidence: To be confirmed ([92%](");
    expect(message?.embeds[0]?.color).not.toBe(sure?.embeds[0]?.color);
  });

  it("[ORA-02] puts no percentage on what decides nothing", () => {
    const undecided = { outcome: "cannot_settle", strength: "none" } as const;
    const [message] = present(answer(undecided));
    expect(message?.embeds[0]?.title).toBe("No ruling for this one");
    expect(message?.embeds[0]?.description).not.toMatch(/%|Confidence/);
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

  it("[ORA-17] tells the rules of other questions apart from those it stands on", () => {
    const rule = { text: "Text.", edition: "2026-08-07", verbatim: true };
    const relevant_rules = [
      { ...rule, number: "702.12b" },
      { ...rule, number: "704.5g", of_near_question: true },
    ];
    const [message] = present(answer({ relevant_rules, confidence: 0.5 }), "fr");
    expect(message?.embeds[0]?.description).toMatch(
      /\*\*Règles citées\*\*\n\*\*702\.12b\*\* Text\.\n\n\*\*Règles proches\*\*\n\*\*704\.5g\*\* Text\.$/,
    );
  });

  it("stays within Discord's limits at its longest, with the buttons under the last message only", () => {
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
      expect(size(message)).toBeLessThanOrEqual(6000);
      expect(message.embeds[0]?.description?.length).toBeLessThanOrEqual(4096);
    }
    expect(messages.map(({ buttons }) => buttons.length)).toEqual([0, 0, 0, 3]);
  });

  it.each(["", "x"])("cuts what is too long between two signs, never within one (%j)", (start) => {
    const text = start + "😀".repeat(9000);
    const rule = { number: "702.1", text, edition: "2026-08-07", verbatim: true };
    const said = [
      present(answer({ explanation: text })),
      present(answer({ relevant_rules: [rule] })),
    ];
    expect(JSON.stringify(said)).toContain("😀…");
    // JSON writes half of a sign as its number.
    expect(JSON.stringify(said)).not.toMatch(/\\ud[89a-f]/i);
  });

  it("[BOT-07] speaks around a ruling in the ruling's own language, whatever the server's is", () => {
    const french = answer({ language: "fr", ruling: "Non, elle survit." });
    const [message] = present(french, "en");
    expect(message?.embeds[0]?.title).toBe("Décision de l’Oracle");
    expect(message?.buttons.map(({ label }) => label)).toContain("Réponse complète");
    expect(presentSteps(french, "en", "p1").embeds?.[0]?.toJSON().title).toContain("raisonnement");
  });

  it.each([
    [{ charged_to: "nobody", zaps_charged: 0 }, "No zap charged"],
    [{ charged_to: "account", zaps_charged: 2 }, "2 zaps from your account"],
  ] as const)("[BOT-07] tells who paid: %j", (paid, text) => {
    expect(present(answer({}, paid))[0]?.embeds[0]?.footer?.text).toBe(text);
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
      "*gpt-5 ne répondait pas\u00a0: Spellwright a répondu à sa place, sans modèle. Aucun zap utilisé.*",
    ],
    [
      "en",
      { kind: "model", model: "small", fallback_from: "big" },
      "*big was overloaded: small answered in its place.*",
    ],
  ] as const)("[ERR-04] says in %s who answered in whose place: %j", (language, engine, notice) => {
    const free = { engine, charged_to: "nobody", zaps_charged: 0 } as const;
    const [message] = present(answer({}, free), language);
    expect(message?.embeds[0]?.description).toContain(`\n\n${notice}\n\n*`);
  });

  it("[ERR-04] names nobody's place where the one that was asked answered", () => {
    const [message] = present(answer({}, { engine: { kind: "model", model: "big" } }));
    expect(message?.embeds[0]?.description).not.toContain("big");
  });

  it("a model that was talked into an address or a mention says it as letters", () => {
    const [message] = present(
      answer({ ruling: "@everyone see https://evil.example", explanation: "[free](https://x.y)" }),
    );
    expect(message?.embeds[0]?.description).not.toMatch(
      /@everyone|:\/\/(?!example\.org\/en\/reliability)|[^\\]\[free\]\(/,
    );
  });

  it("explaining more shows the steps for free and asks before it spends", () => {
    const { embeds = [], components = [] } = presentSteps(answer(), "en", "p1");
    expect(embeds[0]?.toJSON().description).toContain("**1.** Damage is marked. (120.3e)");
    expect(JSON.stringify(components)).toContain("Ask again with more effort (2 zaps)");
    expect(presentSteps(answer({}, { explain_zaps: 0 }), "en", "p1").components).toBeUndefined();
  });
});
