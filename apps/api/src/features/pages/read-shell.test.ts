import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readShell } from "./read-shell.ts";

test("[T-6] the file of a page is read once for many visitors", async () => {
  const folder = mkdtempSync(join(tmpdir(), "spellwright-shells-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "pages"));
  const build = (name: string) => {
    writeFileSync(join(folder, "index.html"), `any of ${name}`);
    writeFileSync(join(folder, "pages/rules.html"), `rules of ${name}`);
  };
  const shown = async () => {
    const shells = await Promise.all([readShell(folder, "rules"), readShell(folder, "card")]);
    return shells.map((shell) => shell?.html);
  };
  expect(await shown()).toEqual([undefined, undefined]);
  build("one");
  expect(await shown()).toEqual(["rules of one", "any of one"]);
  build("another");
  expect(await shown()).toEqual(["rules of one", "any of one"]);
});
