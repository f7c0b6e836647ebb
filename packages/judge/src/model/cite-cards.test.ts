import { describe, expect, test } from "vitest";
import { answerOf, written } from "../../test/asked-model.ts";
import { madeUpCard } from "../../test/made-up-card.ts";

const NAME = "Marsh Lantern";
const TEXT = "Flying\nWhen this creature enters, each player discards a card.";
const FRENCH = "Vol\nQuand cette créature arrive, chaque joueur se défausse d’une carte.";
const NOTE = `If ${NAME} leaves the battlefield before its ability resolves, each player still discards a card.`;
const QUESTION = `My opponent kills ${NAME} in response to its trigger. Does each player still discard a card?`;

const more = {
  cards: [{ card: madeUpCard(NAME, { oracle_text: TEXT, printed_text: FRENCH }), written: NAME }],
  cardRulings: [{ name: NAME, published_at: "2024-02-02", comment: NOTE }],
};
const ruled = {
  verdict: "yes" as const,
  ruling: "Yes, each player still discards a card.",
  explanation: "The ability is independent of its source once it has triggered.",
  steps: [],
};
const citing = (
  handle: string,
  quote: string,
  claim = "Each player discards a card.",
  more: Partial<typeof ruled | { verdict: "no" }> = {},
) => written({ ...ruled, ...more, citations: [{ handle, quote, claim }] });
const asked = (
  output: ReturnType<typeof citing>,
  extras: Parameters<typeof answerOf>[2] = {},
  question = QUESTION,
) => answerOf(output, question, extras, more);

describe("[ORA-17] card texts and official notes that a model cites", () => {
  test("stand in the prompt under their handles", async () => {
    const { prompts } = await asked(citing("N1", NOTE));
    expect(prompts[0]?.prompt).toContain(`[C1]\n| ${NAME}\n| Creature\n| Flying\n`);
    expect(prompts[0]?.prompt).toContain(`[N1]\n| ${NAME}, 2024-02-02: ${NOTE}`);
  });

  test.each([
    ["by handle", "N1", "each player still discards a card"],
    ["by name, as recordings do", NAME, "each player still discards a card"],
  ])("are shown with their words, %s", async (_how, handle, quote) => {
    const { ruling } = await asked(citing(handle, quote));
    expect(ruling.card_sources).toEqual([
      {
        ...{ kind: "note", card: NAME, published_at: "2024-02-02", text: NOTE },
        ...{ language: "en", verbatim: true, claim: "Each player discards a card." },
        quotes: [quote],
      },
    ]);
  });

  test.each([
    ["its English text", "each player discards a card", "en", TEXT],
    ["its French text", "chaque joueur se défausse d'une carte", "fr", FRENCH],
    ["a keyword alone", "Flying", "en", TEXT],
  ] as const)("may be quoted from %s", async (_what, quote, language, text) => {
    const { ruling } = await asked(citing("C1", quote));
    expect(ruling.card_sources).toMatchObject([{ kind: "text", language, text }]);
  });

  test.each([
    ["words that stand nowhere", "each opponent discards two cards at random"],
    ["a piece of a line", "each player"],
  ])("are not shown by %s", async (_what, quote) => {
    const { ruling, given } = await asked(citing("C1", quote));
    expect(ruling.card_sources).toBeUndefined();
    expect(given.withheld).toBe("unsupported");
  });

  test("lose a claim that speaks of something else", async () => {
    const { ruling } = await asked(citing("C1", "Flying", "Trample goes through blockers."));
    expect(ruling.card_sources?.[0]).not.toHaveProperty("claim");
  });
});

describe("[N-2] a ruling that quotes an official note", () => {
  /** No settled question is the one that is asked. */
  const DENIED = { verdict: "no" as const, ruling: "No, it looks at no hand at all." };
  const UNSETTLED = `Does ${NAME} look at the hand of each player who discarded before its trigger resolved?`;
  test("is confirmed by it where the note alone says the same", async () => {
    const { ruling, prompts } = await asked(
      citing("N1", NOTE, "It discards.", DENIED),
      { second: "no" },
      UNSETTLED,
    );
    expect(ruling.confirmed_by).toBe("official_note");
    expect(prompts).toHaveLength(2);
    expect(prompts[1]?.prompt).toContain(`QUOTES\n| ${NOTE}\n`);
  });

  test.each(["not_stated", "yes"] as const)("is not where the note says %s", async (second) => {
    const { ruling } = await asked(
      citing("N1", NOTE, "It discards.", DENIED),
      { second },
      UNSETTLED,
    );
    expect(ruling.confirmed_by).toBeUndefined();
  });

  test("is not by the text of the card", async () => {
    const { ruling } = await asked(
      citing("C1", "each player discards a card", "It discards.", DENIED),
      { second: "no" },
      UNSETTLED,
    );
    expect(ruling.confirmed_by).toBe("second_reading");
  });
});
