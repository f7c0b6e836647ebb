export interface NamedTest {
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

export function failedTests(report: UnitReport | undefined, root: string): NamedTest[];
export function storiesOf(suite: StorySuite, status: "flaky" | "unexpected"): NamedTest[];
export function filesToRepeat(failed: readonly Pick<NamedTest, "file">[]): string[];
