import { expect, test } from "vitest";
import { titleProblems } from "./title-problems.ts";

const problems = (text: string): readonly string[] =>
  titleProblems("a.test.ts", text).map((problem) => `${problem.line}: ${problem.text}`);

test("[S1] a title with requirement and verb has no problem, alone or below its suites", () => {
  expect(
    problems(`
      test("[BILL-08] a lost run gives its zaps back", () => {});
      describe("[BILL-08] a run", () => describe("that was lost", () => {
        test("gives its zaps back", () => {});
        test.each(ROWS)("gives back %i zaps", () => {});
      }));
      test.describe("a pack", () => test("[BOT-08] pays for all", () => {}));
    `),
  ).toEqual([]);
});

test("[S1] a title without requirement is named with its suites and its line", () => {
  expect(
    problems('describe("a run", () => {\ntest("gives its zaps back", () => {});\n});'),
  ).toEqual(["2: no requirement in brackets before “a run gives its zaps back”"]);
});

test("[S1] a requirement counts only before a title or a suite", () => {
  expect(problems('it("gives zaps back [BILL-08]", () => {});')).toHaveLength(1);
});

test.each(["test", "test.skip", "it.each(ROWS)", "modelTest"])(
  "[S1] %s without a verb is named",
  (call) => {
    expect(problems(`${call}("[BILL-08] zaps of an account", () => {});`)).toEqual([
      "1: no verb of title-verbs.json in “[BILL-08] zaps of an account”: say who does what",
    ]);
  },
);
