import { expect, test } from "vitest";
import { readAudit } from "./supply-problems.ts";

test("[T-12] an audit fails for high and critical holes, and says when there is none", () => {
  const vulnerabilities = {
    a: { severity: "critical", range: "<2" },
    b: { severity: "moderate", range: "*" },
    c: { severity: "high", range: ">=1 <3" },
  };
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    problems: ["a <2: critical", "c >=1 <3: high"],
  });
  expect(readAudit(JSON.stringify({ message: "405 Method Not Allowed", error: {} }))).toEqual({
    skipped: "405 Method Not Allowed",
    problems: [],
  });
});
