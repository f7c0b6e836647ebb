import { describe, expect, test } from "vitest";
import { judgeAnswer } from "../../../test/judge.ts";
import { requestHistory, rollingSummary } from "../answers/index.ts";
import { nextTitle, ORACLE } from "./context.ts";
import { oraclePayload } from "./present.ts";

const automaticTitle = (question: string) => ORACLE.titleOf(question, "en");

describe("[ORA-08] titles", () => {
  const question = "Does trample work together with deathtouch when I attack with both?";

  test("a new discussion has the question's first 60 characters, surrogate pairs whole", () => {
    expect(automaticTitle(`  ${question}`)).toBe(question.slice(0, 60).trim());
    expect(automaticTitle("🐉".repeat(61))).toBe("🐉".repeat(60));
  });

  test("card names stand in a title without their brackets, even where it is cut", () => {
    expect(automaticTitle("Does [[Lightning Bolt]] kill it?")).toBe("Does Lightning Bolt kill it?");
    expect(automaticTitle(`${"x".repeat(55)} [[Lightning Bolt]]`)).not.toContain("[");
  });

  test.each([
    ["replaces the automatic title", automaticTitle(question), "Trample", "Trample"],
    ["does not replace a chosen one", "My title", "Trample", undefined],
    ["is nothing when nothing is suggested", automaticTitle(question), null, undefined],
    ["is nothing when blank", automaticTitle(question), "  ", undefined],
    ["is at most 200 characters long", automaticTitle(question), "x".repeat(201), "x".repeat(200)],
  ])("a suggestion %s", (_what, title, suggested, expected) => {
    expect(nextTitle(title, question, suggested)).toBe(expected);
  });
});

describe("[ORA-12] what the judge gets of the messages before", () => {
  test("is at most the last four messages, each cut to its length", () => {
    const long = "x".repeat(1000);
    const given = [
      { role: "user", content: "dropped" },
      { role: "user", content: long },
      { role: "oracle", content: long },
      { role: "user", content: "short" },
      { role: "oracle", content: "short" },
    ] as const;
    expect(requestHistory(ORACLE, given).map(({ content }) => content.length)).toEqual([
      300, 500, 5, 5,
    ]);
  });

  const answer = (ruling: string, explanation: string) =>
    oraclePayload(
      "answer".padEnd(21, "0"),
      { answer: judgeAnswer({ ruling, explanation }), cards: [] },
      { messageId: "question".padEnd(21, "0"), effort: "low" },
      { zapsCharged: 1, durationMs: 1, now: new Date("2026-11-20T10:00:00Z") },
    );

  test("the summary holds the last three answers, cut, oldest first", () => {
    const answers = ["one", "two", "three", "four"].map((text) => answer(text, "why"));
    expect(rollingSummary(ORACLE, answers)).toBe("two why\nthree why\nfour why");
  });

  test("a summary over 600 characters loses its beginning", () => {
    const answers = ["a", "b", "c"].map((letter) => answer(letter.repeat(200), letter.repeat(200)));
    const summary = rollingSummary(ORACLE, answers);
    expect(summary).toHaveLength(600);
    expect(summary.endsWith(`${"c".repeat(100)} ${"c".repeat(150)}`)).toBe(true);
  });

  test("has no summary where there is no answer", () => {
    expect(rollingSummary(ORACLE, [])).toBe("");
  });
});
