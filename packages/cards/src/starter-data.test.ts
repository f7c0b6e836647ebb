import { readdirSync, readFileSync } from "node:fs";
import { Card } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import * as z from "zod";

const data = new URL("../../../data/", import.meta.url);
const filesIn = (folder: string, ending: string) =>
  readdirSync(new URL(folder, data))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(new URL(`${folder}${name}`, data), "utf8") }));

const cards = filesIn("cards/", ".json").flatMap(({ text }) =>
  z.array(Card).parse(JSON.parse(text)),
);
const decks = filesIn("decks/", ".txt").map(({ name, text }) => {
  const lines = { Commander: 0, Deck: 0, Sideboard: 0 };
  const names: string[] = [];
  let section: keyof typeof lines = "Deck";
  for (const line of text.split("\n").filter(Boolean)) {
    if (line === "Commander" || line === "Deck" || line === "Sideboard") section = line;
    else {
      const [, quantity = "0", card = ""] = /^(\d+) (.+)$/.exec(line) ?? [];
      lines[section] += Number(quantity);
      names.push(card);
    }
  }
  return { name, lines, names };
});

describe("[CARD-02] starter cards", () => {
  it("are four hundred or more, each once", () => {
    expect(cards.length).toBeGreaterThanOrEqual(400);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    expect(new Set(cards.map((card) => card.name)).size).toBe(cards.length);
  });

  it.each(filesIn("cards/", ".json"))("$name ships no official text", ({ text }) => {
    for (const card of z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(text))) {
      expect(card.oracle_text).toBeNull();
      expect(JSON.stringify(card)).not.toMatch(/"(?:printed|flavor)_text"|"oracle_text":"/);
    }
  });

  it("say in both languages what they do, in a short sentence set like a book", () => {
    for (const { name, summary } of cards) {
      for (const sentence of [summary?.fr ?? "", summary?.en ?? ""]) {
        const words = sentence.split(/\s+/).length;
        expect(words, `${name}: ${sentence}`).toBeGreaterThanOrEqual(7);
        expect(words, `${name}: ${sentence}`).toBeLessThanOrEqual(30);
        expect(sentence, name).toMatch(/^[\p{Lu}\d+].*\.$/u);
        expect(sentence, name).not.toMatch(/['"]| {2}/);
      }
      expect(summary?.fr, name).not.toMatch(/ [;?!:]/);
    }
  });
});

describe("[CARD-02] sample decks", () => {
  it.each(decks)("$name holds the right number of cards, all known", ({ lines, names }) => {
    const size = lines.Commander > 0 ? 100 : 60;
    expect(lines.Commander + lines.Deck).toBe(size);
    expect([0, 15]).toContain(lines.Sideboard);
    const known = new Set(cards.map((card) => card.name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(decks.filter((deck) => deck.lines.Commander > 0))(
    "$name keeps to its commander’s colours and to one copy",
    ({ names }) => {
      const byName = new Map(cards.map((card) => [card.name, card]));
      const identity = new Set(byName.get(names[0] ?? "")?.color_identity);
      for (const name of names) {
        const card = byName.get(name);
        expect(card?.legalities.commander, name).toBe("legal");
        expect(
          card?.color_identity.filter((color) => !identity.has(color)),
          name,
        ).toEqual([]);
      }
      expect(new Set(names).size).toBe(names.length);
    },
  );
});
