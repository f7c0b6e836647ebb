import { describe, expect, it } from "vitest";
import { objectOf, stepsOf } from "../../test/read.ts";

const CREATURE = { type: "creature" };

describe("nouns", () => {
  it("[T-1] reads types, colours and what is excluded as qualities in order", () => {
    expect(objectOf("Destroy target nontoken black creature.")).toEqual({
      target: true,
      is: [{ not: { thing: "token" } }, { colour: "black" }, CREATURE],
    });
  });

  it("[T-1] reads a choice of types", () => {
    expect(objectOf("Exile target artifact, enchantment, or land.")?.is).toEqual([
      { join: "or", any: [[{ type: "artifact" }], [{ type: "enchantment" }], [{ type: "land" }]] },
    ]);
  });

  it("[T-1] shares a quality between two nouns, unless each has its own", () => {
    expect(objectOf("Exile target legendary creature or artifact.")?.is).toEqual([
      { supertype: "legendary" },
      { join: "or", any: [[CREATURE], [{ type: "artifact" }]] },
    ]);
    expect(objectOf("Reveal a creature card or Otter enchantment card.")?.is).toEqual([
      {
        join: "or",
        any: [
          [CREATURE, { thing: "card" }],
          [{ subtype: "otter" }, { type: "enchantment" }, { thing: "card" }],
        ],
      },
    ]);
  });

  it("[T-1] reads who controls a thing and what it has", () => {
    expect(
      objectOf("Destroy up to two target creatures an opponent controls with power 4 or greater."),
    ).toEqual({
      count: { number: 2, upTo: true },
      target: true,
      is: [CREATURE],
      where: [
        { controller: { det: "a", is: [{ thing: "opponent" }] } },
        {
          having: {
            compare: {
              measure: "power",
              amount: { number: 4, digits: true, bound: "or greater" },
            },
          },
        },
      ],
    });
  });

  it("[T-1] gives what is said of a card to the card and not to its zone", () => {
    const [cast] = stepsOf(
      "You may cast a spell from your graveyard with mana value 2 or less this turn.",
    );

    expect(cast?.what?.where).toMatchObject([
      { place: "from", zone: { is: [{ thing: "graveyard" }] } },
      { having: { compare: { measure: "mana value" } } },
    ]);
    expect(cast?.modifiers).toEqual([{ duration: "this turn" }]);
  });

  it("[T-1] reads whose thing it is through several owners", () => {
    expect(objectOf("Exile target creature's controller's library.")).toEqual({
      whose: { whose: { target: true, is: [CREATURE] }, is: [{ thing: "controller" }] },
      is: [{ thing: "library" }],
    });
  });

  it("[T-1] reads a token with its size, colours and abilities", () => {
    expect(objectOf("Create two 1/1 red and green Otter creature tokens with haste.")).toEqual({
      count: { number: 2 },
      is: [
        { size: "1/1" },
        { join: "and", any: [[{ colour: "red" }], [{ colour: "green" }]] },
        { subtype: "otter" },
        CREATURE,
        { thing: "token" },
      ],
      where: [{ having: { abilities: [{ kind: "keyword", name: "haste" }] } }],
    });
  });

  it("[T-1] keeps the target of a player apart from the creatures the player controls", () => {
    expect(objectOf("Tap all creatures target player controls.")?.where).toEqual([
      { controller: { target: true, is: [{ thing: "player" }] } },
    ]);
  });
});
