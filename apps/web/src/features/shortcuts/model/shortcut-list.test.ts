import { describe, expect, test } from "vitest";
import { availableShortcuts, type ShortcutContext } from "./shortcut-list.ts";

const here = (page: ShortcutContext["page"], ...listening: string[]): ShortcutContext => ({
  page,
  listens: (key) => listening.includes(key),
});
const namesOf = (place: ShortcutContext) =>
  availableShortcuts(place).map(({ list }) =>
    list.map(({ does }) => does.slice(does.lastIndexOf(".") + 1)),
  );

describe("[ORA-01] the sheet lists the keys that work where it opens", () => {
  test("in the Oracle, all of a conversation", () => {
    expect(namesOf(here("oracle", "/", "n", "s", "q", "?"))).toEqual([
      ["focus", "new", "search", "quote", "palette", "sheet", "close"],
      ["cards", "choose", "send", "newLine"],
    ]);
  });

  test("without a session, no search; in a discussion of someone else, no composer", () => {
    expect(namesOf(here("oracle", "/", "n", "?"))[0]).toEqual([
      "focus",
      "new",
      "palette",
      "sheet",
      "close",
    ]);
    expect(namesOf(here("discussion", "n", "s", "q", "?"))).toEqual([
      ["new", "search", "quote", "palette", "sheet", "close"],
    ]);
  });

  test("on the Forge’s dashboard and in the rules, only what works everywhere", () => {
    for (const page of ["forge", "rules", "rule", "settings"] as const)
      expect(namesOf(here(page, "s", "?"))).toEqual([["search", "palette", "sheet", "close"]]);
  });

  test("on a deck, undo and redo; a composer there names no cards", () => {
    expect(namesOf(here("deck", "s", "?"))).toEqual([
      ["search", "undo", "redo", "palette", "sheet", "close"],
    ]);
    expect(namesOf(here("deck", "/", "s", "?"))[1]).toEqual(["send", "newLine"]);
  });
});
