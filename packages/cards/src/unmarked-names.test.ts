import { describe, expect, it } from "vitest";
import { createCardIndex } from "./create-card-index.ts";
import type { CardName } from "./resolver.ts";
import { inOneGo } from "./steps.ts";

const cardNamed = (name: string, printedName: string | null = null): CardName => ({
  id: name,
  name,
  printedName,
  flavorNames: [],
  faceNames: [],
  rank: null,
});

/** As many names as all cards have, of words that are no others. */
const everyCard = Array.from({ length: 20_000 }, (_, at) => cardNamed(`Qx${at} Zw${at}`));
const real = [
  cardNamed("Lightning Bolt", "Foudre"),
  cardNamed("Sol Ring", "Anneau solaire"),
  cardNamed("Path of Ancestry", "Sentier de l’ascendance"),
  cardNamed("Storm Herald"),
];
const all = createCardIndex([...everyCard, ...real]);
const selection = createCardIndex(real);

describe("[ORA-14] a made-up card without any mark", () => {
  it.each([
    ["Does Wobblefex the Overly Polite untap?", "Wobblefex the Overly Polite"],
    ["How often does Peckish Librarian of Nowhere trigger?", "Peckish Librarian of Nowhere"],
    ["If I equip Grandfather’s Rusty Kettle, does it attack?", "Grandfather’s Rusty Kettle"],
    ["How does Zarvok, Endless Kettle interact with Sol Ring?", "Zarvok, Endless Kettle"],
    ["Le Dragon Brumeguise Perpétuel peut être contré ?", "Dragon Brumeguise Perpétuel"],
    ["Est-ce que le Dragon Brumeguise est contré ?", "Dragon Brumeguise"],
    ["Mon Glouboulga, Tyran du Micro-ondes, bloque-t-il ?", "Glouboulga, Tyran du Micro-ondes"],
    [
      "Est-ce que Gontran, Duc des Moufles Trouées peut bloquer ?",
      "Gontran, Duc des Moufles Trouées",
    ],
  ])("is found: %s", (text, written) => {
    expect(inOneGo(all.readNames(text, "fr")).unknown).toMatchObject([{ by: "bare", written }]);
  });

  it.each([
    ["a card", "Does Lightning Bolt kill it?"],
    ["a misspelt card", "Does Lightnin Bolt kill it?"],
    ["a list of cards", "I control Sol Ring, Path of Ancestry and Storm Herald."],
    ["a game term", "Does First Strike matter in the Declare Blockers Step?"],
    ["words that cards have", "Does my Storm Bolt resolve?"],
    ["a person", "My friend Gontran Dupuisard attacks me."],
    ["a set", "In my Wobbleburrow Prerelease deck, may I play four?"],
    ["a player’s list", "Does Gontran, Berthold, or Clothilde draw first?"],
  ])("%s is none: %s", (_, text) => {
    expect(inOneGo(all.readNames(text, "en")).unknown).toEqual([]);
  });

  it("proves nothing while only a selection of the cards is known", () => {
    expect(
      inOneGo(selection.readNames("Does Wobblefex the Overly Polite untap?", "en")).unknown,
    ).toEqual([]);
  });
});
