import type { Card } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { asked } from "../../test/sample-deck.ts";
import { withOwnNames } from "./own-names.ts";

const bird = card("", { name: "Grelwick Watcher" });
const lead = card("", {
  name: "Vraska, Relic Seeker",
  printed_name: "Vraska, chercheuse de reliques",
});
const curse = card("Destroy target creature.", { name: "Vraska's Contempt" });
const despot = card("", { name: "Ornax the Despot", type_line: "Legendary Creature — Demon" });
const decree = card("", { name: "Decree of Ornax" });
const swords = ["Sabrex of the Grove", "Sabrex Hoard"].map((name) =>
  card("", { name, type_line: "Legendary Artifact — Equipment" }),
);
const morph = card("", { name: "Morph Hider" });
const partner = card("", { name: "Zelwick, Warden of Ash" });
const others = [
  "Morph {2}.",
  "Creatures with morph cost {1} less.",
  "Partner with Zelwick, Warden of Ash",
].map((text) => card(text));
const deck = deckOf(bird, lead, curse, morph, partner, despot, decree, ...swords, ...others);

const namesIn = (question: string, cards: readonly { card: Card; written: string }[] = []) =>
  inOneGo(withOwnNames(asked(question, { deck, cards }))).cards.map(({ card, written }) => [
    card.name,
    written,
  ]);

describe("[FOR-09] a card of the deck is named by a part of its name", () => {
  test.each([
    ["Do I keep forest, forest, grelwick?", [["Grelwick Watcher", "grelwick"]]],
    ["Two grelwick watchers are out", [["Grelwick Watcher", "grelwick watchers"]]],
    ["Is Zelwick any good with its partner?", [["Zelwick, Warden of Ash", "Zelwick"]]],
    ["How does Ornax's trigger work?", [["Ornax the Despot", "Ornax's"]]],
    ["À quoi sert Vraska ?", [["Vraska, Relic Seeker", "Vraska"]]],
    [
      "Is vraska's contempt better than Grelwick’s deal?",
      [
        ["Vraska's Contempt", "vraska's contempt"],
        ["Grelwick Watcher", "Grelwick’s"],
      ],
    ],
  ])("in %s", (question, names) => {
    expect(namesIn(question)).toEqual(names);
  });

  test.each(["What do I seek?", "How many morph cards do I play?", "Which sabrex do I cut?"])(
    "not by a word that people or cards say anyway: %s",
    (question) => {
      expect(namesIn(question)).toEqual([]);
    },
  );

  test("what was named already is named once, and a card of the deck before one of the same word", () => {
    const given = [{ card: bird, written: "Grelwick Watcher" }];
    expect(namesIn("Grelwick Watcher, and again Grelwick", given)).toEqual([
      ["Grelwick Watcher", "Grelwick Watcher"],
    ]);
    const word = [{ card: card("", { name: "Watcher" }), written: "watcher" }];
    expect(namesIn("Is watcher good?", word)).toEqual([["Grelwick Watcher", "watcher"]]);
    const outside = [{ card: card("", { name: "Grelwick" }), written: "grelwick" }];
    expect(namesIn("Is grelwick good?", outside)).toEqual([["Grelwick Watcher", "grelwick"]]);
  });
});
