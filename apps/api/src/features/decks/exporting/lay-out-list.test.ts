import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ImageRow, inColumns } from "./lay-out-list.ts";

const heading: ImageRow = { kind: "heading", text: "Creatures", count: 1 };
const card: ImageRow = { kind: "card", text: "Shock", count: 1 };

describe("[FOR-07] the list's image", () => {
  test("keeps a category whole when it ends near the middle", () => {
    const rows = [heading, card, card, card, card, heading, card, card, card];
    expect(inColumns(rows).map((column) => column.length)).toEqual([5, 4]);
  });

  test("holds every row, in order, and no heading at the foot of the first column", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (sizes) => {
        const rows = sizes.flatMap((size) => [heading, ...Array<ImageRow>(size).fill(card)]);
        const [left = [], right = []] = inColumns(rows);
        expect([...left, ...right]).toEqual(rows);
        expect(left.at(-1)?.kind).not.toBe("heading");
        expect(Math.abs(left.length - right.length)).toBeLessThanOrEqual(
          Math.max(3, rows.length * 0.3 + 1),
        );
      }),
    );
  });
});
