import type { DeckChange } from "@spellwright/contract";
import { DECK_BOARDS } from "@spellwright/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DeckState, newLine } from "../deck-state.ts";
import { differenceOf, reversed } from "../history/difference.ts";
import { applyChanges } from "./apply-changes.ts";

const NAMES = ["Shock", "Opt", "Duress"] as const;

const line = (cardName: string, fields: object = {}) =>
  newLine({
    cardId: null,
    cardName,
    quantity: 4,
    board: "main",
    isCommander: false,
    setCode: null,
    collectorNumber: null,
    finish: null,
    categories: [],
    tags: [],
    ...fields,
  });

const state = (): DeckState => ({
  fields: { name: "Deck", format: "casual", description: null, featuredCardName: null },
  lines: NAMES.map((name) => line(name)),
});

const find = (name: string) => ({ id: null, name });
const apply = (from: DeckState, ...changes: DeckChange[]) => applyChanges(from, changes, find);
const idAt = ({ lines }: DeckState, index: number) => lines[index % lines.length]?.id ?? "";
const copies = ({ lines }: DeckState) => lines.reduce((total, { quantity }) => total + quantity, 0);

describe("[FOR-06] edits of a list", () => {
  test("a moved part lands on its pile, or makes one; no copy is lost", () => {
    const before = state();
    const once = apply(before, {
      op: "move",
      line_id: idAt(before, 0),
      board: "sideboard",
      quantity: 1,
    });
    const twice = apply(once, {
      op: "move",
      line_id: idAt(before, 0),
      board: "sideboard",
      quantity: 1,
    });
    expect(twice.lines.filter(({ cardName }) => cardName === "Shock")).toMatchObject([
      { board: "main", quantity: 2 },
      { board: "sideboard", quantity: 2 },
    ]);
    expect(copies(twice)).toBe(copies(before));
    expect(new Set(twice.lines.map(({ id }) => id)).size).toBe(twice.lines.length);
    expect(() =>
      apply(twice, { op: "move", line_id: idAt(before, 0), board: "extra", quantity: 3 }),
    ).toThrow("FIELD_INVALID");
  });

  test("one copy leads the deck; the others stay", () => {
    const before = state();
    const led = apply(before, {
      op: "set_commander",
      line_id: idAt(before, 1),
      is_commander: true,
    });
    expect(led.lines.filter(({ cardName }) => cardName === "Opt")).toMatchObject([
      { quantity: 3, isCommander: false },
      { quantity: 1, isCommander: true, board: "main" },
    ]);
    const commander = led.lines.find(({ isCommander }) => isCommander);
    const back = apply(led, {
      op: "set_commander",
      line_id: commander?.id ?? "",
      is_commander: false,
    });
    expect(back.lines).toEqual(expect.arrayContaining(before.lines));
  });

  test("a pile never holds more than 999, a deck never more than 1,000 lines", () => {
    const before = state();
    const more = {
      op: "add",
      card_name: "Shock",
      quantity: 996,
      is_commander: false,
    } as DeckChange;
    expect(() => apply(before, more)).toThrow("FIELD_INVALID");
    const many = Array.from(
      { length: 998 },
      (_, n) => ({ op: "add", card_name: `Card ${n}`, quantity: 1 }) as DeckChange,
    );
    expect(() => apply(before, ...many)).toThrow("DECK_TOO_MANY_LINES");
  });

  test("whatever was edited, the difference takes it back and makes it again", () => {
    const edit = fc.oneof(
      fc.record({ op: fc.constant("remove"), at: fc.nat(9) }),
      fc.record({ op: fc.constant("set_quantity"), at: fc.nat(9), quantity: fc.nat(9) }),
      fc.record({ op: fc.constant("move"), at: fc.nat(9), board: fc.constantFrom(...DECK_BOARDS) }),
      fc.record({ op: fc.constant("set_commander"), at: fc.nat(9), is_commander: fc.boolean() }),
      fc.record({
        op: fc.constant("add"),
        card_name: fc.constantFrom(...NAMES),
        quantity: fc.integer({ min: 1, max: 9 }),
        is_sideboard: fc.boolean(),
        is_commander: fc.constant(false),
        categories: fc.constant([]),
        tags: fc.constant([]),
      }),
      fc.record({ op: fc.constant("set_details"), name: fc.constantFrom("A", "B") }),
    );
    const inOrder = ({ fields, lines }: DeckState) => ({
      fields,
      lines: [...lines].sort((left, right) => (left.id < right.id ? -1 : 1)),
    });
    const replay = (from: DeckState, to: DeckState) => {
      const difference = differenceOf(from, to);
      if (difference === null) return from;
      const go = (current: DeckState, step: typeof difference): DeckState => {
        const gone = new Set(step.removed.map(({ id }) => id));
        return {
          fields: step.fields?.after ?? current.fields,
          lines: [...current.lines.filter(({ id }) => !gone.has(id)), ...step.added],
        };
      };
      expect(inOrder(go(to, reversed(difference)))).toEqual(inOrder(from));
      return go(from, difference);
    };
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const before = state();
        const after = edits.reduce((current, { at = 0, ...rest }: { at?: number; op: string }) => {
          const needsLine = rest.op !== "add" && rest.op !== "set_details";
          if (needsLine && current.lines.length === 0) return current;
          const change = needsLine ? { ...rest, line_id: idAt(current, at) } : rest;
          return apply(current, change as DeckChange);
        }, before);
        expect(inOrder(replay(before, after))).toEqual(inOrder(after));
      }),
    );
  });
});
