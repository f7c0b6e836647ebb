import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = readdirSync(`${root}packages`);

const examplesOf = (name: string): readonly string[] =>
  [
    ...readFileSync(`${root}packages/${name}/README.md`, "utf8").matchAll(/```js\n([\s\S]*?)```/g),
  ].map(([, code = ""]) => code);

test.each(packages)("[T-1] the README of packages/%s has an example, and it runs", (name) => {
  const examples = examplesOf(name);
  expect(examples.length).toBeGreaterThan(0);
  for (const code of examples) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", code],
      { cwd: root, encoding: "utf8" },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  }
});
