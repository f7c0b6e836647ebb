import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { decideMulligan } from "./decide-mulligan.ts";
import { mulligan, mulligansTo } from "./mulligan.ts";

const decide = decideWith(decideMulligan);
const number = (question: string) => decide(question)?.ruling.match(/\d+/)?.[0];

describe("[ORA-17] the hand after mulligans (CR 103.5)", () => {
  const anyTaken = fc.integer({ min: 0, max: 12 });
  test("nothing is lost: kept and put back are what was drawn", () => {
    fc.assert(
      fc.property(anyTaken, fc.boolean(), fc.integer({ min: 4, max: 9 }), (taken, free, size) => {
        const hand = mulligan({ taken, firstIsFree: free, startingHand: size });
        expect(hand.kept + hand.bottomed).toBe(hand.drawn);
        expect(hand.drawn).toBe(size);
        expect(hand.kept).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  test("a free first mulligan is worth exactly one mulligan (CR 103.5c)", () => {
    fc.assert(
      fc.property(anyTaken, (taken) => {
        expect(mulligan({ taken: taken + 1, firstIsFree: true })).toEqual(
          mulligan({ taken, firstIsFree: false }),
        );
      }),
    );
  });
  test("knows how many mulligans lead to a hand", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.boolean(), (kept, firstIsFree) => {
        const taken = mulligansTo(kept, firstIsFree) ?? -1;
        expect(mulligan({ taken, firstIsFree }).kept).toBe(kept);
      }),
    );
  });
});

describe("[ORA-17] questions", () => {
  test.each([
    ["Combien de cartes je garde après deux mulligans ?", "5"],
    ["Combien de cartes garde-t-on après deux mulligans en multijoueur ?", "6"],
    ["En Commander à quatre, j'ai fait trois mulligans : combien de cartes en main ?", "5"],
    [
      "Je fais mon premier mulligan en EDH, combien de cartes je dois remettre sous ma bibliothèque ?",
      "0",
    ],
    ["Après 3 mulligans, combien de cartes dois-je mettre au-dessous de ma bibliothèque ?", "3"],
    ["Combien de cartes est-ce que je pioche à mon deuxième mulligan ?", "7"],
    [
      "À deux joueurs, je mulligan une fois, puis une deuxième fois. Après ce 2e mulligan, combien de cartes me reste-t-il en main ?",
      "5",
    ],
    ["Combien de mulligans faut-il pour descendre à 4 cartes en duel ?", "3"],
    ["Combien de mulligans pour avoir une main de 4 en multijoueur ?", "4"],
    ["En Brawl, après un mulligan, je garde combien de cartes ?", "7"],
    [
      "Si je mull deux fois dans une partie de Commander à deux joueurs, je commence avec combien de cartes ?",
      "5",
    ],
    ["Quel est le nombre de cartes en main après quatre mulligans en 1v1 ?", "3"],
    ["Après sept mulligans, il me reste combien de cartes ?", "0"],
    ["Commander multi, deuxième mulligan : combien de cartes au fond de la bibliothèque ?", "1"],
    [
      "Dans un pod de Commander, combien de cartes ai-je en main après mon troisième mulligan ?",
      "5",
    ],
    ["How many cards do I keep after two mulligans?", "5"],
    ["How many cards do I keep after 2 mulligans in Commander?", "6"],
    ["I mulliganed three times in a four-player game, how many cards are in my hand?", "5"],
    ["After my second mulligan, how many cards do I put on the bottom?", "2"],
    ["How many cards do I draw for my third mulligan?", "7"],
    ["In a 1v1 game, I mulligan twice. How many cards do I end up with?", "5"],
    ["In EDH after one mulligan how many cards do I have to put on the bottom of my library?", "0"],
    ["How many mulligans does it take to go down to 4 cards in a two-player game?", "3"],
    ["How many times did I mulligan in multiplayer if I keep 5 cards?", "3"],
    ["In a two player Commander game, how many cards do I keep after 2 mulligans?", "5"],
    ["If I mull 4 times in a heads up game, how big is my hand?", "3"],
    ["What is the number of cards in my opening hand after a single mulligan in Brawl?", "7"],
    [
      "We're playing a 5 player pod and I'm on my fourth mulligan. How many cards go on the bottom?",
      "3",
    ],
    ["How many cards are left after seven mulligans?", "0"],
    ["After taking one mulligan in Modern, how many cards in hand?", "6"],
  ])("are answered: %s → %s", (question, expected) => {
    expect(number(question)).toBe(expected);
  });

  test.each([
    ["En Commander à quatre, est-ce que je garde 7 cartes après mon premier mulligan ?", "yes"],
    ["À deux joueurs, est-ce que je garde 6 cartes après deux mulligans ?", "no"],
    ["Do I keep 6 cards after two mulligans in a 4 player game?", "yes"],
    ["In a two-player game, do I keep 7 cards after one mulligan?", "no"],
  ] as const)("are answered: %s → %s", (question, verdict) => {
    expect(decide(question)?.verdict).toBe(verdict);
  });

  test.each([
    "Comment fonctionne le mulligan ?",
    "Puis-je faire un mulligan après avoir regardé ma main ?",
    "How does the London mulligan work?",
    "Is the first mulligan free in Commander?",
  ])("leaves to others: %s", (question) => {
    expect(decide(question)).toBeUndefined();
  });
});
