import { expect, it } from "vitest";
import { missedThresholds, tooManyBytes } from "./check-thresholds.ts";
import { byRank, commonestUnread, evenly, readAll, sharesOf } from "./measure.ts";
import { measureCost } from "./measure-cost.ts";

const creature = (name: string, text: string, rank?: number) => ({
  name,
  names: [name],
  faces: [{ name, typeLine: "Creature — Otter", text }],
  rank,
});

const cards = readAll([
  creature("Brook Warden", "Vigilance\nWhenever Brook Warden attacks, draw a card.", 1),
  creature("Odd Tinker", "Draw a card wearing a hat of moss.\nYodel thrice.", 30_000),
]);

it("[T-1] counts the lines that are read whole and at shallow depth", () => {
  expect(sharesOf(cards, evenly)).toEqual({
    cards: 2,
    lines: 4,
    shallow: 3 / 4,
    whole: 2 / 4,
    cardsWhole: 1 / 2,
  });
});

it("[T-1] counts cards that are played often for more", () => {
  expect(sharesOf(cards, byRank).whole).toBeGreaterThan(sharesOf(cards, evenly).whole);
});

it("[T-1] lists what was left unread by its shape", () => {
  expect(commonestUnread(cards, 2)).toEqual([
    ["-ing wear a hat of moss", 1],
    ["yodel thrice", 1],
  ]);
});

it("[O-3] packs the abilities of cards into few bytes, and tells when they are too many", () => {
  const { megabytes } = measureCost(cards.map(({ card }) => card));
  expect(megabytes).toBeGreaterThan(0);
  expect(megabytes * 1e6).toBeLessThan(2_000);
  expect(tooManyBytes({ megabytes })).toEqual([]);
  expect(tooManyBytes({ megabytes: 26 })).toHaveLength(1);
});

it("[T-1] names each share that is below its threshold", () => {
  const nothing = sharesOf(readAll([creature("Odd Tinker", "Yodel thrice.")]), evenly);
  const missed = missedThresholds(
    "shares",
    new Map([
      ["all cards", nothing],
      ["cards of the lists", { ...nothing, shallow: 1, whole: 1 }],
    ]),
  );

  expect(missed.map((line) => line.split(":")[0])).toEqual([
    "all cards, shallow",
    "all cards, whole",
  ]);
});
