import { translator } from "@spellwright/locales";
import { describe, expect, it } from "vitest";
import { applyEvent } from "./apply-event.ts";
import { describeFact } from "./describe-fact.ts";
import { type Chance, DICE, rollDie, rollForFirst } from "./dice.ts";
import { startingLifeOf } from "./formats.ts";
import { type Game, newGame } from "./game.ts";
import { remindersOf } from "./reminders-of.ts";
import { seatingOf } from "./seating.ts";
import type { TableEvent } from "./table-event.ts";
import { factsOf, gameStateOf } from "./table-for-question.ts";
import { seatAfter } from "./turn-order.ts";

const table = (names: readonly string[], ...events: readonly TableEvent[]): Game =>
  events.reduce(applyEvent, newGame({ format: "commander", life: 40, names }));
/** Numbers in their order, as a device would draw them. */
const drawing = (...numbers: readonly number[]): Chance => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

describe("[DATA-09] the seats", () => {
  it.each([2, 3, 4, 5, 6])("of %i players stand beside each other and overlap nowhere", (seats) => {
    for (const isWide of [false, true]) {
      const { rows, columns, places } = seatingOf(seats, isWide, true);
      const cells = places.flatMap(({ at: [row, column, width] }) =>
        Array.from({ length: width }, (_, more) => `${row}.${column + more}`),
      );
      expect(places).toHaveLength(seats);
      expect(new Set(cells).size).toBe(rows * columns);
      expect(cells).toHaveLength(rows * columns);
    }
    expect(seatingOf(seats, false, false).places.map(({ turn }) => turn)).not.toContain(180);
  });

  it("[CR 103.4] begin with the life of their format", () => {
    expect(startingLifeOf("commander", 4)).toBe(40);
    expect([startingLifeOf("brawl", 2), startingLifeOf("brawl", 4)]).toEqual([25, 30]);
    expect([startingLifeOf("usual", 2), startingLifeOf("twoHeadedGiant", 2)]).toEqual([20, 30]);
  });

  it("take turns clockwise, without those who are out", () => {
    const game = table(["", "", "", ""], { kind: "life", player: 1, amount: -40 });
    expect([seatAfter(game, 0), seatAfter(game, 3)]).toEqual([2, 0]);
    const alone = table(["", ""], { kind: "leave", player: 1, on: true });
    expect(seatAfter(alone, 0)).toBeNull();
  });
});

describe("[DATA-09] dice", () => {
  it("show every side as often as any other: numbers that favour some are drawn again", () => {
    for (const sides of DICE)
      for (let drawn = 0; drawn < sides; drawn++)
        expect(rollDie(sides, drawing(drawn))).toBe(drawn + 1);
    expect(rollDie(6, drawing(2 ** 32 - 1, 4))).toBe(5);
  });

  it("[CR 103.1] say who begins: those who share the highest roll again", () => {
    expect(rollForFirst([0, 2, 3], drawing(11, 4, 11, 2, 9))).toEqual({
      rounds: [
        [12, 5, 12],
        [3, 0, 10],
      ],
      first: 3,
    });
  });
});

describe("[DATA-09] reminders", () => {
  const names = ["", ""];
  const first: TableEvent = { kind: "first", player: 0 };
  it.each([
    { at: "draw", events: [], of: ["noDraw"] },
    { at: "draw", events: [{ kind: "turn", player: 1 }], of: [] },
    { at: "untap", events: [{ kind: "daytime", to: "day" }], of: ["daytime"] },
    { at: "upkeep", events: [{ kind: "initiative", player: 0 }], of: ["undercity"] },
    { at: "upkeep", events: [{ kind: "initiative", player: 1 }], of: [] },
    { at: "end", events: [{ kind: "monarch", player: 0 }], of: ["monarchDraws"] },
    { at: "damage", events: [{ kind: "monarch", player: 1 }], of: ["crown"] },
    {
      at: "main1",
      events: [{ kind: "counter", player: 0, counter: "rad", amount: 3 }],
      of: ["rad"],
    },
  ] as const satisfies readonly {
    at: string;
    events: readonly TableEvent[];
    of: readonly string[];
  }[])("come at $at: $of", ({ at, events, of }) => {
    const game = table(names, first, ...events, { kind: "step", to: at });
    expect(remindersOf(game).map((reminder) => reminder.of)).toEqual(of);
  });

  it("[CR 103.8c] nobody skips the first draw with more than two players", () => {
    expect(remindersOf(table(["", "", ""], first, { kind: "step", to: "draw" }))).toEqual([]);
  });
});

describe("[DATA-09] what the Oracle hears of a table", () => {
  const game = table(
    ["Léa", "Moi", "Tom"],
    { kind: "first", player: 1 },
    { kind: "step", to: "main1" },
    { kind: "life", player: 0, amount: -28 },
    { kind: "counter", player: 0, counter: "poison", amount: 1 },
    { kind: "commanderDamage", player: 2, from: 0, commander: 0, amount: 14 },
    { kind: "leave", player: 2, on: false },
  );

  it("names the person who asks, and nobody else, as the judge knows them", () => {
    const told = gameStateOf(game, 0, {
      me: "Moi",
      opponent: (seat) => `${game.players[seat]?.name} (adversaire)`,
      step: (step) => step,
    });
    expect(told).toEqual({
      activePlayer: "Moi (adversaire)",
      step: "main1",
      players: [
        { name: "Moi", life: 12 },
        { name: "Moi (adversaire)", life: 40 },
        { name: "Tom (adversaire)", life: 26 },
      ],
    });
  });

  it("leaves out who is out of the game, and says nothing of a turn that has not begun", () => {
    const left = table(["", "", ""], { kind: "leave", player: 1, on: true });
    const told = gameStateOf(left, 2, { me: "Me", opponent: String, step: String });
    expect(told).toEqual({
      players: [
        { name: "0", life: 40 },
        { name: "Me", life: 40 },
      ],
    });
  });

  it("offers what a game state cannot hold, in sentences of the person who asks", () => {
    const say = (asker: number) =>
      factsOf(game).map((fact) =>
        describeFact(fact, asker, translator("en"), (seat) => game.players[seat]?.name ?? ""),
      );
    expect(say(0)).toEqual([
      "I have 1 poison counter.",
      "Tom was dealt 14 combat damage by one commander (Léa).",
    ]);
    expect(say(2)[1]).toBe("I was dealt 14 combat damage by one commander (Léa).");
  });
});
