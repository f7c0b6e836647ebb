interface Audit {
  /** Why there is nothing to judge: the registry offers no audits, or none now. */
  readonly skipped?: string;
  readonly problems: readonly string[];
}

interface Report {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string }>
  >;
}

/**
 * What `npm audit --json` says.
 *
 * @returns packages with holes that are high or critical. Lesser ones wait for the next update
 */
export const readAudit = (output: string): Audit => {
  const report: Report = JSON.parse(output);
  if (report.vulnerabilities === undefined)
    return { skipped: report.message ?? "no report", problems: [] };
  const problems = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { problems };
};
