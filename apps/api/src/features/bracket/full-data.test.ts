import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { cardNameOf, createCardIndex, fitsQuery, parseCardLine } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import {
  type BracketFinding,
  entryOfCard,
  estimateBracket,
  readCombo,
  readDecklist,
  resolveDecklist,
} from "@spellwright/decks";
import { type DeckReport, reportOnDeck, type StrategyDeck } from "@spellwright/strategist";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { projectRoot } from "../../config/root.ts";
import { readBracketData } from "./read-bracket-data.ts";

const shared = path.join(projectRoot, "..", "shared", "data");
const isHere = existsSync(path.join(shared, "decks", "index.json"));
if (!isHere) console.info("the full data is absent: the brackets of its decks are not measured");

const linesOf = (file: string) =>
  gunzipSync(readFileSync(path.join(shared, file)))
    .toString("utf8")
    .trimEnd()
    .split("\n");

const Index = z.object({
  decks: z.array(
    z.object({ file: z.string(), kind: z.string(), game_changers: z.array(z.string()) }),
  ),
});
const Record = z.object({
  cards: z.array(z.string()),
  produces: z.array(z.string()),
  bracket_tag: z.string().nullable(),
  mana_value_total: z.number().nullable(),
});

const ratingOf = ({ ratings }: DeckReport, attribute: string): number =>
  ratings.find((each) => each.attribute === attribute)?.rating ?? Number.NaN;

/** Where a list comes from, by the first word of its file. */
const originOf = (file: string): string => path.basename(file).split("-")[0] ?? "";

/** What is read of a card in words is asked by no template that is shipped. */
const SILENT = { causes: undefined, rewards: undefined, produces: undefined, roles: undefined };

describe.runIf(isHere)("[BRK-03] with all cards and combos", () => {
  const found = new Map<string, BracketFinding & { readonly listed: readonly string[] }>();
  const lists: StrategyDeck[] = [];
  const cards = new Map<string, Card>();
  beforeAll(() => {
    for (const line of linesOf("cards.jsonl.gz")) {
      const parsed = parseCardLine(line);
      if (parsed.ok) cards.set(parsed.value.id, parsed.value);
    }
    const index = createCardIndex([...cards.values()].map(cardNameOf));
    const { policy, gameChangers } = readBracketData();
    const combos = linesOf("combos.jsonl.gz").flatMap((line) => {
      const {
        bracket_tag: tag,
        mana_value_total: manaValue,
        ...record
      } = Record.parse(JSON.parse(line));
      const silent = { manaNeeded: null, prerequisites: [], steps: [], id: null, url: null };
      return readCombo({ ...record, ...silent, tag, manaValue }, policy.combos) ?? [];
    });
    const rules = { policy, gameChangers, combos, allCombos: true };
    const { decks } = Index.parse(
      JSON.parse(readFileSync(path.join(shared, "decks", "index.json"), "utf8")),
    );
    for (const { file, game_changers: listed } of decks) {
      if (!file.startsWith("commander/")) continue;
      const text = readFileSync(path.join(shared, "decks", file));
      const { entries } = resolveDecklist(readDecklist(text, index), index);
      const known = entries.map((entry) => ({
        ...entry,
        card: cards.get(entry.cardId ?? "") ?? null,
      }));
      const finding = estimateBracket(known, rules, null);
      found.set(file, { ...finding, listed });
      lists.push({ name: file, format: "commander", bracket: finding, entries: known });
    }
  });

  const table = () => {
    const counts: Record<string, Record<number, number>> = {};
    for (const [file, { bracket }] of found) {
      const row = counts[originOf(file)] ?? {};
      counts[originOf(file)] = row;
      row[bracket] = (row[bracket] ?? 0) + 1;
    }
    return counts;
  };

  test("finds the Game Changers that the makers of 291 lists count, and no other", () => {
    expect(found.size).toBe(291);
    for (const [file, { gameChangers, listed }] of found)
      expect(gameChangers.map(({ name }) => name).sort(), file).toEqual([...listed].sort());
  });

  test("knows every card, and is surer the more a bracket stands on", () => {
    for (const [file, { confidence, reasons }] of found) {
      expect(
        reasons.map(({ code }) => code),
        file,
      ).not.toContain("unknownCards");
      expect(confidence, file).toBeGreaterThanOrEqual(0.75);
    }
  });

  test("[ANA-03] a deck of a tournament is rated faster than one of a shop in 95 % of pairs", () => {
    const parts = { candidates: [], near: [] };
    const speeds = (origin: string) =>
      lists
        .filter(({ name }) => originOf(name) === origin)
        .map((deck) => ratingOf(reportOnDeck(deck, parts), "speed"));
    const shops = speeds("precon");
    const pairs = speeds("cedh").flatMap((fast) => shops.map((slow) => fast > slow));
    expect(pairs).toHaveLength(64 * 161);
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.95);
  });

  test("[ANA-04] on real lists no report cuts what it wins by, or takes for a remedy what only makes mana", () => {
    const every = 12;
    const known = [...cards.values()].filter(({ edhrec_rank }) => edhrec_rank != null);
    const candidates = known
      .toSorted((a, b) => (a.edhrec_rank ?? 0) - (b.edhrec_rank ?? 0))
      .slice(0, 2_000);
    const wrong: string[] = [];
    for (const deck of lists.filter((_, at) => at % every === 0)) {
      const { swaps, tables, wins, keyCards } = reportOnDeck(deck, { candidates, near: [] });
      const cuts = [...swaps, ...(tables?.swaps ?? [])].map(({ cut }) => cut.name);
      const alone = wins.flatMap(({ cards: [first, ...more] }) =>
        first === undefined || more.length > 0 ? [] : [first.name],
      );
      for (const name of cuts) if (alone.includes(name)) wrong.push(`${deck.name} cuts ${name}`);
      for (const { add, reason } of swaps)
        if (reason.code === "roleGap" && reason.role !== "ramp" && /Land/.test(add.type_line))
          wrong.push(`${deck.name} adds ${add.name} as ${reason.role}`);
      const keys = keyCards.map(({ card }) => card.name);
      for (const { cut } of [...swaps, ...(tables?.swaps ?? [])])
        if (keys.includes(cut.name) && cut.legalities.commander === "legal")
          wrong.push(`${deck.name} cuts ${cut.name}, which it calls a key card`);
      if (new Set(keys).size < keys.length) wrong.push(`${deck.name} names a key card twice`);
      const isHabit = swaps.some(({ reason }) => reason.code === "roleGap");
      if (originOf(deck.name) === "cedh" && deck.bracket?.bracket === 5 && isHabit)
        wrong.push(`${deck.name} is measured by the habits of other tables`);
    }
    expect(wrong).toEqual([]);
  });

  test("[ANA-04] nine of ten lists keep to what a swap for the curve holds them to", () => {
    const measure = (deck: StrategyDeck) => {
      const spells = deck.entries.flatMap(({ card, quantity, board }) =>
        card === null ||
        !(board === "main" || board === "commander") ||
        /\bLand\b/.test(card.type_line.split(" // ")[0] ?? "")
          ? []
          : Array.from({ length: quantity }, () => card.cmc),
      );
      return {
        average: spells.reduce((sum, value) => sum + value, 0) / spells.length,
        early: spells.filter((value) => value <= 2).length,
        late: spells.filter((value) => value >= 5).length,
      };
    };
    const isNineOfTen = (
      decks: readonly StrategyDeck[],
      keeps: (found: ReturnType<typeof measure>) => boolean,
    ) => {
      const share = decks.filter((deck) => keeps(measure(deck))).length / decks.length;
      expect(share).toBeGreaterThan(0.87);
      expect(share).toBeLessThan(0.98);
    };
    const [cedh, others] = [true, false].map((isCedh) =>
      lists.filter(({ name }) => (originOf(name) === "cedh") === isCedh),
    ) as [StrategyDeck[], StrategyDeck[]];
    expect([cedh.length, others.length]).toEqual([64, 227]);
    isNineOfTen(cedh, ({ average }) => average <= 2.35);
    isNineOfTen(cedh, ({ late }) => late <= 7);
    isNineOfTen(others, ({ average }) => average <= 4.15);
    isNineOfTen(others, ({ early }) => early >= 12);
    isNineOfTen(others, ({ late }) => late <= 24);
  });

  test("[Q-4] every card of the shipped combos exists and is legal in Commander", () => {
    const legal = new Set(
      [...cards.values()].flatMap(({ name, legalities }) =>
        legalities.commander === "legal" ? [name] : [],
      ),
    );
    const named = readBracketData().wellKnownCombos.flatMap((combo) => combo.cards);
    expect(named.filter((name) => !legal.has(name))).toEqual([]);
  });

  test("[Q-4] a combo with a piece that any of several cards is, is found with each of them alone", () => {
    const { policy, gameChangers, wellKnownCombos } = readBracketData();
    const legal = [...cards.values()].filter(({ legalities }) => legalities.commander === "legal");
    const combosOf = (list: readonly Card[]) =>
      estimateBracket(
        list.map((card) => entryOfCard(card)),
        { policy, gameChangers, combos: wellKnownCombos, allCombos: true },
        null,
      ).combos.map((combo) => combo.cards.map(({ name }) => name));
    const open = wellKnownCombos.filter(({ fillers = [] }) => fillers.length > 0);
    expect(open.length).toBeGreaterThan(20);
    for (const combo of open) {
      const named = legal.filter(({ name }) => combo.cards.includes(name));
      const fillers = combo.fillers?.flatMap((query) => query ?? []) ?? [];
      const filling = fillers.map((query) =>
        legal.filter((card) => fitsQuery({ ...card, ...SILENT }, query)),
      );
      for (const choice of filling) expect(choice.length, combo.cards.join()).toBeGreaterThan(1);
      const chosen: Card[] = [];
      for (const choice of filling)
        chosen.push(...choice.filter((card) => ![...chosen, ...named].includes(card)).slice(0, 1));
      expect(combosOf([...named, ...chosen])).toContainEqual(
        expect.arrayContaining([...combo.cards]),
      );
      const found = combosOf([...named, ...chosen.slice(1)]).filter((each) =>
        combo.cards.every((name) => each.includes(name)),
      );
      expect(found, combo.cards.join()).toEqual([]);
    }
  });

  // No list says its bracket. What it was made for does: tournaments are the fifth, shops sell the
  // second and third.
  test("tells decks of tournaments from decks of shops", () => {
    const counts = table();
    console.table(counts);
    const { cedh = {}, precon = {} } = counts;
    const sum = (row: Record<number, number>) => Object.values(row).reduce((all, n) => all + n, 0);
    expect(cedh[5]).toBe(sum(cedh));
    expect(precon[5]).toBeUndefined();
    expect((precon[2] ?? 0) / sum(precon)).toBeGreaterThan(0.8);
    expect(((precon[2] ?? 0) + (precon[3] ?? 0)) / sum(precon)).toBeGreaterThan(0.95);
  });
});
