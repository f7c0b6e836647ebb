import { inOneGo } from "@spellwright/cards";
import { describe, expect, it } from "vitest";
import { starterDecks, starterIndex } from "../../test/starter-cards.ts";
import { DECK_TEXTS, type Decklist, type DeckText, readDecklist, writeDecklist } from "../index.ts";
import { cardsIn } from "./json-cards.ts";
import { splitLines } from "./lines.ts";
import { readAll } from "./read-decklist.ts";

/** A small generator of numbers, so that every run mutates alike (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const forms = Object.keys(DECK_TEXTS) as DeckText[];
/** The first lines of each shipped deck in every form, and pastes no tool writes. */
const sources = [...starterDecks.values()]
  .flatMap((text) => {
    const entries = readDecklist(text, starterIndex).entries.slice(0, 12);
    return forms.map((form) => writeDecklist({ name: "Sample", entries }, form));
  })
  .concat(
    "<ul><li>4&nbsp;Goblin Guide</li><li>1 Krenko, Mob Boss</li></ul>",
    '{"mainboard":{"Sol Ring":{"quantity":1,"card":{"name":"Sol Ring","set":"c21"}}}}',
    "Qty;Nom;Code\n4;Foudre;M11\n2\tSol Ring\tC21",
    "1 Sol Ring, 1 Krenko, Mob Boss, 4 Blood Moon\nTotal: 6 cards\n== Lands (3) ==\nForêt x3",
  );
const SCRAPS = [
  ..."\"'[](){}<>*#^|,;:=/\\+-_&\0\u00a0\u200b😀éxX019 \t".split(""),
  "\n",
  "\r\n",
  "\u2028",
  "//",
  "<!--",
  "<li",
  "&#x",
  "&amp;",
  "[[",
  "*F*",
  "SB:",
  "\ud800",
  "9999999999",
];

function mutated(random: () => number): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  let text = pick(sources);
  for (let change = 1 + Math.floor(random() * 8); change > 0; change--) {
    const at = Math.floor(random() * (text.length + 1));
    const end = at + Math.floor(random() * 12);
    const scrap = [pick(SCRAPS), pick(SCRAPS).repeat(30), "", text.slice(at, end), pick(sources)];
    text = text.slice(0, at) + pick(scrap) + text.slice(random() < 0.5 ? at : end);
  }
  return text;
}

/** What is wrong with the accounts of a list. Undefined when every line is accounted for. */
function unaccounted(text: string, list: Decklist): string | undefined {
  const lines = splitLines(text);
  if (list.lines.length !== lines.length) return "lines";
  const cards = new Set(list.entries.map((entry) => entry.line));
  const errors = new Set(
    list.problems.filter((one) => one.severity === "error").map((one) => one.line),
  );
  for (const [index, kind] of list.lines.entries()) {
    const line = index + 1;
    if (cards.has(line) !== (kind === "card")) return `card ${line}`;
    if (kind === "problem" && !errors.has(line)) return `problem ${line}`;
    if (kind === "blank" && /[\p{L}\p{N}]/u.test(lines[index] ?? "")) return `blank ${line}`;
  }
  const sane = list.entries.every(
    ({ quantity, name }) => Number.isInteger(quantity) && quantity > 0 && quantity < 1000 && name,
  );
  return sane ? undefined : "entry";
}

describe("[IMP-02] hostile input", () => {
  it("10,000 mutated pastes: nothing throws, every line is accounted for", () => {
    const random = seeded(20_261_120);
    const failures: { text: string; why: string }[] = [];
    for (let round = 0; round < 10_000; round++) {
      const text = mutated(random);
      const cards = round % 4 === 0 ? undefined : starterIndex;
      const why = unaccounted(text, readDecklist(text, cards));
      if (why) failures.push({ text, why });
    }
    expect(failures.slice(0, 3)).toEqual([]);
  });

  it("any bytes are a text", () => {
    const random = seeded(7);
    for (let round = 0; round < 300; round++) {
      const bytes = Uint8Array.from({ length: 200 }, () => Math.floor(random() * 256));
      expect(() => readDecklist(bytes, starterIndex)).not.toThrow();
    }
  });

  const KB = 1024;
  it.each([
    ["a list", "4 Lightning Bolt (2X2) 117 *F* #Burn\n"],
    ["talk", "I would like to know, if I may, what to cut here?\n"],
    ["one line of cards", "1 Sol Ring, "],
    ["one line of names", "Sol Ring, Krenko, Mob Boss, "],
    ["one line without commas", "1 Sol Ring "],
    ["one line of letters", "a"],
    ["one line of spaces", " "],
    ["one line of brackets", "["],
    ["one line of parentheses", "( "],
    ["one line of angle brackets", "<"],
    ["one line of open tags", "<li "],
    ["one line of stars", "*F*"],
    ["one line of hashes", " #a"],
    ["one line of quotes", '",'],
    ["one line of numbers", "1 "],
    ["one line of emojis", "⭐"],
    ["one line of entities", "&#x"],
    ["one line of colons", "a: "],
    ["tags", "<li>1 Sol Ring</li>"],
    ["a deck file", '<Cards Quantity="4" Name="Sol Ring"/>\n'],
    ["cells between tabs", "1\tSol Ring\tC21\t"],
    ["rows between tabs", "1\tSol Ring\tC21\t263\tfoil\n"],
    ["brackets of every kind", "1 Sol Ring (C21) [F] {263} <foil>\n"],
    ["a list in JSON", '[{"name":"Sol Ring","quantity":1},'],
    ["a broken deck file", '<Cards Quantity="4 Name='],
    ["blank lines", "\n"],
    ["headings", "== Lands ==\n"],
    ["commanders", "Commander: Krenko, Mob Boss\n"],
    ["commanders that repeat", "Commander: Name%\n1 Name%\n"],
    ["companions", "Companion\n1 Sol Ring\nSideboard\n1 Sol Ring\n"],
  ])("the work on %s grows with its length only", (_, piece) => {
    const asked = { knows: 0 };
    const counting = {
      knows: (name: string) => {
        asked.knows += name.length;
        return starterIndex.knows(name);
      },
    };
    const workOn = (size: number) => {
      asked.knows = 0;
      const pieces = Array.from({ length: Math.ceil(size / piece.length) }, (_, at) =>
        piece.replaceAll("%", String(at)),
      );
      const reading = inOneGo(readAll(pieces.join(""), counting));
      return reading.work + asked.knows;
    };
    const small = workOn(100 * KB);
    const large = workOn(KB * KB);
    // Ten times the input and a quarter. Quadratic work would be a hundred times as much.
    expect(large / small).toBeLessThan((KB / 100) * 1.25);
  });

  it.each([
    ["words", "a "],
    ["words after a count", "1 a a a a "],
    ["words of other alphabets", "é "],
  ])("a line of %s that is too long for a name is asked about nowhere", (_, piece) => {
    const asked: number[] = [];
    const knows = (name: string) => {
      asked.push(name.length);
      return false;
    };
    inOneGo(readAll(piece.repeat((255 * KB) / piece.length), { knows }));
    expect(asked.filter((length) => length > 200)).toEqual([]);
  });

  it("a map of 25,000 names and their copies is read a few times, and not again for each name", () => {
    const names = Array.from({ length: 25_000 }, (_, at) => [`Name ${at}`, 1] as const);
    const asked = { listings: 0 };
    const main = new Proxy(Object.fromEntries(names), {
      ownKeys(target) {
        asked.listings += 1;
        // Ends at once a reading that would take minutes.
        if (asked.listings > 100) throw new Error("read too often");
        return Reflect.ownKeys(target);
      },
    });
    expect([...cardsIn({ main })]).toHaveLength(25_000);
    expect(asked.listings).toBeLessThan(10);
  });

  it("a long line lets others in between those that try it", () => {
    const steps = [...readAll("a ".repeat(100 * KB), starterIndex)];
    expect(steps.length).toBeGreaterThan(4);
  });

  /** Processor time, so that a busy machine does not count. */
  const timeOf = (work: () => unknown): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };

  it.each([
    ["cards of Cockatrice", "<card number='1' name='Forest'/>", "<cockatrice_deck>"],
    ["cards without a name", "<card number='1'/>", "<cockatrice_deck>"],
    ["list items", "<li>1 Forest</li>", "<ul>"],
  ])("%s in one line cost what they cost in lines of their own", (_, card, head) => {
    const cards = Array.from({ length: 8000 }, () => card);
    const read = (separator: string) =>
      Math.min(...[1, 2].map(() => timeOf(() => readDecklist(head + cards.join(separator)))));
    // It was two hundred times as much when each card read its whole line again.
    expect(read("") / read("\n")).toBeLessThan(20);
  });
});
