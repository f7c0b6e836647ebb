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

describe("[ORA-01] the sheet of shortcuts", () => {
  test("lists in the Oracle all of a conversation", () => {
    expect(namesOf(here("oracle", "/", "n", "s", "q", "?"))).toEqual([
      ["focus", "new", "search", "quote", "palette", "sheet", "close"],
      ["cards", "choose", "send", "newLine"],
    ]);
  });

  test("lists no search without a session, and no composer in a discussion of someone else", () => {
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

  test("lists on the Forge’s dashboard and in the rules only what works everywhere", () => {
    for (const page of ["forge", "rules", "rule", "settings"] as const)
      expect(namesOf(here(page, "s", "?"))).toEqual([["search", "palette", "sheet", "close"]]);
  });

  test("lists undo and redo on a deck; a composer there names no cards", () => {
    expect(namesOf(here("deck", "s", "?"))).toEqual([
      ["search", "undo", "redo", "palette", "sheet", "close"],
    ]);
    expect(namesOf(here("deck", "/", "s", "?"))[1]).toEqual(["send", "newLine"]);
  });
});
