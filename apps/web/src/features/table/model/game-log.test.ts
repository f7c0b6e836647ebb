import { describe, expect, it } from "vitest";
import type { Setup } from "./game.ts";
import { beginLog, gameOf, MERGE_MS, MOST_ENTRIES, record, redo, undo } from "./game-log.ts";
import { readGameLog } from "./read-game-log.ts";
import type { TableEvent } from "./table-event.ts";

const SETUP: Setup = { format: "commander", life: 40, names: ["Léa", "Tom", "", ""] };
const life = (amount: number, player = 0): TableEvent => ({ kind: "life", player, amount });
const lives = (log: ReturnType<typeof beginLog>) =>
  gameOf(log).players.map((player) => player.life);

describe("[DATA-09] the history of a table", () => {
  it("taps that follow each other are one change, undone and done again as one", () => {
    let log = beginLog(SETUP);
    for (let tap = 0; tap < 6; tap++) log = record(log, life(-1), 1000 + tap * 300);
    log = record(log, life(-1, 1), 2900);
    log = record(log, life(-1), 2900 + MERGE_MS + 1);
    expect(log.entries.map(({ event }) => event)).toEqual([life(-6), life(-1, 1), life(-1)]);
    log = undo(undo(undo(log)));
    expect(lives(log)).toEqual([40, 40, 40, 40]);
    expect(undo(log)).toBe(log);
    expect(lives(redo(log))).toEqual([34, 40, 40, 40]);
    // What happens next takes the place of what was undone.
    expect(record(redo(log), life(2), 9e5).undone).toEqual([]);
  });

  it("taps that come to nothing leave no trace", () => {
    const log = record(record(beginLog(SETUP), life(-1), 1000), life(1), 1200);
    expect(log.entries).toEqual([]);
  });

  it("undo brings a game back that a new one took the place of", () => {
    const played = record(beginLog(SETUP), life(-13), 1000);
    const anew = record(played, { kind: "begin", setup: { ...SETUP, names: ["", ""] } }, 9000);
    expect(lives(anew)).toEqual([40, 40]);
    expect(lives(undo(anew))).toEqual([27, 40, 40, 40]);
  });

  it("a long game keeps its totals and its newest changes", () => {
    let log = beginLog(SETUP);
    for (let tap = 0; tap < MOST_ENTRIES + 50; tap++)
      log = record(log, life(tap % 2 === 0 ? 3 : -2), tap * 2 * MERGE_MS);
    expect(log.entries).toHaveLength(MOST_ENTRIES);
    expect(lives(log)[0]).toBe(40 + (MOST_ENTRIES + 50) / 2);
  });

  it("is read again as it was kept", () => {
    let log = beginLog(SETUP);
    const events: readonly TableEvent[] = [
      life(-3),
      { kind: "others", player: 1, amount: -1 },
      { kind: "commanderDamage", player: 0, from: 1, commander: 1, amount: 5 },
      { kind: "counter", player: 2, counter: "rad", amount: 4 },
      { kind: "cast", player: 0, commander: 0, amount: 1 },
      { kind: "partners", player: 1, on: true },
      { kind: "name", player: 3, name: "Zoé" },
      { kind: "leave", player: 3, on: true },
      { kind: "cannotLose", player: 1, on: true },
      { kind: "monarch", player: 0 },
      { kind: "initiative", player: null },
      { kind: "daytime", to: "night" },
      { kind: "first", player: 1 },
      { kind: "step", to: "draw" },
      { kind: "turn", player: 2 },
      { kind: "rolled", sides: 20, result: 17 },
      { kind: "begin", setup: SETUP },
    ];
    for (const [index, event] of events.entries()) log = record(log, event, index * 9000);
    log = undo(log);
    const read = readGameLog(JSON.stringify(log));
    expect(read).toEqual(log);
    expect(read && gameOf(read)).toEqual(gameOf(log));
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["another thing", '"table"'],
    ["no players", JSON.stringify({ base: {}, entries: [], undone: [] })],
    [
      "a life that is none",
      JSON.stringify(beginLog(SETUP)).replace('"life":40', '"life":"<b>40</b>"'),
    ],
    [
      "one player",
      JSON.stringify(beginLog(SETUP)).replace(/"players":\[.*?\](?=,"turn")/, '"players":[]'),
    ],
    [
      "an unknown event",
      JSON.stringify({ ...beginLog(SETUP), entries: [{ event: { kind: "explode" }, at: 1 }] }),
    ],
    [
      "a seat far away",
      JSON.stringify({ ...beginLog(SETUP), entries: [{ event: life(1, 1e9), at: 1 }] }),
    ],
  ])("what the device kept is not believed: %s", (_, stored) => {
    expect(readGameLog(stored)).toBeUndefined();
  });
});
