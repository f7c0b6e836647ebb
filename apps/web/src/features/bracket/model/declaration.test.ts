import { expect, test } from "vitest";
import { declarationOf } from "./declaration.ts";

test.each([
  { bracket: 2, declared_bracket: null, declaration: "open" },
  { bracket: 3, declared_bracket: null, declaration: "closed" },
  { bracket: 1, declared_bracket: 1, declaration: "declared" },
  { bracket: 3, declared_bracket: 1, declaration: "overruled" },
  { bracket: null, declared_bracket: 1, declaration: "closed" },
] as const)(
  "[BRK-03] in bracket $bracket with $declared_bracket declared, bracket 1 is $declaration",
  ({ declaration, ...deck }) => {
    expect(declarationOf({ format: "commander", ...deck })).toBe(declaration);
  },
);

test("[BRK-03] other formats have nothing to declare", () => {
  expect(declarationOf({ format: "modern", bracket: 2, declared_bracket: null })).toBe("closed");
});
