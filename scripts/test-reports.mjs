// What the reports of Vitest and Playwright say of single tests.
import path from "node:path";

/** Files that are repeated at most. */
const MOST_REPEATED = 8;

/**
 * The tests of a report of Vitest that failed, and the files that could not be read at all.
 *
 * @param root folder from which files are named
 */
export const failedTests = (report, root) =>
  (report?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [{ file, title: "the file itself" }];
      return failed.map(({ fullName }) => ({ file, title: fullName }));
    });

/**
 * The stories of a report of Playwright that ended in one way.
 *
 * @param suite the report, or a suite in it
 * @param status `flaky`: passed only when repeated
 */
export const storiesOf = ({ suites = [], specs = [] }, status) => [
  ...specs
    .filter(({ tests }) => tests.some((each) => each.status === status))
    .map(({ file, title }) => ({ file, title })),
  ...suites.flatMap((suite) => storiesOf(suite, status)),
];

/**
 * Files whose tests failed and may be unsteady. They are repeated by themselves. Many are no unsteadiness.
 *
 * @returns none where nothing is to be repeated
 */
export const filesToRepeat = (failed) => {
  const files = [...new Set(failed.map(({ file }) => file))];
  return files.length <= MOST_REPEATED ? files : [];
};
