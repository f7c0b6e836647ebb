import type { DeckChange, DeckDetail } from "@spellwright/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyDeckChanges } from "./apply-deck-changes.ts";
import { contents, deckOf, line } from "./deck-for-tests.ts";
import { mergeDecks } from "./merge-decks.ts";

const NAMES = ["Opt", "Shock", "Forest", "Naturalize"];
const BASE = deckOf([line("Opt", 4), line("Opt", 1, { board: "sideboard" }), line("Forest", 20)]);
const IDS = BASE.deck_cards.map(({ id }) => id);
const add = (
  card_name: string,
  quantity = 1,
  board: "main" | "sideboard" = "main",
): DeckChange => ({
  ...{ op: "add", card_name, quantity, board, is_sideboard: board === "sideboard" },
  ...{ is_commander: false, categories: [], tags: [] },
});

const board = fc.constantFrom("main" as const, "sideboard" as const, "maybeboard" as const);
const lineId = fc.constantFrom(...IDS, 'pile:["Shock","main",false,null,null,null]');
const change: fc.Arbitrary<DeckChange> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...NAMES), fc.integer({ min: 1, max: 4 }), board)
    .map(([name, count, on]) => ({ ...add(name, count), board: on }) as DeckChange),
  fc.record({ op: fc.constant("remove" as const), line_id: lineId }),
  fc.record({ op: fc.constant("set_quantity" as const), line_id: lineId, quantity: fc.nat(6) }),
  fc.record({ op: fc.constant("move" as const), line_id: lineId, board, quantity: fc.constant(1) }),
  fc.record({
    op: fc.constant("set_categories" as const),
    line_id: lineId,
    categories: fc.subarray(["Ramp", "Draw"]),
  }),
  fc.record({ op: fc.constant("set_details" as const), name: fc.constantFrom("A", "B") }),
);
const edits = fc.array(change, { maxLength: 8 });

/** All that edits change, in no order and whatever the ids. */
const stateOf = (deck: DeckDetail) => [
  deck.name,
  deck.deck_cards
    .map(({ categories, ...each }) =>
      [contents(deckOf([{ ...each, categories }])), categories].join(),
    )
    .sort(),
];

test("[FOR-06] [PWA-01] two devices that edit one deck without network end with the same deck, or are asked", () => {
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const [mine, theirs] = [applyDeckChanges(BASE, one), applyDeckChanges(BASE, other)];
      const [here, there] = [mergeDecks(BASE, mine, theirs), mergeDecks(BASE, theirs, mine)];
      expect(here.conflicts.length).toBe(there.conflicts.length);
      // Where nothing is asked, who came first does not matter. Where it is, one answer means one deck.
      for (const [side, opposite] of [
        ["mine", "theirs"],
        ["theirs", "mine"],
      ] as const)
        expect(stateOf(applyDeckChanges(theirs, here.changes(side)))).toEqual(
          stateOf(applyDeckChanges(mine, there.changes(opposite))),
        );
    }),
  );
});

test("[FOR-06] what one side alone changed is kept, and nothing is made of nothing", () => {
  fc.assert(
    fc.property(edits, (changes) => {
      const edited = applyDeckChanges(BASE, changes);
      const sent = mergeDecks(BASE, edited, BASE);
      expect(sent.conflicts).toEqual([]);
      expect(stateOf(applyDeckChanges(BASE, sent.changes("theirs")))).toEqual(stateOf(edited));
      expect(mergeDecks(BASE, BASE, edited).changes("mine")).toEqual([]);
      expect(mergeDecks(BASE, edited, edited)).toMatchObject({ conflicts: [] });
    }),
  );
});

test("[FOR-06] edits of the same card ask, edits of others merge", () => {
  const mine = applyDeckChanges(BASE, [
    { op: "set_quantity", line_id: "Opt/main", quantity: 2 },
    add("Shock", 3),
    { op: "set_details", name: "Mine" },
  ]);
  const theirs = applyDeckChanges(BASE, [
    { op: "move", line_id: "Opt/main", board: "sideboard" },
    { op: "remove", line_id: "Forest/main" },
  ]);
  const merge = mergeDecks(BASE, mine, theirs);
  expect(merge.conflicts).toMatchObject([{ kind: "card", name: "Opt" }]);
  const ended = (side: "mine" | "theirs") => applyDeckChanges(theirs, merge.changes(side));
  expect(contents(ended("mine"))).toEqual(["main 2 Opt", "main 3 Shock", "sideboard 1 Opt"]);
  expect(contents(ended("theirs"))).toEqual(["main 3 Shock", "sideboard 5 Opt"]);
  expect(ended("theirs").name).toBe("Mine");
});

test("[FOR-06] the same card that both added is not there twice", () => {
  const [mine, theirs] = [
    applyDeckChanges(BASE, [add("Shock")]),
    applyDeckChanges(BASE, [add("Shock")]),
  ];
  const merge = mergeDecks(BASE, mine, theirs);
  expect([merge.conflicts, merge.changes("mine")]).toEqual([[], []]);
});

test("[FOR-06] a card that was added here is changed and moved before the server knows it", () => {
  const pile = 'pile:["Shock","main",false,null,null,null]';
  const edited = applyDeckChanges(BASE, [
    add("shock", 2),
    add("OPT", 1),
    { op: "set_quantity", line_id: 'pile:["shock","main",false,null,null,null]', quantity: 3 },
    { op: "set_categories", line_id: pile, categories: ["Burn"] },
  ]);
  expect(contents(edited)).toEqual([
    "main 20 Forest",
    "main 3 shock",
    "main 5 Opt",
    "sideboard 1 Opt",
  ]);
  // The server has it under an id of its own.
  const stored = deckOf([...BASE.deck_cards, line("Shock", 3, { id: "7" })]);
  expect(
    contents(applyDeckChanges(stored, [{ op: "set_quantity", line_id: pile, quantity: 1 }])),
  ).toContain("main 1 Shock");
});
