import { beforeEach, describe, expect, it } from "vitest";
import { holdQuestion, nameAsker, takeWaitingQuestion } from "./waiting-question.ts";

const QUESTION = "Does deathtouch kill an indestructible creature?";
const asked = new Date("2026-05-01T10:00:00.000Z");
const later = (minutes: number) => new Date(asked.getTime() + minutes * 60_000);
const take = (email: string, { home = "new", draft = QUESTION, now = later(5) } = {}) =>
  takeWaitingQuestion(home, email, draft, now);

describe("[ORA-06] a question that waits for a sign-in", () => {
  beforeEach(() => {
    localStorage.clear();
    holdQuestion("new", QUESTION, asked);
  });

  it("is sent once, for the address that its asker gave", () => {
    nameAsker(" Chandra@Example.org");
    expect(take("chandra@example.org", { draft: `${QUESTION} ` })).toBe(true);
    expect(take("chandra@example.org")).toBe(false);
  });

  it("is never sent for somebody else, whom a link or another tab signed in", () => {
    nameAsker("chandra@example.org");
    expect(take("jace@example.org")).toBe(false);
    expect(take("chandra@example.org")).toBe(true);
  });

  it.each([
    ["nobody said who asks", () => {}, {}],
    ["the text was changed", () => nameAsker("c@example.org"), { draft: "Something else now?" }],
    ["the screen is another", () => nameAsker("c@example.org"), { home: "forge" }],
    ["a day has gone", () => nameAsker("c@example.org"), { now: later(24 * 60) }],
    [
      "the device holds rubbish",
      () => localStorage.setItem("waiting-question", '{"home":1'),
      { draft: "" },
    ],
  ])("is not sent when %s", (_why, prepare, place) => {
    prepare();
    expect(take("c@example.org", place)).toBe(false);
  });

  it("waits up to a day, as long as the link that confirms an address", () => {
    nameAsker("c@example.org");
    expect(take("c@example.org", { now: later(24 * 60 - 1) })).toBe(true);
  });
});
