import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleNames } from "../test/sample-names.ts";
import { createCardIndex, inOneGo } from "./index.ts";

const index = createCardIndex(sampleNames);
const named = (text: string, language: "fr" | "en" = "en") =>
  inOneGo(index.readNames(text, language)).cards.map((card) => card.name);

describe("[ORA-09] [ORA-14] finds the cards named in a sentence", () => {
  it.each([
    ["in brackets", "Does [[lightning bolt]] kill it?", ["Lightning Bolt"]],
    ["in brackets, a term of the game", "What does [[Regenerate]] do?", ["Regenerate"]],
    ["in brackets, misspelt", "Does [[Lightnig Bolt]] kill it?", ["Lightning Bolt"]],
    [
      "after @, the longest name",
      "Is @Urborg, Tomb of Yawgmoth a land?",
      ["Urborg, Tomb of Yawgmoth"],
    ],
    ["after @, in lower case", "Can @questing beast attack?", ["Questing Beast"]],
    ["bare, two words with a capital", "I cast Lightning Bolt on it.", ["Lightning Bolt"]],
    ["bare, three words in lower case", "avec lune de sang en jeu", ["Blood Moon"]],
    ["bare, two words in lower case", "with a blood moon in play", ["Blood Moon"]],
    ["all that is said, in lower case", "blood moon?", ["Blood Moon"]],
    ["two halves in lower case", "bob flips fire // ice on my upkeep", ["Fire // Ice"]],
    ["bare, possessive", "Questing Beast's abilities trigger.", ["Questing Beast"]],
    ["bare, plural", "Two Lightning Bolts resolve.", ["Lightning Bolt"]],
    ["bare, one word with a capital", "My opponent has Humility out.", ["Humility"]],
    ["bare, one word that opens the sentence", "Humility is out.", ["Humility"]],
    ["with its colon", "I have Circle of Protection: Red.", ["Circle of Protection: Red"]],
    ["by the short name of a legend", "I attack with Atraxa.", ["Atraxa, Praetors' Voice"]],
    ["of which a format is asked", "is opt legal in pauper", ["Opt"]],
    ["played in a format", "can i play clone in legacy", ["Clone"]],
    ["put in a deck", "can i run clone in my edh deck", ["Clone"]],
    ["two of which a format is asked", "opt or shock banned in modern", ["Opt", "Shock"]],
    ["cast without an article", "he casts shock on my guy", ["Shock"]],
    ["doing something without an article", "does murder kill it", ["Murder"]],
    ["misspelt by a letter", "lightnig bolt on my guy", ["Lightning Bolt"]],
    ["misspelt, a word alone", "my batterskul comes back", ["Batterskull"]],
    ["in the plural, a word alone", "he has two batterskulls", ["Batterskull"]],
    ["everyday words without who does it", "i discard think twice", ["Think Twice"]],
    ["the short name of a legend in lower case", "my atraxa dies", ["Atraxa, Praetors' Voice"]],
    ["several, in order", "Clone copies Questing Beast.", ["Clone", "Questing Beast"]],
  ])("finds them in %s", (_, text, names) => {
    expect(named(text)).toEqual(names);
  });

  it.each([
    ["a term of the game, even with a capital", "Can I Regenerate it in my Forest?"],
    ["an ordinary word in lower case", "I opt to shock him, he would clone it in fear."],
    ["two everyday words in lower case", "is it legal to take down the life total"],
    ["two halves that may be words", "is it fire or ice, fire/ice whatever"],
    ["what people do", "i think twice, can we brainstorm some combos"],
    ["what is done in a game", "is it legal to shock him in modern"],
    ["a kind of card that is cast", "i cast a clone, how many clones can i cast"],
    ["a word one letter away that is no name", "my frends clon and i"],
    ["a shouted word", "CLONE it!"],
    ["words across a full stop", "I cast Lightning. Bolting the door helps."],
    ["a short name that several legends share", "I attack with Teferi."],
    ["a piece of a longer proper name", "We met at Lost Humility yesterday."],
    ["what a longer proper name is called by", "Is Gandalf the Humility legal in modern?"],
    ["an e-mail address", "Write to me@clone.example please."],
    ["a French name that two cards bear", "Je lance Bourgeonnement."],
  ])("finds no card in %s", (_, text) => {
    expect(named(text)).toEqual([]);
  });

  it("reads French sentences with English and French names", () => {
    const text = "Je lance Foudre sur Questing Beast ; l’Humilité adverse est en jeu.";
    expect(named(text, "fr")).toEqual(["Lightning Bolt", "Questing Beast", "Humility"]);
  });

  it.each([
    ["after « que »", "est-ce que choc peut viser un joueur", ["Shock"]],
    ["at the beginning", "opter est légale en pauper ?", ["Opt"]],
    ["cast without an article", "je lance choc sur lui", ["Shock"]],
    ["of which a format is asked", "la foudre est bannie en modern ?", ["Lightning Bolt"]],
    ["with its article it is a word", "un choc peut arriver, la peur est permise", []],
  ])("reads a French word in lower case: %s", (_, text, names) => {
    expect(named(text, "fr")).toEqual(names);
  });

  it("takes the legend that is played most, where it is played more than the others together", () => {
    expect(named("my kiora dies")).toEqual([]);
    const played = sampleNames.map((card) =>
      card.name === "Kiora, Behemoth Beckoner" ? { ...card, rank: 5 } : card,
    );
    const { cards } = inOneGo(createCardIndex(played).readNames("my kiora dies", "en"));
    expect(cards.map(({ name }) => name)).toEqual(["Kiora, Behemoth Beckoner"]);
  });

  it("leaves the possessive out of what was written", () => {
    expect(
      inOneGo(index.readNames("@Questing Beast’s power and Clone's.", "en")).cards,
    ).toMatchObject([{ written: "Questing Beast" }, { written: "Clone" }]);
  });

  it("takes the short name for the card that the text names in full", () => {
    const text = "I play Urborg, Tomb of Yawgmoth. Later Urborg is destroyed.";
    expect(named(text)).toEqual(["Urborg, Tomb of Yawgmoth", "Urborg, Tomb of Yawgmoth"]);
  });

  it.each([
    ["en", "I cast Aether Shock, and the Shock resolves.", ["Aether Shock", "Aether Shock"]],
    ["fr", "Je lance Choc d’éther, et le Choc se résout.", ["Aether Shock", "Aether Shock"]],
    ["en", "I cast Aether Shock, and then [[Shock]].", ["Aether Shock", "Shock"]],
    ["en", "I cast Aether Clone. Does Shock kill it?", ["Shock"]],
  ] as const)(
    "takes the noun for the card that the text names in full (%s) %s",
    (language, text, names) => {
      expect(named(text, language)).toEqual(names);
    },
  );

  it("says where each name stands, without overlaps", () => {
    const piece = fc.constantFrom(
      "[[Clone]]",
      "@Opt ",
      "Foudre",
      " and ",
      ". ",
      "Fire // Ice",
      "[[",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        let end = 0;
        for (const card of inOneGo(index.readNames(text, "fr")).cards) {
          expect(card.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(card.start, card.end)).toBe(card.written);
          end = card.end;
        }
      }),
    );
  });

  it.each([
    "",
    "[[]]",
    "@",
    "[[".repeat(1000),
    "@ ".repeat(1000),
    "__proto__ constructor",
    "🐉".repeat(500),
  ])("finds nothing in hostile text (%#)", (text) => {
    expect(named(text)).toEqual([]);
  });
});

describe("[ORA-14] a text that is meant as a card and is none", () => {
  const unknown = (text: string) => inOneGo(index.readNames(text, "fr")).unknown;

  it.each([
    ["marked", "Que fait [[Questing Boar]] ?", "Questing Boar"],
    ["marked", "Que fait @Questing Boar ici ?", "Questing Boar"],
    ["quoted", "Que fait « Grand Crapaud Violet » ?", "Grand Crapaud Violet"],
    ["quoted", "What does “Purple Toad Lord” do?", "Purple Toad Lord"],
    ["legend", "Ma carte Crapoto, l’Empereur des Mares, attaque.", "Crapoto, l’Empereur des Mares"],
    ["legend", "My commander is Zibble, the Unwashed Pancake.", "Zibble, the Unwashed Pancake"],
  ])("is found, %s: %s", (by, text, written) => {
    expect(unknown(text)).toMatchObject([{ by, written, candidates: [] }]);
  });

  it("suggests close names", () => {
    expect(unknown("[[Questing Boar]]")[0]?.suggestions).toContain("Questing Beast");
  });

  it("gives the legends of a short name where a format is asked about, and only there", () => {
    const [shared] = unknown("elesh norn est bannie en modern ?");
    expect(shared).toMatchObject({ by: "shared", written: "elesh norn" });
    expect(shared?.candidates.map(({ name }) => name)).toEqual([
      "Elesh Norn, Grand Cenobite",
      "Elesh Norn, Mother of Machines",
    ]);
    expect(unknown("elesh norn attaque, elle meurt ?")).toEqual([]);
  });

  it("gives the candidates of an ambiguous name", () => {
    const [ambiguous] = unknown("Que fait [[Bourgeonnement]] ?");
    expect(ambiguous?.candidates.map((card) => card.name)).toEqual(["Burgeoning", "Sprout"]);
  });

  it.each([
    "Que fait [[Foudre]] ?",
    "Que fait « Lightning Bolt » ?",
    "Le sort dit « détruisez toutes les créatures ».",
    "Il a « Contact Mortel » et « Double Initiative ».",
    "Je joue Atraxa, la voix des praetors.",
  ])("says nothing of: %s", (text) => {
    expect(unknown(text)).toEqual([]);
  });
});
