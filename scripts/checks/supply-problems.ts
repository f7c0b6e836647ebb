/** Images of a Dockerfile or a compose file that a tag names, which its owner may move, and no digest. */
export const imagesWithoutDigest = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/^(?:ARG \w+_IMAGE=|\s+image: )(\S+)/gm)]
    .map(([, image = ""]) => /^\$\{\w+:-(.+)\}$/.exec(image)?.[1] ?? image)
    .filter((image) => image.includes(":") && !image.includes("@sha256:"))
    .map((image) => `${file}: ${image} is named by its tag alone`);

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
 * @returns packages with holes that are high or critical; lesser ones wait for the next update
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
