import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { starterCards, starterIndex } from "../../test/starter-cards.ts";
import {
  BOARDS,
  type Board,
  DECK_TEXTS,
  type DeckEntry,
  type DeckText,
  plainEntry,
  readDecklist,
  writeDecklist,
} from "../index.ts";

const forms = Object.keys(DECK_TEXTS) as DeckText[];
/** Forms that keep commanders and companions among the sideboard. */
const WITHOUT_LEADS = new Set<DeckText>(["mtgo", "xmage", "cockatrice"]);

const word = fc.stringMatching(/^[A-Z][a-zé]{2,8}( [a-z]{1,6})?$/);
const names = fc.uniqueArray(fc.constantFrom(...starterCards.map((card) => card.name)), {
  minLength: 1,
  maxLength: 40,
});
const printing = fc.option(
  fc.record({
    // No set is called by figures alone.
    setCode: fc.stringMatching(/^[A-Z0-9]{2,4}[A-Z]$/),
    collectorNumber: fc.option(fc.stringMatching(/^[1-9][0-9]{0,3}[a-z]?$/)),
  }),
);
const details = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  printing,
  finish: fc.constantFrom(null, "foil" as const, "etched" as const),
  categories: fc.uniqueArray(word, { maxLength: 2 }),
  tags: fc.uniqueArray(word, { maxLength: 2 }),
});

/** Decks of known cards, in the order of their boards. One companion, at most two commanders. */
const decks = fc
  .tuple(
    names,
    fc.array(details, { minLength: 40, maxLength: 40 }),
    fc.infiniteStream(fc.constantFrom<Board>("main", "main", "sideboard", "maybeboard", "extra")),
    fc.nat({ max: 2 }),
    fc.boolean(),
  )
  .map(([chosen, all, boards, leads, companion]): DeckEntry[] =>
    chosen
      .map((name, at) => {
        const { printing: print, ...rest } = all[at] as NonNullable<(typeof all)[number]>;
        const drawn = boards.next().value as Board;
        const board = at < leads ? "commander" : companion && at === leads ? "companion" : drawn;
        const single = board === "commander" || board === "companion";
        return {
          ...rest,
          quantity: single ? 1 : rest.quantity,
          name,
          board,
          setCode: print?.setCode ?? null,
          collectorNumber: print?.collectorNumber ?? null,
        };
      })
      .sort((left, right) => BOARDS.indexOf(left.board) - BOARDS.indexOf(right.board)),
  );

/** What a form keeps of a deck, written so that two decks compare. */
function keptBy(form: DeckText, entries: readonly DeckEntry[]): string[] {
  const keeps = DECK_TEXTS[form];
  const boards: readonly Board[] = keeps.boards;
  return entries
    .filter((entry) => boards.includes(entry.board))
    .map(({ quantity, name, board, ...rest }) => {
      const lead = board === "commander" || board === "companion";
      const place = WITHOUT_LEADS.has(form) && lead ? "sideboard" : board;
      const parts = [
        quantity,
        name,
        form === "mtgoDek" && board === "companion" ? "sideboard" : place,
      ];
      if (keeps.printing) parts.push(rest.setCode ?? "", rest.collectorNumber ?? "");
      if (keeps.finish) parts.push(keptFinish(form, rest.finish));
      if (form === "archidekt" || form === "csv") parts.push(rest.categories.join(","));
      if (keeps.tags) parts.push(rest.tags.join(","));
      return parts.join(" | ");
    })
    .sort();
}

/** Forge knows foils only. */
function keptFinish(form: DeckText, finish: DeckEntry["finish"]): string {
  return form === "forge" && finish !== null ? "foil" : (finish ?? "");
}

describe("[IMP-02] a deck written and read back", () => {
  it.each(forms)("is the same deck: %s", (form) => {
    fc.assert(
      fc.property(decks, fc.string(), (entries, name) => {
        const kept = entries.filter(({ board }) =>
          (DECK_TEXTS[form].boards as readonly Board[]).includes(board),
        );
        const list = readDecklist(writeDecklist({ name, entries: kept }, form), starterIndex);
        expect(list.problems.filter((one) => one.severity === "error")).toEqual([]);
        expect(keptBy(form, list.entries)).toEqual(keptBy(form, kept));
      }),
      { seed: 20_261_120, numRuns: 150 },
    );
  });

  it.each([...WITHOUT_LEADS])("%s keeps the commander of a whole Commander deck", (form) => {
    const entries = [
      plainEntry("Krenko, Mob Boss", { board: "commander" }),
      plainEntry("Mountain", { quantity: 99 }),
    ];
    const list = readDecklist(writeDecklist({ name: "Goblins", entries }, form), starterIndex);
    expect(list.entries.find((entry) => entry.board === "commander")?.name).toBe(
      "Krenko, Mob Boss",
    );
  });

  it.each([",", ";", "\t"])(
    "[T-3] writes no cell that runs where %j separates, and reads each back",
    (delimiter) => {
      const names = [
        '=HYPERLINK("http://evil.example")',
        "@SUM+A1",
        "x;=cmd|' /C calc'!A0",
        'x, "-1+1',
        ...["+2 Mace", "Fire // Ice", "Jack-o'-Lantern"],
      ];
      const entries = names.map((name) => plainEntry(name, { categories: ["=1+1"] }));
      const csv = writeDecklist({ name: "=1", entries }, "csv");
      const cells = Papa.parse<string[]>(csv, { delimiter }).data.flat();
      expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell) && cell !== "+2 Mace")).toEqual([]);
      const read = readDecklist(csv, starterIndex).entries;
      expect(read.map(({ name }) => name)).toEqual(names);
      expect(read[0]?.categories).toEqual(["=1+1"]);
      // Another program reads the names that cards really bear without a mark.
      const [, , , , , ...real] = Papa.parse<string[]>(csv).data.map((row) => row[1]);
      expect(real).toEqual(names.slice(-3));
    },
  );

  it("writes files that other programs can read", () => {
    const entries = [plainEntry('Kongming, "Sleeping Dragon" & <Co>', { quantity: 2 })];
    const parser = new XMLParser({ ignoreAttributes: false });
    for (const form of ["mtgoDek", "cockatrice"] as const) {
      const text = writeDecklist({ name: 'A & B <"x">', entries }, form);
      expect(XMLValidator.validate(text)).toBe(true);
      expect(JSON.stringify(parser.parse(text))).toContain(JSON.stringify(entries[0]?.name));
    }
  });

  it("writes an empty deck without a card line", () => {
    for (const form of forms) {
      const list = readDecklist(writeDecklist({ name: "", entries: [] }, form), starterIndex);
      expect(list.entries, form).toEqual([]);
    }
  });
});
