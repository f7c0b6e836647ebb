import { describe, expect, it } from "vitest";
import { failedTests, filesToRepeat, storiesOf } from "./test-reports.mjs";

const ROOT = "/house";

describe("reports of tests", () => {
  it("[S1-6] names each test that failed, and a file that could not be read", () => {
    const report = {
      testResults: [
        {
          name: "/house/apps/a.test.ts",
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "counts" },
            { status: "failed", fullName: "refuses" },
          ],
        },
        { name: "/house/apps/b.test.ts", status: "failed", assertionResults: [] },
        {
          name: "/house/apps/c.test.ts",
          status: "passed",
          assertionResults: [{ status: "passed", fullName: "answers" }],
        },
      ],
    };
    expect(failedTests(report, ROOT)).toEqual([
      { file: "apps/a.test.ts", title: "refuses" },
      { file: "apps/b.test.ts", title: "the file itself" },
    ]);
    expect(failedTests(undefined, ROOT)).toEqual([]);
  });

  it("[S1-6] tells stories that passed only when repeated from those that failed", () => {
    const spec = (title: string, status: string) => ({
      ...{ file: "decks.spec.ts", title },
      tests: [{ status }],
    });
    const report = {
      suites: [
        {
          specs: [spec("opens", "expected"), spec("saves", "flaky")],
          suites: [{ specs: [spec("deletes", "unexpected")] }],
        },
      ],
    };
    expect(storiesOf(report, "flaky")).toEqual([{ file: "decks.spec.ts", title: "saves" }]);
    expect(storiesOf(report, "unexpected")).toEqual([{ file: "decks.spec.ts", title: "deletes" }]);
  });

  it("[S1-6] repeats a few files once each, and nothing where many failed", () => {
    const failed = (files: number) =>
      Array.from({ length: files * 2 }, (_, at) => ({ file: `${at % files}.test.ts` }));
    expect(filesToRepeat(failed(2))).toEqual(["0.test.ts", "1.test.ts"]);
    expect(filesToRepeat(failed(9))).toEqual([]);
  });
});
