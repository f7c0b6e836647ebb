import { foldWords } from "@spellwright/text";
import fc from "fast-check";
import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { sampleNames } from "../test/sample-names.ts";
import { RANK_OUTSIDE_DECKS } from "./card-names.ts";
import { createCardIndex } from "./index.ts";

const NAMED = { name: "", printedName: null, flavorNames: [], faceNames: [], rank: null };

const index = createCardIndex(sampleNames);
const found = (query: string, limit = 6) => index.search(query, limit).map((card) => card.name);

describe("[ORA-09] search as one types, in both languages", () => {
  it("puts the exact name before names that begin with it", () => {
    expect(found("urborg")).toEqual(["Urborg", "Urborg, Tomb of Yawgmoth"]);
  });

  it("orders names that begin so by how much they are played", () => {
    expect(found("quest").slice(0, 2)).toEqual(["Questing Beast", "Question Everything"]);
    expect(found("teferi")).toEqual(["Teferi, Time Raveler", "Teferi, Hero of Dominaria"]);
  });

  it("puts a popular card with the word before an unpopular one that begins with it", () => {
    const bolts = createCardIndex([
      { ...NAMED, id: "bend", name: "Bolt Bend", rank: 1655 },
      { ...NAMED, id: "bolt", name: "Lightning Bolt", printedName: "Foudre", rank: 155 },
      { ...NAMED, id: "wing", name: "Boltwing Marauder", rank: 3 },
      { ...NAMED, id: "rift", name: "Thunderbolt", rank: 1 },
      { ...NAMED, id: "new", name: "Boltwave" },
      { ...NAMED, id: "pow", name: "Vow of Lightning", printedName: "Vœu de foudre", rank: 4 },
    ]);
    const ids = (query: string) => bolts.search(query, 6).map(({ id }) => id);
    expect(ids("bolt")).toEqual(["wing", "bolt", "bend", "new"]);
    expect(ids("foudre")).toEqual(["bolt", "pow"]);
  });

  it("puts legends before the card outside decks that is called so", () => {
    const urzas = createCardIndex([
      { ...NAMED, id: "vanguard", name: "Urza", rank: RANK_OUTSIDE_DECKS },
      { ...NAMED, id: "new", name: "Urza, Young Tinkerer" },
      { ...NAMED, id: "lord", name: "Urza, Lord High Artificer", rank: 700 },
    ]);
    expect(urzas.search("urza", 6).map(({ id }) => id)).toEqual(["lord", "new", "vanguard"]);
  });

  it("finds words inside a name after names that begin so", () => {
    expect(found("tomb")).toEqual(["Urborg, Tomb of Yawgmoth"]);
    expect(found("sang")).toEqual(["Blood Moon"]);
  });

  it("forgives a typo in a long word", () => {
    expect(found("ligthning")).toEqual(["Lightning Bolt"]);
  });

  it.each(["bloodmoon", "blod moon", "blood mon", "lood moon", "bolod moon"])(
    "finds Blood Moon by “%s”",
    (query) => {
      expect(found(query)).toEqual(["Blood Moon"]);
    },
  );

  it("names a card once, though it matches in both languages", () => {
    expect(found("clone")).toEqual(["Clone"]);
  });

  it("gives as many as asked, and none for nothing", () => {
    expect(found("t", 1)).toHaveLength(1);
    for (const limit of [0, -1, Number.NaN]) expect(found("teferi", limit)).toEqual([]);
    for (const query of ["", " ", "«»"]) expect(found(query)).toEqual([]);
  });

  it("takes any text without failing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 2000 }), (query) => {
        expect(found(query).length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it("finds whatever a full-text engine finds by the beginnings of words", () => {
    const engine = new MiniSearch({
      fields: ["names"],
      tokenize: (text) => foldWords(text).split(" "),
      processTerm: (term) => term,
      searchOptions: { prefix: (term) => term.length > 2, combineWith: "AND" },
    });
    const namesOf = (card: (typeof sampleNames)[number]) =>
      [card.name, card.printedName ?? "", ...card.flavorNames, ...card.faceNames].join(" ");
    engine.addAll(sampleNames.map((card, id) => ({ id, names: namesOf(card) })));
    const words = sampleNames
      .flatMap((card) => foldWords(namesOf(card)).split(" "))
      .filter((word) => word.length > 2);
    const typed = fc.tuple(fc.constantFrom(...words), fc.integer({ min: 3, max: 12 }));
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 2 }), (pieces) => {
        const query = pieces.map(([word, length]) => word.slice(0, length)).join(" ");
        const theirs = engine.search(query).map(({ id }) => sampleNames[Number(id)]?.name);
        expect(found(query, 200)).toEqual(expect.arrayContaining(theirs));
      }),
    );
  });

  it("takes misspellings only where nothing is spelt so", () => {
    expect(found("lightning")).toEqual(["Lightning Bolt"]);
    expect(found("lightnign bolt")).toEqual(["Lightning Bolt"]);
  });
});
