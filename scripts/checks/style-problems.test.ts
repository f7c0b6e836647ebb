import { describe, expect, test } from "vitest";
import { classUses } from "./class-uses.ts";
import { styleProblems } from "./style-problems.ts";

/** Problems of pages whose files are given by their path. */
const problems = (files: Readonly<Record<string, string>>): readonly string[] => {
  const named = Object.entries(files);
  const found = styleProblems({
    styles: new Map(named.filter(([file]) => file.endsWith(".css"))),
    code: new Map(
      named
        .filter(([file]) => !file.endsWith(".css"))
        .map(([file, text]) => [file, classUses(text)]),
    ),
  });
  return found.map(({ file, line, text }) => `${file}${line ? `:${line}` : ""}: ${text}`);
};

const UI = {
  "ui/styles/index.css": '@import "./row.css" layer(ui);',
  "ui/styles/row.css": ".row { display: flex }",
};
const CARD = {
  "features/cards/card.module.css": "@layer features { .card { top: 0 } }",
  "features/cards/card.tsx":
    'import styles from "./card.module.css";\n<p className={["row", styles.card].join(" ")} />',
};

test("[S1] a feature with a module of its own, over classes of ui, has no problem", () => {
  expect(problems({ ...UI, ...CARD })).toEqual([]);
});

describe("[S1] a style sheet of a feature", () => {
  test("is a module", () => {
    const css = "@layer features { .a { top: 0 } }";
    expect(problems({ "features/cards/cards.css": css })).toEqual([
      "features/cards/cards.css: styles of a feature are a module: *.module.css",
    ]);
  });

  test("stays in its module, in its layer and in camelCase", () => {
    const css = ".a-b :global(.c) { top: 0 }";
    expect(
      problems({
        "a/b.module.css": css,
        "a/b.tsx": 'import b from "./b.module.css"; f(b["a-b"], b.c)',
      }),
    ).toEqual([
      "a/b.module.css: :global leaves the module",
      "a/b.module.css: .a-b is not in camelCase",
      "a/b.module.css: .a-b :global(.c) stands outside of @layer features",
    ]);
  });

  test("has no class that code does not use, and code uses none that it lacks", () => {
    expect(
      problems({
        ...UI,
        ...CARD,
        "features/cards/card.module.css": "@layer features { .plate { top: 0 } }",
      }),
    ).toEqual([
      "features/cards/card.tsx:2: ./card.module.css has no .card",
      "features/cards/card.module.css: no code uses .plate",
    ]);
  });
});

test("[S1] code names no class that ui lacks, and ui has none that no code names", () => {
  expect(problems({ ...UI, "features/cards/card.tsx": '<p className="column" />' })).toEqual([
    "features/cards/card.tsx:1: ui/ defines no .column",
    "ui/styles/row.css: no code uses .row",
  ]);
});

test("[S1] styles of ui stand in its layer, by their import or by themselves", () => {
  expect(
    problems({
      ...UI,
      "ui/lone.css": ".lone { top: 0 }",
      "ui/own.css": "@layer ui { .own { top: 0 } }",
      "app/a.tsx": 'f("row lone own")',
    }),
  ).toEqual(["ui/lone.css: .lone stands outside of @layer ui"]);
});
