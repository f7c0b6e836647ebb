import { createCardIndex } from "@spellwright/cards";
import { describe, expect, it } from "vitest";
import {
  type DeckText,
  plainEntry,
  readDecklist,
  resolveDecklist,
  writeDecklist,
} from "../index.ts";

/** A card of each layout that programs spell in their own ways. Names of our own making. */
const LAYOUTS: Readonly<Record<string, string>> = {
  "Ember // Frost": "split",
  "Dusty Attic // Hidden Vault": "split",
  "Lantern Scholar // Lantern Moth": "transform",
  "Bury the Past // Buried Field": "modal_dfc",
  "Hired Blade // Quick Exit": "adventure",
  "Sleepy Monk // Monk, Awake": "flip",
  "Plain Bear": "normal",
};
const names = Object.keys(LAYOUTS);
const index = createCardIndex(
  names.map((name) => ({
    id: name,
    name,
    printedName: null,
    flavorNames: [],
    faceNames: name.split(" // ").filter((part) => part !== name),
    rank: null,
  })),
);

const FULL = names;
const FRONT = [
  "Ember // Frost",
  "Dusty Attic // Hidden Vault",
  "Lantern Scholar",
  "Bury the Past",
  "Hired Blade",
  "Sleepy Monk",
  "Plain Bear",
];
const ONLINE = FRONT.map((name) => name.replace(" // ", "/"));
const EXPECTED: Readonly<Record<DeckText, readonly string[]>> = {
  moxfield: names.map((name) => name.replace(" // ", " / ")),
  archidekt: FULL,
  arena: FRONT,
  mtgo: ONLINE,
  mtgoDek: ONLINE,
  csv: FULL,
  plain: FULL,
  tappedout: FRONT,
  deckstats: FULL,
  xmage: FRONT,
  forge: FRONT,
  cockatrice: FRONT.with(4, "Hired Blade // Quick Exit"),
};

describe("[IMP-02] names of cards with several parts, as each program spells them", () => {
  it.each(Object.keys(EXPECTED) as DeckText[])(
    "are written for %s in every layout, and read back",
    (form) => {
      const entries = names.map((name) => plainEntry(name, { quantity: 2 }));
      const text = writeDecklist({ name: "Deck", entries }, form, (name) => LAYOUTS[name]);
      const list = readDecklist(text, index);
      expect(list.entries.map(({ name }) => name)).toEqual(EXPECTED[form]);
      const resolved = resolveDecklist(list, index);
      expect(resolved.entries.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual(
        names.map((name) => `2 ${name}`),
      );
      expect(resolved.problems).toEqual([]);
    },
  );

  it("keeps the full name of a card whose layout is not known", () => {
    const entries = [plainEntry("New // Card")];
    expect(writeDecklist({ name: "", entries }, "arena")).toContain("1 New // Card");
  });
});
