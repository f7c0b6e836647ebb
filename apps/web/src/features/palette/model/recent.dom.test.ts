import { beforeEach, describe, expect, test } from "vitest";
import { keepRecent, RECENT_MAX, readRecent } from "./recent.ts";

beforeEach(() => localStorage.clear());

const card = (name: string) => ({ kind: "card", name, label: name }) as const;

describe("[HEAD-01] what was chosen in the palette", () => {
  test("stands first, and once", () => {
    for (const name of ["Fork", "Opt", "Fork"]) keepRecent(card(name));
    expect(readRecent()).toEqual([card("Fork"), card("Opt")]);
  });

  test("is kept up to a number", () => {
    for (let each = 0; each < RECENT_MAX + 3; each += 1) keepRecent(card(`n${each}`));
    expect(readRecent()).toHaveLength(RECENT_MAX);
    expect(readRecent()[0]).toEqual(card(`n${RECENT_MAX + 2}`));
  });

  test.each(["{", "{}", "[1,null]", '[{"kind":"deck","name":"x","label":"x"}]'])(
    "is nothing where the device holds %s",
    (kept) => {
      localStorage.setItem("palette-recent", kept);
      expect(readRecent()).toEqual([]);
    },
  );
});
