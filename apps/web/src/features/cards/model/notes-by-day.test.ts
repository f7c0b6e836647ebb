import { expect, test } from "vitest";
import { notesByDay } from "./notes-by-day.ts";

const note = (published_at: string, comment: string) => ({ name: "Fork", published_at, comment });

test("[CARD-02] notes stand by day, each once", () => {
  const rulings = [
    note("2020-08-07", "It can't be copied."),
    note("2020-08-07", "It can’t be copied."),
    note("2020-08-07", "Second."),
    note("2004-10-04", "Second."),
  ];
  expect(notesByDay(rulings)).toEqual([
    { day: "2020-08-07", notes: ["It can't be copied.", "Second."] },
    { day: "2004-10-04", notes: ["Second."] },
  ]);
});
