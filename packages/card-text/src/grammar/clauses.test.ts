import { describe, expect, it } from "vitest";
import { readWhole, stepsOf } from "../../test/read.ts";

describe("clauses", () => {
  it("[T-1] reads damage with its amount, its source and what it is dealt to", () => {
    expect(stepsOf("Brook Warden deals damage equal to its power to any target.")).toEqual([
      {
        who: { ref: "SELF" },
        verb: "deal",
        what: { is: [{ thing: "damage" }] },
        equal: { count: { whose: { ref: "its" }, is: [{ thing: "power" }] } },
        to: { det: "any", is: [{ thing: "target" }] },
      },
    ]);
  });

  it("[T-1] reads where a card goes, and how", () => {
    expect(
      stepsOf("Return target creature card from your graveyard to the battlefield tapped."),
    ).toMatchObject([
      {
        verb: "return",
        what: { target: true, where: [{ place: "from" }] },
        place: { at: "to", zone: { is: [{ thing: "battlefield" }] }, state: ["-ed tap"] },
      },
    ]);
  });

  it("[T-1] keeps the steps of a sentence apart, with what joins them", () => {
    expect(
      stepsOf(
        "Search your library for a basic land card, put it onto the battlefield, then shuffle.",
      ).map(({ join, verb }) => [join, verb]),
    ).toEqual([
      [undefined, "search"],
      [",", "put"],
      [", then", "shuffle"],
    ]);
  });

  it("[T-1] tells what is done from what is done to a thing", () => {
    const [clause] = stepsOf("This spell can't be countered by red spells.");

    expect(clause).toMatchObject({
      who: { ref: "SELF" },
      modal: "can not",
      passive: true,
      verb: "counter",
      by: { is: [{ colour: "red" }, { thing: "spell" }] },
    });
  });

  it("[T-1] sends two things to two places", () => {
    expect(
      stepsOf("Put one of those cards into your hand and the rest into your graveyard."),
    ).toMatchObject([
      {
        verb: "put",
        place: { zone: { is: [{ thing: "hand" }] } },
        second: { det: "the", is: [{ thing: "rest" }] },
        secondPlace: { zone: { is: [{ thing: "graveyard" }] } },
      },
    ]);
  });

  it("[T-1] reads conditions, durations and replacements of a clause as its modifiers", () => {
    const [get] = stepsOf(
      "Target creature gets +2/+2 until end of turn instead if you control an Otter.",
    );

    expect(get?.modifiers).toMatchObject([
      { duration: "until end of turn" },
      { instead: true },
      { if: { clause: { verb: "control" } } },
    ]);
  });

  it("[T-1] leaves a modifier of the sentence to its verb, not to a noun in it", () => {
    const [cast] = stepsOf(
      "You may cast spells from among cards exiled this way without paying their mana costs.",
    );

    expect(cast?.modifiers).toEqual([{ limit: "without -ing pay their mana cost" }]);
  });

  it("[T-1] reads a named value, halves and totals", () => {
    const [get] = stepsOf(
      "Target creature gets +X/+0 until end of turn, where X is twice the number of cards in your hand.",
    );

    expect(get?.modifiers?.at(-1)).toMatchObject({
      whereX: { times: "twice", value: { count: { is: [{ thing: "number" }] } } },
    });
  });

  it("[T-1] nests abilities in quotation marks", () => {
    expect(
      stepsOf('Target creature gains "When this creature dies, draw a card" until end of turn.'),
    ).toMatchObject([
      {
        verb: "gain",
        quoted: [{ abilities: [{ kind: "triggered", event: { event: { verb: "die" } } }] }],
        modifiers: [{ duration: "until end of turn" }],
      },
    ]);
  });

  it("[T-1] reads mana to choose from symbols and from an amount", () => {
    expect(stepsOf("Add {B} or one mana of the chosen color.")).toMatchObject([
      { verb: "add", mana: { or: [["{b}"]], noun: { count: { number: 1 } } } },
    ]);
  });

  it("[T-1] reads what is taken, what is paid for and by how much a card intensifies", () => {
    expect(stepsOf("Take an extra turn after this one.")).toMatchObject([
      { verb: "take", what: { det: "a", is: [{ thing: "extra turn" }] } },
    ]);
    expect(stepsOf("You may pay {U} to end this effect.")).toMatchObject([
      { verb: "pay", symbols: ["{u}"], clause: { verb: "end" } },
    ]);
    expect(stepsOf("Cards you own named Brook Warden intensify by 2.")).toMatchObject([
      { verb: "intensify", amount: { number: 2 } },
    ]);
  });

  it("[O-1] reads the result of each flip of a coin", () => {
    expect(stepsOf("Flip two coins. Draw a card for each flip you win.")[1]).toMatchObject({
      verb: "draw",
      modifiers: [{ forEach: { is: [{ thing: "flip" }], where: [{ did: { verb: "win" } }] } }],
    });
  });

  it("[O-1] reads a choice of one card for each of several keywords", () => {
    const text =
      "Choose from among them a card with flying, a card with reach, and so on for haste and menace.";
    expect(stepsOf(text)[0]?.what).toMatchObject({
      either: [{ where: [{ having: {} }] }, {}],
      soOnFor: [{ name: "haste" }, { name: "menace" }],
    });
  });

  it("[O-1] reads what costs less or more from where, when and for what", () => {
    const costs = (text: string) =>
      readWhole(text).flatMap((one) => ("effects" in one ? (one.effects ?? []) : []));
    expect(
      costs("Spells you cast from anywhere other than your hand cost {2} less to cast."),
    ).toMatchObject([{ steps: [{ who: { where: [{}, { place: "from anywhere other than" }] } }] }]);
    expect(
      costs("Spells you cast from your graveyard or from exile cost {2} less to cast."),
    ).toMatchObject([
      {
        steps: [{ who: { where: [{}, { place: "from", orZone: { is: [{ thing: "exile" }] } }] } }],
      },
    ]);
    expect(
      costs("Each spell costs {3} more to cast except during its controller's turn."),
    ).toMatchObject([{ steps: [{ modifiers: [{ exceptDuring: { is: [{ thing: "turn" }] } }] }] }]);
    expect(costs("This effect reduces only the amount of colored mana you pay.")).toMatchObject([
      { steps: [{ verb: "reduce", how: "only" }] },
    ]);
  });
});
