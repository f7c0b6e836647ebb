import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy, inlineSources, withStyle } from "./content-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const PAGE = `<style>a{}</style><script>run()</script><script src="/x.js"></script>
  <script type="module" crossorigin src="/y.js"></script>
  <script type="application/json" id="served">{}</script>`;

test("[ROUTE-10] a page’s policy names what it has inline, and nothing else", () => {
  const policy = contentPolicy(false, withStyle(inlineSources(PAGE), "b{}"));
  expect(policy).toContain(`script-src 'self' ${hash("run()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("a{}")} ${hash("b{}")};`);
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain("upgrade-insecure-requests");
});

test("[SEC] an answer without anything inline allows our own files only", () => {
  const policy = contentPolicy(true);
  expect(policy).toMatch(/^default-src 'self'; script-src 'self'; style-src 'self'; /);
  expect(policy).toMatch(/; upgrade-insecure-requests$/);
});
