import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workedExamples } from "../../../test/rules-examples.ts";
import { type Board, type BoardCreature, type BoardPlayer, EMPTY_BOARD } from "./board.ts";
import { actionsOf, checkBoard } from "./check-board.ts";

const creature = (more: Partial<BoardCreature> = {}): BoardCreature => ({
  name: "bear",
  toughness: 2,
  plusCounters: 0,
  minusCounters: 0,
  damage: 0,
  touchedByDeath: false,
  indestructible: false,
  ...more,
});
const player = (more: Partial<BoardPlayer> = {}): BoardPlayer => ({
  name: "me",
  life: 20,
  poison: 0,
  drewFromNothing: false,
  commanderDamage: 0,
  poisonLimit: 10,
  ...more,
});
const board = (more: Partial<Board>): Board => ({ ...EMPTY_BOARD, ...more });
const rules = (more: Partial<Board>) => actionsOf(board(more)).map(({ rule }) => rule);

describe("[ORA-17] what one check does (CR 704.5)", () => {
  test.each([
    [{ creatures: [creature({ minusCounters: 2, indestructible: true })] }, ["704.5f"]],
    [{ creatures: [creature({ damage: 2 })] }, ["704.5g"]],
    [{ creatures: [creature({ damage: 1 })] }, []],
    [{ creatures: [creature({ damage: 9, indestructible: true })] }, []],
    [{ creatures: [creature({ damage: 1, touchedByDeath: true })] }, ["704.5h"]],
    [{ creatures: [creature({ plusCounters: 3, minusCounters: 1 })] }, ["704.5q"]],
    [{ players: [player({ life: 0 })] }, ["704.5a"]],
    [{ players: [player({ poison: 10 })] }, ["704.5c"]],
    [{ players: [player({ poison: 14, poisonLimit: 15 })] }, []],
    [{ players: [player({ poison: 15, poisonLimit: 15 })] }, ["704.6b"]],
    [{ players: [player({ commanderDamage: 21 })] }, ["704.6c"]],
    [{ planeswalkers: [{ name: "walker", loyalty: 0 }] }, ["704.5i"]],
    [{ legends: [{ name: "queen", copies: 3 }] }, ["704.5j"]],
  ] as const)("turns %j into %j", (situation, expected) => {
    expect(rules(situation)).toEqual(expected);
  });

  const small = fc.integer({ min: 0, max: 6 });
  const someCreature = fc.record({
    name: fc.constantFrom("a", "b"),
    toughness: fc.integer({ min: -1, max: 6 }),
    plusCounters: small,
    minusCounters: small,
    damage: small,
    touchedByDeath: fc.boolean(),
    indestructible: fc.boolean(),
  });
  const someBoard = fc.record({
    creatures: fc.array(someCreature, { maxLength: 5 }),
    players: fc.array(
      fc.record({
        name: fc.constantFrom("me", "you"),
        life: fc.integer({ min: -3, max: 5 }),
        poison: fc.integer({ min: 0, max: 16 }),
        drewFromNothing: fc.boolean(),
        commanderDamage: fc.integer({ min: 0, max: 25 }),
        poisonLimit: fc.constantFrom(10, 15),
      }),
      { maxLength: 3 },
    ),
    planeswalkers: fc.array(fc.record({ name: fc.constant("walker"), loyalty: small }), {
      maxLength: 2,
    }),
    legends: fc.array(fc.record({ name: fc.constant("queen"), copies: small }), { maxLength: 2 }),
  });

  test("afterwards nothing is left to do, and it comes to that soon", () => {
    fc.assert(
      fc.property(someBoard, (start) => {
        const { board: end, checks } = checkBoard(start);
        expect(actionsOf(end)).toEqual([]);
        expect(checks.length).toBeLessThanOrEqual(2);
        expect(end.creatures.length).toBeLessThanOrEqual(start.creatures.length);
      }),
    );
  });
  test("counters that cancel out never change who lives", () => {
    fc.assert(
      fc.property(someCreature, small, (one, more) => {
        const dies = (it: BoardCreature) =>
          checkBoard(board({ creatures: [it] })).board.creatures.length === 0;
        const both = {
          ...one,
          plusCounters: one.plusCounters + more,
          minusCounters: one.minusCounters + more,
        };
        expect(dies(both)).toBe(dies(one));
      }),
    );
  });
  test("more damage never saves, more toughness never kills", () => {
    fc.assert(
      fc.property(someCreature, (one) => {
        const lives = (it: BoardCreature) =>
          checkBoard(board({ creatures: [it] })).board.creatures.length;
        expect(lives({ ...one, damage: one.damage + 1 })).toBeLessThanOrEqual(lives(one));
        expect(lives({ ...one, toughness: one.toughness + 1 })).toBeGreaterThanOrEqual(lives(one));
      }),
    );
  });
  test("what happens to one does not depend on the others", () => {
    fc.assert(
      fc.property(someBoard, (start) => {
        const alone = start.creatures.flatMap((one) => actionsOf(board({ creatures: [one] })));
        expect(actionsOf({ ...start, players: [], planeswalkers: [], legends: [] })).toEqual(alone);
      }),
    );
  });
});

describe.runIf(workedExamples)("[ORA-17] as the worked examples of the rules say", () => {
  const SPELLED = ["zero", "one", "two", "three", "four"];
  const counted = (text: string, thing: string) =>
    SPELLED.indexOf(new RegExp(`(\\w+) ${thing}`).exec(text)?.[1] ?? "");
  test("one creature with counters of both kinds is done in one check (CR 704.8)", () => {
    const [example = ""] = workedExamples?.get("704.8") ?? [];
    const [, toughness] = (/(\d)\/(\d) creature/.exec(example) ?? []).slice(1).map(Number);
    const it = creature({
      toughness: toughness ?? 0,
      plusCounters: counted(example, "\\+1/\\+1 counter and"),
      minusCounters: counted(example, "-1/-1 counters on"),
    });
    expect(rules({ creatures: [it] })).toEqual(["704.5f", "704.5q"]);
    expect(checkBoard(board({ creatures: [it] })).checks.length).toBe(1);
  });
  test("two reasons to lose are found at once (CR 704.7)", () => {
    const [example = ""] = workedExamples?.get("704.7") ?? [];
    const cited = example.match(/704\.5[a-z]/g);
    const life =
      Number(/life total is (\d+)/.exec(example)?.[1]) -
      Number(/lose (\d+) life/.exec(example)?.[1]);
    const one = player({
      life,
      drewFromNothing: counted(example, "cards and lose") > counted(example, "card in"),
    });
    expect(rules({ players: [one] })).toEqual(cited);
  });
});
