import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { undocumentedExports } from "./undocumented-exports.ts";

const folder = mkdtempSync(path.join(tmpdir(), "spellwright-exports-"));
afterAll(() => rmSync(folder, { recursive: true }));

const undocumented = (files: Readonly<Record<string, string>>): readonly string[] => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return undocumentedExports([path.join(folder, "index.ts")]).map(
    ({ name, file, line }) => `${path.basename(file)}:${line} ${name}`,
  );
};

describe("[S1] a public name without a docstring", () => {
  test("is reported where it is declared, however it is passed on", () => {
    expect(
      undocumented({
        "index.ts": `export { inner as outer } from "./middle.ts";\nexport * from "./more.ts";`,
        "middle.ts": `export { inner } from "./end.tsx";`,
        "end.tsx": `/** Documented. */\nconst other = 1;\nexport const inner = () => other;`,
        "more.ts": `export interface Shape {\n  /** Of its side. */\n  length: number;\n}\nexport class Box {}`,
      }),
    ).toEqual(["end.tsx:3 inner", "more.ts:1 Shape", "more.ts:5 Box"]);
  });

  test("is reported in a schema made of a list that has none itself", () => {
    expect(
      undocumented({
        "index.ts": `import * as z from "zod";\nconst PLANS = ["free"];\nexport const Plan = z.enum(PLANS);`,
      }),
    ).toEqual(["index.ts:3 Plan"]);
  });

  test("is reported with a remark that is no docstring", () => {
    expect(undocumented({ "index.ts": "// Adds.\nexport const add = 1;" })).toEqual([
      "index.ts:2 add",
    ]);
  });
});

describe("[S1] the check of docstrings", () => {
  test("reports nothing of what has a docstring, be it only its errors", () => {
    expect(
      undocumented({
        "index.ts": `/** The sum. */\nexport const add = 1;\n/** @throws Error when empty */\nexport function take() {}`,
      }),
    ).toEqual([]);
  });

  test("reports nothing of a type whose value of the same name has one", () => {
    expect(
      undocumented({
        "index.ts": `/** What is paid for. */\nexport const Plan = ["free"];\nexport type Plan = "free";`,
      }),
    ).toEqual([]);
  });

  test("reports nothing of a schema and a type made of a list that has one", () => {
    expect(
      undocumented({
        "index.ts": `import * as z from "zod";
/** What is paid for. */
export const PLANS = ["free"] as const;
export const Plan = z.enum(PLANS);
export type PlanName = (typeof PLANS)[number];`,
      }),
    ).toEqual([]);
  });

  test("reports nothing of a library's names and of what stays inside", () => {
    expect(
      undocumented({
        "index.ts": `export { z } from "zod";\nexport { add } from "./inside.ts";`,
        "inside.ts": `/** The sum. */\nexport const add = 1;\nexport const inner = 2;`,
      }),
    ).toEqual([]);
  });
});
