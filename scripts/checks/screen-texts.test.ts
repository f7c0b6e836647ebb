import { describe, expect, test } from "vitest";
import { screenTexts } from "./screen-texts.ts";

const textsIn = (jsx: string) => screenTexts(`export const Screen = () => ${jsx};`);

describe("[LANG-02] a sentence of a screen outside the catalogues", () => {
  test.each([
    ["between tags", "<p>Hello there</p>"],
    ["as an expression", '<p>{"Hello there"}</p>'],
    ["as a template", "<p>{`Hello there`}</p>"],
    ["around a value", `<p>{\`Hello there \${name}\`}</p>`],
    ["as one side of a choice", '<p>{isNew ? "Hello there" : null}</p>'],
    ["behind a condition", '<p>{isNew && "Hello there"}</p>'],
    ["in place of a missing value", '<p>{name ?? "Hello there"}</p>'],
    ["in a spoken attribute", '<p aria-label="Hello there" />'],
    ["in a spoken attribute's expression", '<p title={isNew ? "Hello there" : ""} />'],
  ])("is found: %s", (_place, jsx) => {
    expect(textsIn(jsx)).toEqual([{ line: 1, text: "Hello there" }]);
  });

  test("is found with its line", () => {
    expect(textsIn("(\n<p>\n{t('a.b')}\n<i>Hello there</i></p>)")).toEqual([
      { line: 4, text: "Hello there" },
    ]);
  });
});

describe("[LANG-02] what is no sentence", () => {
  test.each([
    ["a key of the catalogues", '<p>{t("oracle.title")}</p>'],
    ["a sign or a number", "<p>{count} / 30 ×</p>"],
    ["the product's name", "<h1>Spellwright</h1>"],
    ["a class, a link, a role", '<a className="plain link" href="/fr/oracle" role="button" />'],
    ["a comparison", '<p>{kind === "oracle" && <b />}</p>'],
  ])("is left alone: %s", (_name, jsx) => {
    expect(textsIn(jsx)).toEqual([]);
  });
});
