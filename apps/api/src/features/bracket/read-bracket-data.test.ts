import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BRACKET_SIGNALS, GAME_CHANGER_CATEGORIES, LANGUAGES } from "@spellwright/contract";
import {
  estimateBracket,
  GAME_CHANGER_IMPACTS,
  plainEntry,
  REASON_CODES,
} from "@spellwright/decks";
import { translateWithData, translator } from "@spellwright/locales";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { projectRoot } from "../../config/root.ts";
import { StartupError } from "../../config/startup-error.ts";
import { limitsAfter, namesAfter } from "./bracket-files.ts";
import { readBracketData } from "./read-bracket-data.ts";

const FILES = ["bracket-policy.json", "game-changers.json", "combos.json"];

describe("the shipped limits of the brackets", () => {
  const { policy, policyHistory, gameChangers, history, wellKnownCombos } = readBracketData();

  test("[BRK-03] have a date and a source", () => {
    expect(policy.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new URL(policy.source).hostname).toBe("magic.wizards.com");
    expect(policy.gameChangers.map(({ from, bracket }) => [from, bracket])).toEqual([
      [1, 3],
      [4, 4],
      [8, 5],
    ]);
    expect(policy.combos).toMatchObject({ earlyManaValue: 6, earlyBracket: 4, lateBracket: 3 });
    expect([policy.massLandDenial.bracket, policy.extraTurns.bracket]).toEqual([4, 4]);
    expect(policy.massLandDenial.cards).toEqual(
      expect.arrayContaining(["Blood Moon", "Winter Orb"]),
    );
    expect(policy.massLandDenial.cards).not.toContain("Liliana of the Veil");
  });

  test("[BRK-04] name 53 Game Changers, each once, of all nine categories", () => {
    expect(new Set(gameChangers.map(({ name }) => name)).size).toBe(53);
    expect(gameChangers).toHaveLength(53);
    const used = new Set(gameChangers.map(({ category }) => category));
    expect([...used].sort()).toEqual([...GAME_CHANGER_CATEGORIES].sort());
  });

  test("[BRK-03] tell how the list of Game Changers came about: its editions sum up to what it holds", () => {
    expect(history.map(({ date }) => date)).toEqual(history.map(({ date }) => date).toSorted());
    expect(history.at(-1)?.date).toBe(policy.asOf);
    const sizes = history.map((_, at) => namesAfter(history.slice(0, at + 1)).size);
    expect(sizes).toEqual([40, 61, 51, 53]);
    const now = gameChangers.map(({ name }) => name).toSorted();
    expect([...namesAfter(history)].toSorted()).toEqual(now);
    for (const { source } of history) expect(new URL(source).hostname).toBe("magic.wizards.com");
  });

  test("[BRK-03] tell which limits stood before: turns are expected since the second edition only", () => {
    const days = policyHistory.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    const turns = days.map(
      (_, at) => limitsAfter(policyHistory.slice(0, at + 1)).expected_turns?.length,
    );
    expect(turns).toEqual([0, 4]);
    expect(limitsAfter(policyHistory).game_changers).toEqual(policy.gameChangers);
    for (const { source } of policyHistory)
      expect(new URL(source).hostname).toBe("magic.wizards.com");
  });

  describe("[Q-4] combos of three cards and more", () => {
    const larger = wellKnownCombos.filter(
      ({ cards, templates = [] }) => cards.length > 2 && templates.length === 0,
    );
    const entriesOf = (cards: readonly string[]) =>
      cards.map((name) => ({ ...plainEntry(name), card: null }));
    const found = (cards: readonly string[]) =>
      estimateBracket(
        entriesOf(cards),
        { policy, gameChangers: [], combos: wellKnownCombos, allCombos: true },
        null,
      ).combos.map((combo) => combo.cards.map(({ name }) => name).toSorted());

    test("are sixty and more, each once, with all mana and the way it goes in both languages", () => {
      expect(larger.length).toBeGreaterThanOrEqual(60);
      expect(new Set(larger.map(({ cards }) => cards.length))).toEqual(new Set([3, 4, 5]));
      const keys = wellKnownCombos.map(({ cards }) => cards.toSorted().join(" + "));
      expect(new Set(keys).size).toBe(keys.length);
      for (const { cards, how, manaNeeded } of larger) {
        expect([cards, new Set(cards).size]).toEqual([cards, cards.length]);
        expect(manaNeeded).toBeGreaterThan(0);
        for (const language of LANGUAGES) expect(how?.[language]).toMatch(/\w.*\.$/);
      }
    });

    test("are found whole, and not without one of their cards", () => {
      for (const { cards } of larger) {
        expect(found(cards)).toContainEqual(cards.toSorted());
        expect(found(cards.slice(1))).not.toContainEqual(cards.toSorted());
      }
    });
  });

  test("[Q-4] Food Chain makes Kobolds only with the commander itself", () => {
    const combo = wellKnownCombos.find(
      ({ cards }) =>
        cards.includes("Food Chain") && cards.some((name) => name.startsWith("Prossh")),
    );
    expect(combo?.mustLead).toEqual(["Prossh, Skyraider of Kher"]);
  });

  test("[BRK-03] an earlier edition of the list gives the bracket that a deck had then", () => {
    const bracketBy = (editions: number, ...cards: readonly string[]) => {
      const names = namesAfter(history.slice(0, editions));
      const listed = [...names].map((name) => ({
        name,
        category: "Stax" as const,
        impact: "newlyListed" as const,
      }));
      const entries = cards.map((name) => ({ ...plainEntry(name), card: null }));
      const rules = { policy, gameChangers: listed, combos: [], allCombos: true };
      return estimateBracket(entries, rules, null).bracket;
    };
    expect([1, 2, 3, 4].map((editions) => bracketBy(editions, "Trinisphere"))).toEqual([
      3, 2, 2, 2,
    ]);
    expect([1, 2, 3, 4].map((editions) => bracketBy(editions, "Food Chain"))).toEqual([2, 3, 2, 2]);
    expect([1, 2, 3, 4].map((editions) => bracketBy(editions, "Farewell"))).toEqual([2, 2, 2, 3]);
  });

  test("[BRK-03] name who says what is worth telling: official articles with their days, each kind once", () => {
    const { sources, rules, expectedTurns } = policy.signals;
    for (const { date, url, publisher, title } of sources) {
      expect(new URL(url).hostname).toBe("magic.wizards.com");
      expect(publisher).toBe("Wizards of the Coast");
      expect([date <= policy.asOf, title.length > 10]).toEqual([true, true]);
    }
    expect(rules.map(({ kind }) => kind).toSorted()).toEqual([...BRACKET_SIGNALS].sort());
    expect(expectedTurns).toEqual([
      { bracket: 1, turns: 9 },
      { bracket: 2, turns: 8 },
      { bracket: 3, turns: 6 },
      { bracket: 4, turns: 4 },
    ]);
  });

  test("[BRK-03] name each well-known combo once, of two cards", () => {
    const pairs = wellKnownCombos.map(({ cards }) => cards.toSorted().join(" + "));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThan(50);
  });

  test.each(LANGUAGES)("[LANG-02] have a sentence for every code in %s", (language) => {
    const t = translator(language);
    const written = (key: string) => translateWithData(t, key, { count: 2 });
    for (const code of REASON_CODES)
      expect(written(`bracket.reasons.${code}`)).not.toContain("bracket.reasons");
    for (const kind of BRACKET_SIGNALS)
      expect(written(`bracket.signals.${kind}`)).not.toContain("bracket.signals");
    for (const impact of GAME_CHANGER_IMPACTS)
      expect(written(`bracket.impacts.${impact}`)).not.toContain("bracket.impacts");
  });
});

describe("other limits", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "bracket-"));
    for (const file of FILES) cpSync(path.join(projectRoot, "data", file), path.join(folder, file));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("[BRK-03] replace the shipped ones without a change of code, and tell them apart", () => {
    const file = path.join(folder, "bracket-policy.json");
    const { history: _, ...rest } = JSON.parse(readFileSync(file, "utf8"));
    const changed = { ...rest, base: 3, as_of: "2027-01-01" };
    writeFileSync(file, JSON.stringify(changed));
    expect(readBracketData(folder)).toMatchObject({ policyHistory: [] });
    const { policy, gameChangers, edition } = readBracketData(folder);
    const rules = { policy, gameChangers, combos: [], allCombos: true };
    expect(estimateBracket([], rules, null).bracket).toBe(3);
    expect(policy.asOf).toBe("2027-01-01");
    expect(edition).not.toBe(readBracketData().edition);
  });

  test("[BRK-03] another list without editions is used; editions that do not come to it stop the start", () => {
    const file = path.join(folder, "game-changers.json");
    const { history: editions, cards, ...rest } = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...rest, cards: [] }));
    expect(readBracketData(folder)).toMatchObject({ gameChangers: [], history: [] });
    writeFileSync(file, JSON.stringify({ ...rest, cards: cards.slice(1), history: editions }));
    expect(() => readBracketData(folder)).toThrow(/do not come to its cards/);
  });

  test("[BRK-03] editions of the policy that do not come to its limits stop the start", () => {
    const file = path.join(folder, "bracket-policy.json");
    const { history: editions, ...rest } = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...rest, history: editions.slice(0, 1) }));
    expect(() => readBracketData(folder)).toThrow(/do not come to its limits/);
  });

  test("[BRK-03] a signal without its source stops the start", () => {
    const file = path.join(folder, "bracket-policy.json");
    const { signals, ...rest } = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...rest, signals: { ...signals, sources: [] } }));
    expect(() => readBracketData(folder)).toThrow(/names a source/);
  });

  test.each([
    ["bracket-policy.json", "{}"],
    ["game-changers.json", "not JSON"],
    ["combos.json", '{"as_of":"2026-01-01","source":"https://example.org","combos":[{}]}'],
  ])("[BRK-03] a broken %s stops the start, by its name", (file, text) => {
    writeFileSync(path.join(folder, file), text);
    expect(() => readBracketData(folder)).toThrow(StartupError);
    expect(() => readBracketData(folder)).toThrow(file);
  });
});
