import { expect, test } from "vitest";
import { findUnrenderedPages } from "./find-unrendered-pages.ts";

const line = (fields: object) => JSON.stringify({ level: 50, time: 1, ...fields });

test("[ROUTE-10] a page that a server could not draw is reported once, with its first reason", () => {
  const undrawn = (page: string, message: string) =>
    line({ code: "FIRST_SCREEN", page, error: [{ name: "ReferenceError", message }] });
  const log = [
    line({ code: "INTERNAL", page: "oracle" }),
    undrawn("deck", "window is not defined"),
    undrawn("deck", "not drawn within 2000 ms"),
  ].join("\n");
  expect(findUnrenderedPages([log, "Spellwright ready at http://127.0.0.1:3000"])).toEqual([
    "deck: its first screen was not drawn: window is not defined",
  ]);
});
