import type { DeckFormat } from "@spellwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import {
  hasSharedData,
  readAllCards,
  readSample,
  readSamples,
  type Sample,
} from "../test/shared-data.ts";
import {
  checkLegality,
  countCards,
  DECK_TEXTS,
  type DeckText,
  deckStatistics,
  detectFormat,
  type EntryWithFacts,
  plainEntry,
  readDecklist,
  readFormat,
  resolveDecklist,
  suggestCommanders,
  writeDecklist,
} from "./index.ts";

if (!hasSharedData) console.info("decks: the full card data is not here, its suite has no case");

const forms = Object.keys(DECK_TEXTS) as DeckText[];

/** What is broken on purpose, and no more than that, may be reported as an error. */
const REPORTED: Readonly<Record<string, readonly string[]>> = {
  "formats/messy-forum-paste.txt": [
    "My Gishath deck (v3.2 – WIP!!) updated yesterday",
    "Maybe: cut a land?? idk",
    "TODO buy The One Ring",
  ],
  "formats/messy-chat-paste-60.txt": ["Boros Energy 60/15"],
  "formats/messy-illegal-deck.txt": ["1 Totally Made Up Card"],
  "formats/messy-not-a-deck.txt": [
    "Bonjour, est-ce que vous pouvez me dire si mon deck est legal ?",
    "Merci d'avance !",
  ],
};
/** Names that are misspelt on purpose, and what they were read as. */
const CORRECTED: Readonly<Record<string, readonly string[]>> = {
  "formats/messy-illegal-deck.txt": ["Lightning Bolt"],
  "formats/messy-latin1.txt": ["Khalni Heart Expedition"],
};

describe.runIf(hasSharedData)("[IMP-02] with all cards", () => {
  let data: ReturnType<typeof readAllCards>;
  const { decks, formats } = hasSharedData ? readSamples() : { decks: [], formats: [] };
  beforeAll(() => {
    data = readAllCards();
  });

  const read = new Map<string, ReturnType<typeof readFacts>>();
  const factsOf = (file: string) => {
    const facts = read.get(file) ?? readFacts(file);
    read.set(file, facts);
    return facts;
  };
  const readFacts = (file: string) => {
    const list = resolveDecklist(readDecklist(readSample(file), data.index), data.index);
    const entries: EntryWithFacts[] = list.entries.map((entry) => ({
      ...entry,
      card: data.cards.get(entry.cardId ?? "") ?? null,
    }));
    return { list, entries };
  };

  /** What differs from the index, in words. Empty when a sample is read as it should be. */
  const misreadOf = (sample: Sample) => {
    const { list, entries } = factsOf(sample.file);
    const counts = countCards(entries);
    const leads = suggestCommanders(entries).filter(({ reason }) => reason !== "candidate");
    const seen = {
      main: counts.main,
      sideboard: counts.sideboard,
      commanders: leads.map(({ name }) => name).sort(),
      errors: list.problems.filter((one) => one.severity === "error").map((one) => one.text),
      corrected: list.problems
        .filter((one) => one.reason === "nameCorrected")
        .map((one) => one.params.name),
    };
    const wanted = {
      main: sample.main ?? seen.main,
      sideboard: sample.sideboard ?? seen.sideboard,
      commanders: sample.commanders?.toSorted() ?? seen.commanders,
      errors: REPORTED[sample.file] ?? [],
      corrected: CORRECTED[sample.file] ?? [],
    };
    return JSON.stringify(seen) === JSON.stringify(wanted)
      ? []
      : [{ file: sample.file, seen, wanted }];
  };

  it("reads 427 lists of decks with the counts and commanders of their index, every card found", () => {
    expect(decks).toHaveLength(427);
    expect(decks.flatMap(misreadOf)).toEqual([]);
  });

  it("reads 126 samples of forms; what is broken on purpose is reported, and nothing else", () => {
    expect(formats).toHaveLength(126);
    expect(formats.flatMap(misreadOf)).toEqual([]);
  });

  it("[IMP-03] tells Commander decks from decks of 60 cards", () => {
    const wrong = decks.filter(({ file, main }) => {
      const { entries } = factsOf(file);
      const { format } = detectFormat(entries);
      return (main ?? 0) > 90 ? format !== "commander" : format === "commander";
    });
    expect(wrong).toEqual([]);
  });

  it("[IMP-03] names the format of 60 cards that a list is played in, for 95 of 100", () => {
    // Decks of years ago were made for a Standard that is gone, and those of shops to learn with.
    const current = decks.filter(({ file, kind }) => {
      return file.startsWith("constructed/") && ["metagame", "pioneer", "modern"].includes(kind);
    });
    const right = current.filter(
      ({ file, format }) => detectFormat(factsOf(file).entries).format === format,
    );
    expect(current.length).toBeGreaterThan(60);
    expect(right.length / current.length).toBeGreaterThan(0.95);
  });

  it("[IMP-03] never names a format that lacks a card of the list", () => {
    const refused = decks.filter(({ file, main }) => {
      const { format } = detectFormat(factsOf(file).entries);
      if ((main ?? 0) > 90 || format === "casual") return false;
      const { problems } = checkLegality(factsOf(file).entries, format);
      return problems.some(({ code }) => code === "notInFormat");
    });
    expect(refused).toEqual([]);
  });

  it("finds the decks of tournaments and shops legal, or says what changed since", () => {
    const reasons = new Map<string, number>();
    let legal = 0;
    for (const { file, format } of decks) {
      const played = format === undefined ? undefined : readFormat(format);
      if (played === undefined || played === "casual") continue;
      const report = checkLegality(factsOf(file).entries, played satisfies DeckFormat);
      if (report.legal) legal += 1;
      for (const { code } of report.problems) reasons.set(code, (reasons.get(code) ?? 0) + 1);
    }
    expect(legal).toBeGreaterThan(250);
    // Bans and rotations since the lists were played. They change with the card data.
    reasons.delete("banned");
    reasons.delete("notInFormat");
    // Seven lists do not hold 100 cards, one shop deck holds Mossfire Valley twice.
    expect(Object.fromEntries(reasons)).toEqual({
      tooFewCards: 2,
      tooManyCards: 5,
      tooManyCopies: 1,
    });
  });

  it("counts every copy once in the curve or the lands", () => {
    for (const { file } of decks) {
      const statistics = deckStatistics(factsOf(file).entries);
      const counted = statistics.curve.reduce((sum, copies) => sum + copies, statistics.lands);
      expect(counted + statistics.unknown, file).toBe(statistics.cards);
    }
  });

  it.each(forms)("writes every card for %s and reads it back", (form) => {
    // Each form gets its own quarter of the cards: all names, a quarter of the time.
    const quarter = forms.indexOf(form) % 4;
    // What no deck holds shares names with legends, which are meant then.
    const names = [...data.cards.values()]
      .filter(({ layout }) => !["vanguard", "planar", "scheme"].includes(layout))
      .map((card) => card.name)
      .filter((_, at) => at % 4 === quarter);
    const entries = names.map((name, at) =>
      plainEntry(name, {
        quantity: (at % 4) + 1,
        setCode: at % 3 === 0 ? "MH2" : null,
        collectorNumber: at % 3 === 0 ? String(at) : null,
      }),
    );
    const list = readDecklist(writeDecklist({ name: "All", entries }, form), data.index);
    const back = list.entries.map(({ quantity, name, board }) => {
      const found = data.index.resolve(name);
      return `${quantity} ${found.kind === "found" ? found.name : `? ${name}`} ${board}`;
    });
    expect(back).toEqual(entries.map(({ quantity, name }) => `${quantity} ${name} main`));
  });
});
