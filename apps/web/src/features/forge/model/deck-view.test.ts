import { expect, test } from "vitest";
import { ALL_DECKS, isFiltered, listInput, readDeckView } from "./deck-view.ts";

test.each([
  null,
  "view",
  [],
  {
    format: "chess",
    bracket: 6,
    archetype: 1,
    favorite: "yes",
    order: "size-up",
    search: 4,
    compact: 1,
  },
])("[FOR-02] a kept view that is none shows all decks (%j)", (kept) => {
  expect(readDeckView(kept)).toEqual(ALL_DECKS);
});

test("[FOR-02] a view is found again as it was kept", () => {
  const view = {
    search: "elfes",
    format: "commander",
    bracket: 3,
    archetype: "tribal",
    favorite: true,
    order: "discussions-asc",
    compact: true,
  } as const;
  expect(readDeckView(JSON.parse(JSON.stringify(view)))).toEqual(view);
  expect(listInput(view)).toEqual({
    search: "elfes",
    format: "commander",
    bracket: 3,
    archetype: "tribal",
    favorite: true,
    sort: "discussions",
    order: "asc",
  });
});

test("[FOR-02] what is not chosen is not asked for", () => {
  expect(listInput({ ...ALL_DECKS, search: "  " })).toEqual({ sort: "date", order: "desc" });
});

test.each([
  { change: { search: "a" }, filtered: true },
  { change: { search: " " }, filtered: false },
  { change: { bracket: 1 }, filtered: true },
  { change: { favorite: true }, filtered: true },
  { change: { order: "name-asc" }, filtered: false },
] as const)("[FOR-02] $change hides decks: $filtered", ({ change, filtered }) => {
  expect(isFiltered({ ...ALL_DECKS, ...change })).toBe(filtered);
});
