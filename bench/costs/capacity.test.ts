import { expect, test } from "vitest";
import { NAMED_CALLS } from "../../apps/api/test/authorization/calls.ts";
import { ASSUMED, addUp, needOf } from "./capacity.ts";
import { DAY_OF_A_PERSON } from "./day-of-a-person.ts";

const COST = { apiMs: 10 - ASSUMED.socketMs, databaseMs: 4, statements: 3 };
const costs = new Map([["a", COST]]);

test("[DATA-06] a day is its calls, each with its cost", () => {
  const day = addUp({ a: 2 }, costs, 1000);
  expect(day).toEqual({
    requests: 2,
    used: { apiMs: 20, databaseMs: 8, statements: 6 },
    bytes: 1000,
  });
  expect(() => addUp({ b: 1 }, costs, 0)).toThrow("no cost of b");
});

test("[DATA-06] what accounts need grows with them, from two processes on", () => {
  const day = addUp({ a: 864 }, costs, 1_000_000);
  // 10,000 people a day, five times the mean: 500 requests a second of 10 ms are 5 cores, half used.
  expect(needOf(100_000, day)).toMatchObject({
    requestsPerSecond: 500,
    statementsPerSecond: 1500,
    processes: 10,
    databaseCores: 4,
    connections: 110,
    gigabytesPerYear: 3650,
  });
  expect(needOf(1000, day).processes).toBe(2);
});

test("[DATA-06] the day of a person names calls that there are", () => {
  const names = new Set(NAMED_CALLS.map(({ name }) => name));
  const calls = Object.keys(DAY_OF_A_PERSON).filter((name) => !name.startsWith("/"));
  expect(calls.filter((name) => !names.has(name))).toEqual([]);
});
