import { type LanguageModel, LanguageModelError, promptCharacters } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { asked, cardWithText, sampleDeck, starterCard } from "../../test/sample-deck.ts";
import { answerQuestion, type StrategyQuestion } from "../index.ts";
import { writeSystem } from "./write-prompt.ts";

const ATRAXA = sampleDeck("atraxa-growing-council", "commander");
const CHOICE = "What should I cut for more card draw?";
const LARGE = 100_000;

/** What a model is asked. It fails, for nothing else is looked at. */
const promptFor = async (more: Partial<StrategyQuestion>, contextTokens = LARGE) => {
  let prompt = "";
  const model: LanguageModel = {
    name: "test-model",
    contextTokens: async () => contextTokens,
    generate: async (request) => {
      prompt = request.prompt;
      throw new LanguageModelError("refused");
    },
  };
  const question = asked(CHOICE, { language: "en", deck: ATRAXA, ...more });
  const run = { signal: new AbortController().signal, model };
  await expect(
    answerQuestion(question, { ...run, say: ({ code }) => `said ${code}` }),
  ).rejects.toThrow(LanguageModelError);
  return prompt;
};
const section = (prompt: string, title: string): string =>
  prompt.split("\n\n").find((part) => part.startsWith(`${title}\n`)) ?? "";

describe("[Q-6] the prompt on a deck", () => {
  test("tells plan, roles, colors and our own findings", async () => {
    const prompt = await promptFor({});
    expect(section(prompt, "PLAN")).toMatch(/^\| said wins\.\w+/m);
    expect(section(prompt, "PLAN")).toContain("key cards: Atraxa, Praetors' Voice");
    expect(section(prompt, "CARDS BY ROLE")).toMatch(/^\| ramp: \d+: .*Sol Ring/m);
    expect(section(prompt, "COLORS")).toMatch(/\| G: \d+ sources; .* asks for \d+, for /);
    expect(section(prompt, "OUR FINDINGS FOR THIS QUESTION")).toMatch(/^\| said \w+/m);
    expect(prompt.indexOf("DECK\n")).toBeLessThan(prompt.indexOf("QUESTION\n"));
  });

  test("tells the bracket with its reasons and ways down, and every combo with what it lacks", async () => {
    const label = (name: string) => ({ name, printedName: null });
    const bracket = {
      ...{ bracket: 3 as const, confidence: 0.9, archetype: null, gameChangers: [] },
      reasons: [{ code: "gameChangers" as const, params: { count: 1, bracket: 3 }, cards: [] }],
      combos: [
        {
          ...{ cards: [label("Sol Ring"), label("Forest")], result: "infiniteMana" as const },
          ...{ isEarly: true, isConditional: false, isCounted: true, manaValue: 4 },
          ...{ produces: [], prerequisites: null, steps: null, how: null, url: null },
        },
      ],
    };
    const deck = {
      ...ATRAXA,
      bracket: bracket as never,
      lowerBracketOptions: [{ bracket: 2 as const, cuts: [label("Sol Ring")] }],
    };
    const near = [{ missing: starterCard("Lightning Bolt"), cards: ["Sol Ring"] }];
    const prompt = await promptFor({ deck, near });
    expect(section(prompt, "BRACKET").split("\n")).toEqual([
      "BRACKET",
      "| bracket 3",
      "| said bracket.gameChangers",
      "| bracket 2 without: Sol Ring",
    ]);
    expect(section(prompt, "COMBOS, ALL THAT ARE KNOWN").split("\n").slice(1)).toEqual([
      "| combo: Sol Ring + Forest: infiniteMana, 4 mana",
      "| one card away: Sol Ring, lacks Lightning Bolt (not in the deck)",
    ]);
  });

  test("holds whole texts of named and key cards, both faces", async () => {
    const end = "and here its long text ends.";
    const long = `${"When it enters, scry 1. ".repeat(30)}${end}`;
    const twoFaced = cardWithText("", {
      name: "Front // Back",
      card_faces: [
        { name: "Front", type_line: "Creature", oracle_text: long },
        { name: "Back", type_line: "Land", oracle_text: "Back adds {G}." },
      ],
    });
    const named = await promptFor({ cards: [{ card: twoFaced, written: "Front" }] });
    expect(section(named, "CARDS NAMED")).toContain(end);
    expect(section(named, "CARDS NAMED")).toContain("| Back adds {G}.");
    expect(section(named, "CARDS NAMED")).toContain("not in the deck");
    expect(section(named, "TEXTS OF KEY CARDS")).toContain("| Atraxa, Praetors' Voice");
    const [line] = ATRAXA.entries;
    if (line === undefined) throw new Error("the deck is empty");
    const entries = [...ATRAXA.entries, { ...line, name: twoFaced.name, card: twoFaced }];
    const held = await promptFor({ deck: { ...ATRAXA, entries } });
    expect(held).toContain(end);
  });

  test.each([4_096, 8_192, LARGE])("fits a context of %i tokens", async (tokens) => {
    const prompt = await promptFor({}, tokens);
    expect(prompt.length + writeSystem("en", true).length).toBeLessThanOrEqual(
      promptCharacters(tokens, "en"),
    );
    expect(section(prompt, "QUESTION")).toContain(CHOICE);
    expect(section(prompt, "DECK")).toMatch(/^\| 1 .+ \(main\)/m);
  });
});
