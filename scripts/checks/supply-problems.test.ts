import { expect, test } from "vitest";
import { imagesWithoutDigest, readAudit } from "./supply-problems.ts";

test("[T-12] an image is named by a digest, or told", () => {
  const digest = `sha256:${"0".repeat(64)}`;
  expect(
    imagesWithoutDigest("Dockerfile", `ARG NODE_IMAGE=node:22\nFROM $NODE_IMAGE AS build\n`),
  ).toEqual(["Dockerfile: node:22 is named by its tag alone"]);
  const compose = [
    "  image: spellwright",
    `    image: postgres:17@${digest}`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of compose files
    "    image: ${CADDY_IMAGE:-caddy:2}",
  ].join("\n");
  expect(imagesWithoutDigest("compose.yaml", compose)).toEqual([
    "compose.yaml: caddy:2 is named by its tag alone",
  ]);
});

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
