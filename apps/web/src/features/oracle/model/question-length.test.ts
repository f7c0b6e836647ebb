import { describe, expect, it } from "vitest";
import { measureQuestion } from "./question-length.ts";

describe("the length of a question", () => {
  it.each([
    ["29 characters", "a".repeat(29), 1],
    ["30 characters", "a".repeat(30), 0],
    ["30 with its outer spaces", `  ${"a".repeat(28)}  `, 2],
  ])("[ORA-05] %s", (_, text, missing) => {
    expect(measureQuestion(text).missing).toBe(missing);
  });

  it("[ORA-05] does not count the brackets of a card towards the minimum", () => {
    expect(measureQuestion(`[[Fork]]${"a".repeat(26)}`)).toMatchObject({ visible: 30, missing: 0 });
  });

  it("[ORA-05] tells when the server's 2,000 are exceeded", () => {
    expect(measureQuestion("a".repeat(2000)).excess).toBeNull();
    expect(measureQuestion("a".repeat(2001)).excess).toBe(2001);
  });
});
