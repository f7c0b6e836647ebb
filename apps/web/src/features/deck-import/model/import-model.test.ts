import type { ParsedDeck, ParsedDeckCard } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { acceptSuggestion } from "./accept-suggestion.ts";
import {
  asksForCommander,
  commandersOf,
  defaultNameOf,
  EMPTY_FORM,
  importRequest,
  isTooLarge,
  recognisedCount,
} from "./import-form.ts";
import { stepStates } from "./import-progress.ts";
import { limitCopiesInText } from "./limit-copies-in-text.ts";
import { matchCards } from "./match-cards.ts";
import { parsedWith } from "./parsed-for-tests.ts";
import { contentOf } from "./read-file.ts";
import { reasonsNotToPlay } from "./reasons-not-to-play.ts";
import { removeCard } from "./remove-card.ts";
import { shownNames } from "./shown-name.ts";

const card = (name: string, changes: Partial<ParsedDeckCard> = {}): ParsedDeckCard => ({
  line: 1,
  quantity: 1,
  name,
  printedName: null,
  cardId: `id of ${name}`,
  isSideboard: false,
  isCommander: false,
  board: "main",
  setCode: null,
  collectorNumber: null,
  finish: null,
  categories: [],
  tags: [],
  ...changes,
});

const named = (listName: string | null) => ({ listName, defaultName: null });

describe("[IMP-07] searching the cards of a list", () => {
  const cards = [
    card("Lathril, Blade of the Elves", { printedName: "Lathril, Lame des Elfes" }),
    card("Elvish Archdruid"),
    card("Elvish Archdruid"),
    card("Elf Sideboarder", { isSideboard: true }),
    card("Elf Unknown", { cardId: null }),
  ];

  test("finds part of a name in either language, whatever its case and accents", () => {
    expect(matchCards(cards, "LAME", []).map(({ name }) => name)).toEqual([
      "Lathril, Blade of the Elves",
    ]);
    expect(matchCards([card("Lim-Dûl's Vault")], "dul’s", [])).toHaveLength(1);
    expect(matchCards([card("Eye", { printedName: "Œil" })], "oeil", [])).toHaveLength(1);
  });

  test("leaves out the sideboard and what is chosen", () => {
    const found = (taken: readonly string[]) =>
      matchCards(cards, "elv", taken).map(({ name }) => name);
    expect(found([])).toEqual(["Lathril, Blade of the Elves", "Elvish Archdruid"]);
    expect(found(["Elvish Archdruid"])).toEqual(["Lathril, Blade of the Elves"]);
  });

  test("finds a card that is not known: it may lead the deck", () => {
    expect(matchCards(cards, "elf unk", []).map(({ name }) => name)).toEqual(["Elf Unknown"]);
  });

  test("gives ten at most", () => {
    const many = Array.from({ length: 30 }, (_, index) => card(`Goblin ${index}`));
    expect(matchCards(many, "goblin", [])).toHaveLength(10);
  });
});

describe("[IMP-05] a suggestion that is accepted", () => {
  const at = (line: number) => ({ line, reason: "unknownCard", written: null });

  test("replaces the name and keeps the rest of the line", () => {
    const text = "1 Forest\r\n2x Lightnin Bolt (CLB) 187 #burn\r\n1 Sol Ring";
    const cards = [card("Lightnin Bolt", { line: 2, cardId: null })];
    expect(acceptSuggestion(text, at(2), cards, "Lightning Bolt")).toBe(
      "1 Forest\r\n2x Lightning Bolt (CLB) 187 #burn\r\n1 Sol Ring",
    );
  });

  test("keeps the number of copies where the name cannot be told", () => {
    expect(acceptSuggestion("SB: 3 Bolt of ???", at(1), [], "Lightning Bolt")).toBe(
      "SB: 3 Lightning Bolt",
    );
    expect(acceptSuggestion("Bolt", at(1), [], "Lightning Bolt")).toBe("Lightning Bolt");
  });

  test("is no pattern: a name may hold signs that mean something to a replacement", () => {
    const cards = [card("Ach", { line: 1, cardId: null })];
    expect(acceptSuggestion("1 Ach", at(1), cards, "$& Hans, Run!")).toBe("1 $& Hans, Run!");
  });

  test("of a line that is gone changes nothing", () => {
    expect(acceptSuggestion("1 Forest", at(9), [], "Island")).toBe("1 Forest");
  });

  test("replaces a short name that was read as another card, and keeps its printing", () => {
    const problem = { line: 1, reason: "shortNameRead", written: "Bob" };
    expect(acceptSuggestion("1 Bob (RAV) 81", problem, [], "Dark Confidant")).toBe(
      "1 Dark Confidant (RAV) 81",
    );
  });

  test("makes a column that of the copies", () => {
    const problem = { line: 1, reason: "copiesColumnUnknown", written: null };
    expect(acceptSuggestion("Stk;Nom\n4;Foudre", problem, [], "Stk")).toBe(
      "Quantity;Nom\n4;Foudre",
    );
  });
});

describe("[IMP-03] what mends a list that may not be played", () => {
  const problem = (code: string) => ({ code, params: {}, message: code });
  const reasons = (isLedByHand: boolean) =>
    reasonsNotToPlay(
      {
        problems: ["banned", "unknownCard", "commanderMissing", "colorIdentity"].map(problem),
      },
      isLedByHand,
    ).map(({ code }) => code);

  test("leaves out what the dialog asks for elsewhere, and what commanders chosen by hand decide", () => {
    expect(reasons(false)).toEqual(["banned", "colorIdentity"]);
    expect(reasons(true)).toEqual(["banned"]);
  });

  test("takes the lines of a card out, and no other card with them", () => {
    const cards = [
      card("Forest", { line: 1 }),
      card("Ponder", { line: 2 }),
      card("Ponder", { line: 3 }),
      card("Island", { line: 3 }),
    ];
    const text = "1 Forest\n1 Ponder\n1 Ponder, 1 Island";
    expect(removeCard(text, cards, "Ponder")).toBe("1 Forest\n1 Ponder, 1 Island");
  });
});

describe("[R-3] copies beyond what may be played", () => {
  const copies = (name: string, line: number, quantity: number) => card(name, { line, quantity });

  test.each([
    ["5 Opt (XLN) 65", [copies("Opt", 1, 5)], 4, "4 Opt (XLN) 65"],
    ["Opt x5", [copies("Opt", 1, 5)], 4, "Opt x4"],
    ["Opt,2X2,2", [copies("Opt", 1, 2)], 1, "Opt,2X2,1"],
    ["4 Opt\nSB: 2 Opt", [copies("Opt", 1, 4), copies("Opt", 2, 2)], 4, "4 Opt"],
    ["3 Opt\nSB: 2 Opt", [copies("Opt", 1, 3), copies("Opt", 2, 2)], 4, "3 Opt\nSB: 1 Opt"],
    ["4 Opt\n2 Ponder", [copies("Opt", 1, 4), copies("Ponder", 2, 2)], 1, "1 Opt\n2 Ponder"],
    [
      "Opt\nOpt, Ponder",
      [copies("Opt", 1, 1), copies("Opt", 2, 1), copies("Ponder", 2, 1)],
      1,
      "Opt\nOpt, Ponder",
    ],
  ])("leave %j", (text, cards, allowed, left) => {
    expect(limitCopiesInText(text, cards, "Opt", allowed)).toBe(left);
  });
});

describe("[IMP-09] commanders", () => {
  const suggestions = [
    { name: "Tymna", cardId: "1", reason: "named" },
    { name: "Thrasios", cardId: "2", reason: "named" },
    { name: "Kraum", cardId: "3", reason: "candidate" },
  ] as const;
  const list = parsedWith({
    cards: ["Tymna", "Thrasios", "Kraum"].map((name) => card(name)),
    commanderSuggestions: [...suggestions],
  });

  test("are those that the list itself names, until others are chosen", () => {
    expect(commandersOf(EMPTY_FORM, list, 2)).toEqual(["Tymna", "Thrasios"]);
    expect(commandersOf({ commanders: [] }, list, 2)).toEqual([]);
    expect(commandersOf({ commanders: ["Kraum", "Gone"] }, list, 2)).toEqual(["Kraum"]);
  });

  test("are those that the list names, though they are not known", () => {
    const doom = card("Doom", { isCommander: true, cardId: null });
    expect(commandersOf(EMPTY_FORM, parsedWith({ cards: [card("Forest"), doom] }), 2)).toEqual([
      "Doom",
    ]);
  });

  test.each([
    { changes: { format: "cedh" }, asks: true },
    { changes: { commanderRequired: true }, asks: true },
    { changes: { cards: [card("Tymna", { isCommander: true })] }, asks: true },
    { changes: { format: "modern", cards: [card("Forest")] }, asks: false },
  ] as const)("are asked for with $changes: $asks", ({ changes, asks }) => {
    expect(asksForCommander(parsedWith(changes as Partial<ParsedDeck>))).toBe(asks);
  });

  test("[IMP-07] the first one is featured by default", () => {
    expect(importRequest({ ...EMPTY_FORM, text: "x" }, ["Tymna"], named("Own"))).toEqual({
      text: "x",
      commanders: ["Tymna"],
      featuredCard: "Tymna",
    });
    expect(
      importRequest({ ...EMPTY_FORM, featured: "Kraum" }, ["Tymna"], named(null)).featuredCard,
    ).toBe("Kraum");
  });
});

test("[IMP-10] a name that is only spaces is not sent: the list's own counts", () => {
  const form = { ...EMPTY_FORM, text: "1 Forest", name: "  ", format: "casual" } as const;
  expect(importRequest(form, null, named(null))).toEqual({ text: "1 Forest", format: "casual" });
});

test.each([
  { fileName: "Krenko_mob boss.dec.txt", commanders: null, name: "Krenko mob boss.dec" },
  { fileName: null, commanders: ["Tymna", "Kraum"], name: "Tymna + Kraum" },
  { fileName: ".txt", commanders: [], name: null },
  { fileName: "x".repeat(300), commanders: null, name: "x".repeat(200) },
])(
  "[IMP-01] names a nameless deck of $fileName led by $commanders",
  ({ fileName, commanders, name }) => {
    const form = { ...EMPTY_FORM, fileName };
    expect(defaultNameOf(form, commanders)).toBe(name);
    const names = (listName: string | null) => ({ listName, defaultName: name });
    expect(importRequest(form, commanders, names(null)).name).toBe(name ?? undefined);
    expect(importRequest(form, commanders, names("Its own")).name).toBeUndefined();
  },
);

test("[IMP-01] a nameless deck is called as its commanders are in the language of the page", () => {
  const cards = [
    card("Krenko, Mob Boss", { printedName: "Krenko le caïd" }),
    card("Tymna the Weaver"),
  ];
  const names = cards.map(({ name }) => name);
  expect(shownNames(names, cards, "fr")).toEqual(["Krenko le caïd", "Tymna the Weaver"]);
  expect(shownNames(names, cards, "en")).toEqual(names);
  expect(shownNames(null, cards, "fr")).toEqual([]);
});

test("[IMP-01] the badge counts known cards of deck and sideboard", () => {
  const cards = [
    card("Forest", { quantity: 12 }),
    card("Duress", { quantity: 2, board: "sideboard", isSideboard: true }),
    card("Maybe", { quantity: 4, board: "maybeboard" }),
    card("Unknown", { quantity: 8, cardId: null }),
  ];
  expect(recognisedCount({ cards })).toBe(14);
});

test("[IMP-11] more than 256 KB as sent is too large, in bytes and not in letters", () => {
  const room = 256 * 1024 - '{"text":""}'.length;
  expect(isTooLarge({ text: "a".repeat(room) })).toBe(false);
  expect(isTooLarge({ text: "a".repeat(room + 1) })).toBe(true);
  expect(isTooLarge({ text: "é".repeat(room / 2 + 1) })).toBe(true);
});

describe("[IMP-02] a file", () => {
  test("is sent as text when it is UTF-8", () => {
    expect(contentOf(new TextEncoder().encode("1 Éclair"))).toEqual({ text: "1 Éclair" });
  });

  test.each([
    { what: "Latin-1", bytes: [0x31, 0x20, 0xc9, 0x63] },
    { what: "UTF-16", bytes: [0x31, 0x00, 0x20, 0x00] },
  ])("is sent as bytes when it is $what", ({ bytes }) => {
    const content = contentOf(Uint8Array.from(bytes));
    expect(content).toEqual({ file: Buffer.from(bytes).toString("base64") });
  });
});

test("[IMP-06] steps before the one that goes on are done", () => {
  const at = (step: Parameters<typeof stepStates>[0]["step"]) =>
    stepStates({ step, percent: 0 }).map(({ state }) => state);
  expect(at("searching_cards")).toEqual([
    "done",
    "done",
    "now",
    "later",
    "later",
    "later",
    "later",
  ]);
  expect(at("complete")).toEqual(Array.from({ length: 7 }, () => "done"));
});
