import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT } from "../../chat/index.ts";
import { quotable, withBlock } from "./quote-passage.ts";

describe("a quoted passage", () => {
  it("[ORA-02] is one line, whatever was selected", () => {
    expect(quotable("  Une blessure\n\nsuffit. ")).toBe("Une blessure suffit.");
  });

  it("[ORA-05] is cut between two words, to leave room for the question", () => {
    const cut = quotable("mot ".repeat(200));
    expect(cut.length).toBeLessThanOrEqual(301);
    expect(cut.endsWith("mot…")).toBe(true);
  });

  it("[ORA-02] stands behind what was written before", () => {
    expect(withBlock(EMPTY_DRAFT, "« a »", "\n").text).toBe("« a »\n");
    expect(withBlock({ text: "Et si ? ", picked: [] }, "« a »", "\n").text).toBe(
      "Et si ?\n\n« a »\n",
    );
  });
});
