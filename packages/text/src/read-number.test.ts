import { expect, test } from "vitest";
import { readNumber, readOrdinal } from "./read-number.ts";

test("[ORA-14] numbers are read in digits and words of both languages", () => {
  expect(["3", "trois", "three", "twelve", "douze"].map(readNumber)).toEqual([3, 3, 3, 12, 12]);
  expect(["seventeen", "quarante", "ninety", "zero"].map(readNumber)).toEqual([17, 40, 90, 0]);
  expect(["a", "an", "une", "once", "twice"].map(readNumber)).toEqual([1, 1, 1, 1, 2]);
});

test("[ORA-14] anything else is no number", () => {
  const others = ["", "constructor", "-3", "3.5", "cent", "Three", "12345678901", undefined];
  expect(others.map(readNumber)).toEqual(others.map(() => undefined));
});

test("[ORA-14] ranks are read in words, and in figures with their ending", () => {
  expect(readOrdinal("troisieme", undefined)).toBe(3);
  expect(readOrdinal("3", "rd")).toBe(3);
  expect(readOrdinal("1", "re")).toBe(1);
  expect(readOrdinal("3", "creatures")).toBeUndefined();
  expect(readOrdinal("toString", undefined)).toBeUndefined();
  expect(readOrdinal(undefined, "rd")).toBeUndefined();
});
