import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readCards } from "../read-cards.ts";
import { checkEvents, readTruth } from "./read-truth.ts";
import { writeEvents } from "./write-events.ts";

const cards = fileURLToPath(new URL("../../../../../shared/data/cards.jsonl.gz", import.meta.url));
const areHere = existsSync(cards);
if (!areHere) console.info("card-text: the full card data is not here, no events are compared");

it("[T-1] the events of at least 30 cards were written down by hand", () => {
  expect(readTruth().length).toBeGreaterThanOrEqual(30);
});

it("[T-1] the report names what is missed and what is wrong", () => {
  const card = {
    name: "Merfolk Looter",
    names: [],
    faces: [{ name: "Merfolk Looter", typeLine: "Creature", text: "{T}: Draw two cards." }],
    rank: undefined,
  };
  const [checked] = checkEvents([card]);

  expect(checked?.missed).toEqual(["causes draw: you, 1, again", "causes discard: you, 1, again"]);
  expect(checked?.wrong).toEqual(["causes draw: you, 2, again"]);
  expect(writeEvents([card])).toContain("of 3 events 1 are read, and 1 more that are none");
});

describe.runIf(areHere)("with all cards", () => {
  it("[T-1] reads the events of those cards as they were written down, and no other", () => {
    const checked = checkEvents(readCards(cards));

    expect(checked.length).toBe(readTruth().length);
    expect(checked.filter(({ missed, wrong }) => missed.length + wrong.length > 0)).toEqual([]);
  });
});
