import { describe, expect, test } from "vitest";
import * as z from "zod";
import { bulkDelete, pageOf, pageQuery } from "./base.ts";

describe("[DATA-05] a page of a list", () => {
  test("is of 30 rows unless asked otherwise; numbers of an address are texts", () => {
    expect(pageQuery.parse({})).toEqual({ limit: 30 });
    expect(pageQuery.parse({ limit: "100" })).toEqual({ limit: 100 });
  });

  test.each([0, 101, -1, 1.5, "many", Number.NaN])("is not of %s rows", (limit) => {
    expect(pageQuery.safeParse({ limit }).success).toBe(false);
  });

  test("says where the next one begins, or that there is none", () => {
    const page = pageOf(z.string());
    expect(page.safeParse({ items: ["a"], next_cursor: null }).success).toBe(true);
    expect(page.safeParse({ items: ["a"] }).success).toBe(false);
  });
});

describe("[DATA-02] a bulk delete", () => {
  const id = "7c9f0000-0000-4000-8000-000000000000";

  test("names 1 to 100 rows", () => {
    for (const [count, success] of [
      [0, false],
      [1, true],
      [100, true],
      [101, false],
    ] as const)
      expect(bulkDelete.safeParse({ ids: Array(count).fill(id) }).success, `${count}`).toBe(
        success,
      );
  });

  test("names them by id", () => {
    expect(bulkDelete.safeParse({ ids: ["*"] }).success).toBe(false);
  });
});
