import { describe, expect, it } from "vitest";
import { measureQuestion } from "./question-length.ts";

const measure = (text: string) => measureQuestion(text, 30);

describe("measures the length of a question", () => {
  it.each([
    ["29 characters", "a".repeat(29), 1],
    ["30 characters", "a".repeat(30), 0],
    ["30 with its outer spaces", `  ${"a".repeat(28)}  `, 2],
  ])("[ORA-05] counts %s", (_, text, missing) => {
    expect(measure(text).missing).toBe(missing);
  });

  it("[ORA-05] does not count the brackets of a card towards the minimum", () => {
    expect(measure(`[[Fork]]${"a".repeat(26)}`)).toMatchObject({ visible: 30, missing: 0 });
  });

  it("[FOR-08] needs ten characters of the Forge’s, blanks around it aside", () => {
    expect(measureQuestion("  Terrains  ", 10)).toEqual({ visible: 8, missing: 2, excess: null });
    expect(measureQuestion("Terrains ?", 10)).toMatchObject({ missing: 0 });
  });

  it("[ORA-05] tells when the server's 2,000 are exceeded", () => {
    expect(measure("a".repeat(2000)).excess).toBeNull();
    expect(measure("a".repeat(2001)).excess).toBe(2001);
  });
});
