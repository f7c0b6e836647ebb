interface NamedTest {
  readonly file: string;
  readonly title: string;
}

interface UnitReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface StorySuite {
  readonly suites?: readonly StorySuite[];
  readonly specs?: readonly (NamedTest & {
    readonly tests: readonly { readonly status: string }[];
  })[];
}

/**
 * The tests of a report of Vitest that failed.
 *
 * @public `npm test` takes it.
 */
export function failedTests(report: UnitReport | undefined, root: string): NamedTest[];
/**
 * The stories of a report of Playwright that ended in one way.
 *
 * @public `npm test` takes it.
 */
export function storiesOf(suite: StorySuite, status: "flaky" | "unexpected"): NamedTest[];
/**
 * The files to repeat, or none.
 *
 * @public `npm test` takes it.
 */
export function filesToRepeat(failed: readonly Pick<NamedTest, "file">[]): string[];
