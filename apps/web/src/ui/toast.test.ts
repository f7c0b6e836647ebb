import { beforeEach, expect, test } from "vitest";
import { takeToasts, toast } from "./toast.ts";

beforeEach(() => {
  takeToasts();
});

test.each([
  { what: "a plain message", show: () => toast.done("x"), ms: 3000 },
  {
    what: "one with an action",
    show: () => toast.done("x", { label: "y", onClick: () => undefined }),
    ms: 6000,
  },
  { what: "a success of the account", show: () => toast.success("x"), ms: 5000 },
  { what: "a copy", show: () => toast.copied("x"), ms: 2000 },
  { what: "a failure", show: () => toast.failed("x"), ms: 3000 },
])("[HEAD-06] $what shows for $ms ms", ({ show, ms }) => {
  show();
  expect(takeToasts().map(({ duration }) => duration)).toEqual([ms]);
  expect(takeToasts()).toEqual([]);
});
