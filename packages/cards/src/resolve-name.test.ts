import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleNames } from "../test/sample-names.ts";
import { RANK_OUTSIDE_DECKS } from "./card-names.ts";
import { createCardIndex } from "./index.ts";

const NAMELESS = { printedName: null, flavorNames: [], faceNames: [], rank: null };

const index = createCardIndex(sampleNames);
const candidatesOf = (name: string, language?: "fr" | "en") => {
  const resolution = index.resolve(name, language);
  return resolution.kind === "ambiguous" ? resolution.candidates.map((card) => card.name) : [];
};

describe("[CARD-01] [CARD-02] a name", () => {
  it.each([
    ["the English name", "Lightning Bolt", "Lightning Bolt"],
    ["the French name", "Foudre", "Lightning Bolt"],
    ["without accents and case", "REGENERATION", "Regenerate"],
    ["with a curly apostrophe", "Urza’s Saga", "Urza's Saga"],
    ["without the apostrophe", "urzas saga", "Urza's Saga"],
    ["split, two slashes", "Fire // Ice", "Fire // Ice"],
    ["split, one slash", "Fire/Ice", "Fire // Ice"],
    ["one face", "Ice", "Fire // Ice"],
    ["one face in French", "Glace", "Fire // Ice"],
    ["a flavour name", "Everything, Everywhere", "Clone"],
    ["a short name only one card bears", "Atraxa", "Atraxa, Praetors' Voice"],
    ["a letter missing", "Lightnig Bolt", "Lightning Bolt"],
    ["two letters swapped", "Questing Baest", "Questing Beast"],
    ["misspelt in French", "Lune de sagn", "Blood Moon"],
  ])("leads to its card: %s", (_, written, name) => {
    expect(index.resolve(written)).toMatchObject({ kind: "found", name });
  });

  it("says what a card is only called, and what else may be meant", () => {
    expect(index.resolve("Atraxa")).toMatchObject({ others: [] });
    expect(index.resolve("Atraxa, Praetors' Voice")).not.toHaveProperty("others");
    const called = createCardIndex([
      ...sampleNames,
      { ...NAMELESS, id: "bob", name: "Bob, Reluctant Agent" },
      { ...NAMELESS, id: "confidant", name: "Dark Confidant", rank: 900 },
      { ...NAMELESS, id: "goyf", name: "Tarmogoyf", rank: 800 },
      { ...NAMELESS, id: "blank", name: "_____ Goblin" },
      { ...NAMELESS, id: "guide", name: "Goblin Guide", rank: 700 },
    ]);
    expect(called.resolve("Bob")).toMatchObject({
      name: "Bob, Reluctant Agent",
      others: ["Dark Confidant"],
    });
    expect(called.resolve("goyf")).toMatchObject({ name: "Tarmogoyf", others: [] });
    expect(called.resolve("Goblin")).toMatchObject({
      name: "_____ Goblin",
      others: ["Goblin Guide"],
    });
    expect(called.resolve("_____ Goblin")).not.toHaveProperty("others");
  });

  it("says that a name is another card's in French, while no language is known", () => {
    expect(index.resolve("Danse Macabre")).toMatchObject({ others: ["Dance of the Dead"] });
    expect(index.resolve("Danse Macabre", "en")).not.toHaveProperty("others");
  });

  it("takes a legend before the oversized card of its name, and tells an oversized one", () => {
    const oversized = { ...NAMELESS, rank: RANK_OUTSIDE_DECKS };
    const mixed = createCardIndex([
      ...["Serra", "Lyna", "Naya"].map((name) => ({ ...oversized, id: `big ${name}`, name })),
      { ...NAMELESS, id: "serra", name: "Serra the Benevolent", rank: 900 },
      { ...NAMELESS, id: "charm", name: "Naya Charm", rank: 800 },
    ]);
    expect(mixed.resolve("Serra")).toMatchObject({ id: "serra", others: ["Serra"] });
    expect(mixed.resolve("Serra", "en")).toMatchObject({ id: "serra" });
    expect(mixed.resolve("Lyna")).toMatchObject({ id: "big Lyna", oversized: true, others: [] });
    expect(mixed.resolve("Naya")).toMatchObject({ oversized: true, others: ["Naya Charm"] });
  });

  it.each([
    ["Gemrazer", ["Anguirus, Armored Killer", "Toxic Sheepsquatch"]],
    ["Edgar, Charmed Groom // Edgar Markov's Coffin", ["Dracula the Voyager"]],
    ["Zethi, Arcane Blademaster", ["Chun-Li, Countless Kicks"]],
    ["Chun-Li, Countless Kicks", ["Zethi, Arcane Blademaster"]],
  ])("knows %s by the names of its printings", (name, printings) => {
    const faceNames = name.split(" // ");
    const one = createCardIndex([{ ...NAMELESS, id: name, name, faceNames }]);
    for (const printing of printings)
      expect(one.resolve(printing)).toEqual({ kind: "found", id: name, name });
  });

  it("leaves a name of a printing to the card that bears it", () => {
    const twins = ["Chief Jim Hopper", "Sophina, Spearsage Deserter"];
    const both = createCardIndex(twins.map((name) => ({ ...NAMELESS, id: name, name })));
    for (const name of twins) expect(both.resolve(name)).toMatchObject({ id: name });
  });

  it("offers the legends that are called like a face", () => {
    const faces = { faceNames: ["Sheoldred", "The True Scriptures"] };
    const praetors = createCardIndex([
      { ...NAMELESS, ...faces, id: "saga", name: "Sheoldred // The True Scriptures" },
      { ...NAMELESS, id: "apocalypse", name: "Sheoldred, the Apocalypse", rank: 900 },
    ]);
    expect(praetors.resolve("Sheoldred")).toMatchObject({
      id: "saga",
      others: ["Sheoldred, the Apocalypse"],
    });
  });

  it("says when the name was misspelt", () => {
    expect(index.resolve("Lightnig Bolt")).toMatchObject({ misspelt: true });
    expect(index.resolve("lightning bolt")).not.toHaveProperty("misspelt");
  });

  it("knows exact names only, in both languages", () => {
    for (const name of ["lune de sang", "Fire/Ice", "GLACE", "Clone"])
      expect(index.knows(name)).toBe(true);
    for (const name of ["Lightnig Bolt", "", "a".repeat(2000)])
      expect(index.knows(name)).toBe(false);
  });

  it("never guesses between two cards with the same French name", () => {
    expect(candidatesOf("Bourgeonnement")).toEqual(["Burgeoning", "Sprout"]);
  });

  it("offers the legends that share a short name, the most played first", () => {
    expect(candidatesOf("Teferi")).toEqual(["Teferi, Time Raveler", "Teferi, Hero of Dominaria"]);
  });

  it("prefers an English name to the French name of another card, except to a French reader", () => {
    expect(index.resolve("Danse Macabre")).toMatchObject({ kind: "found", name: "Danse Macabre" });
    expect(index.resolve("Danse Macabre", "en")).toMatchObject({ name: "Danse Macabre" });
    expect(candidatesOf("Danse macabre", "fr")).toEqual(["Dance of the Dead", "Danse Macabre"]);
  });

  it("takes no typo in a short name, where every typo is another word", () => {
    expect(index.resolve("Opp")).toMatchObject({ kind: "unknown" });
  });

  it("suggests close names for an unknown one, at most five", () => {
    expect(index.resolve("Questing Boar")).toEqual({
      kind: "unknown",
      suggestions: expect.arrayContaining(["Questing Beast"]),
    });
  });

  it.each(["", "   ", "__proto__", "constructor", "🐉🔥", "(.*)+$", "\\", "a".repeat(2000)])(
    "finds no card in %j",
    (hostile) => {
      expect(index.resolve(hostile)).toMatchObject({ kind: "unknown" });
    },
  );

  it("finds every card under each of its own English names, however it is cased", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sampleNames), fc.boolean(), (card, upper) => {
        const written = upper ? card.name.toUpperCase() : card.name.toLowerCase();
        expect(index.resolve(written)).toMatchObject({ kind: "found", id: card.id });
      }),
    );
  });
});
