import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readCursor, toPage } from "./page.ts";

const LIST = { name: "letters", id: z.string().regex(/^[a-z]$/) };
const rows = ["a", "b", "c"].map((id, n) => ({ id, micros: String(1_763_640_000_000_000 + n) }));
const page = (limit: number) => toPage(LIST, rows, limit, ({ id }) => id);

describe("[DATA-05] pages", () => {
  test("the cursor says where the page ended, to the microsecond", () => {
    const { items, next_cursor } = page(2);
    expect(items).toEqual(["a", "b"]);
    expect(readCursor(LIST, next_cursor ?? "")).toEqual(rows[1]);
  });

  test("gives no cursor after the last page, even a full one", () => {
    expect(page(3).next_cursor).toBeNull();
    expect(page(10).next_cursor).toBeNull();
  });

  test("begins at the first row without a cursor", () => {
    expect(readCursor(LIST, undefined)).toBeNull();
  });

  test("refuses a cursor of which one character was changed", () => {
    const cursor = page(1).next_cursor ?? "";
    for (let index = 0; index < cursor.length; index += 1) {
      const other = cursor[index] === "A" ? "B" : "A";
      const changed = `${cursor.slice(0, index)}${other}${cursor.slice(index + 1)}`;
      expect(() => readCursor(LIST, changed)).toThrow("FIELD_INVALID");
    }
  });

  test("a cursor of another list is refused", () => {
    const cursor = page(1).next_cursor ?? "";
    expect(() => readCursor({ ...LIST, name: "others" }, cursor)).toThrow("FIELD_INVALID");
  });
});
