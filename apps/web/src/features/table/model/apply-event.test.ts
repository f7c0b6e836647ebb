import { describe, expect, it } from "vitest";
import { applyEvent } from "./apply-event.ts";
import type { FormatName } from "./formats.ts";
import { type Game, newGame } from "./game.ts";
import { isOut, lossesOf } from "./losses.ts";
import type { TableEvent } from "./table-event.ts";

const table = (seats: number, format: FormatName = "commander", life = 40): Game =>
  newGame({ format, life, names: Array.from({ length: seats }, () => "") });

const after = (game: Game, ...events: readonly TableEvent[]): Game =>
  events.reduce(applyEvent, game);

const damage = (amount: number, commander: 0 | 1 = 0): TableEvent => ({
  kind: "commanderDamage",
  player: 0,
  from: 1,
  commander,
  amount,
});

describe("[DATA-09] what happens at a table", () => {
  it("commander damage takes the life with it, and gives it back when it is taken back (CR 120.3a)", () => {
    const hit = after(table(4), damage(7));
    expect(hit.players[0]).toMatchObject({
      life: 33,
      commanderDamage: [
        [0, 0],
        [7, 0],
        [0, 0],
        [0, 0],
      ],
    });
    expect(after(hit, damage(-5)).players[0]?.life).toBe(38);
    // There is no more to take back than was dealt.
    expect(after(hit, damage(-20)).players[0]).toMatchObject({ life: 40 });
  });

  it.each([
    { why: "20 damage", events: [damage(20)], rules: [] },
    { why: "21 of one commander", events: [damage(21)], rules: ["704.6c"] },
    { why: "21 of two partners", events: [damage(11), damage(10, 1)], rules: [] },
    { why: "life 1", events: [{ kind: "life", player: 0, amount: -39 }], rules: [] },
    { why: "life 0", events: [{ kind: "life", player: 0, amount: -40 }], rules: ["704.5a"] },
    {
      why: "nine poison",
      events: [{ kind: "counter", player: 0, counter: "poison", amount: 9 }],
      rules: [],
    },
    {
      why: "ten poison",
      events: [{ kind: "counter", player: 0, counter: "poison", amount: 10 }],
      rules: ["704.5c"],
    },
    {
      why: "life 0 of who can’t lose",
      events: [
        { kind: "life", player: 0, amount: -41 },
        { kind: "cannotLose", player: 0, on: true },
      ],
      rules: [],
    },
    { why: "who left", events: [{ kind: "leave", player: 0, on: true }], rules: ["104.3a"] },
  ] satisfies readonly { why: string; events: readonly TableEvent[]; rules: readonly string[] }[])(
    "with $why a player of Commander loses by $rules",
    ({ events, rules }) => {
      expect(lossesOf(after(table(4), ...events), 0).map(({ rule }) => rule)).toEqual(rules);
    },
  );

  it("Brawl knows no loss by commander damage (CR 903.12h), and a team loses by fifteen poison", () => {
    expect(isOut(after(table(4, "brawl", 30), damage(21)), 0)).toBe(false);
    const poison = (amount: number) =>
      after(table(2, "twoHeadedGiant", 30), {
        kind: "counter",
        player: 0,
        counter: "poison",
        amount,
      });
    expect(lossesOf(poison(14), 0)).toEqual([]);
    expect(lossesOf(poison(15), 0)).toEqual([{ why: "poison", rule: "704.6b" }]);
  });

  it("who loses hands the crown and the initiative to the active player, else the next (CR 725.4, 726.4)", () => {
    const held = after(
      table(4),
      { kind: "first", player: 2 },
      { kind: "monarch", player: 0 },
      { kind: "initiative", player: 2 },
      { kind: "leave", player: 3, on: true },
    );
    expect(after(held, { kind: "life", player: 0, amount: -40 }).monarch).toBe(2);
    // The active player leaves: seat 3 is out as well.
    expect(after(held, { kind: "leave", player: 2, on: true }).initiative).toBe(0);
  });

  it("a drain reaches everybody else who is still in the game", () => {
    const { players } = after(
      table(4),
      { kind: "leave", player: 3, on: true },
      { kind: "others", player: 0, amount: -2 },
    );
    expect(players.map(({ life }) => life)).toEqual([40, 38, 38, 40]);
  });

  it("numbers stay where a panel can show them, whatever is tapped", () => {
    const { players } = after(
      table(2),
      { kind: "life", player: 0, amount: -1e9 },
      { kind: "counter", player: 1, counter: "rad", amount: -3 },
      { kind: "counter", player: 1, counter: "energy", amount: 1e9 },
    );
    expect(players[0]?.life).toBe(-9999);
    expect(players[1]?.counters).toMatchObject({ rad: 0, energy: 999 });
  });

  it("an event of a seat that this game does not have changes nothing", () => {
    const game = table(2);
    expect(after(game, { kind: "turn", player: 5 }, { kind: "monarch", player: 4 })).toBe(game);
  });

  it("names are cut, on one line, without what cannot be seen", () => {
    const name = `  ${"x".repeat(5000)}`;
    const named = after(table(2), { kind: "name", player: 0, name: "\u202e Léa\n\tB\u0000 " });
    expect(named.players[0]?.name).toBe("Léa B");
    expect(after(table(2), { kind: "name", player: 0, name }).players[0]?.name).toHaveLength(24);
  });
});
