import { describe, expect, it } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

describe("paragraphs", () => {
  it("[ORA-02] turn markdown into plain sentences", () => {
    expect(
      paragraphsOf("## Titre\nUn **mot** et un [lien](https://x.test).\n\n- a\n- `b`"),
    ).toEqual(["Titre", "Un mot et un lien.", "a", "b"]);
  });

  it("[ORA-02] join the lines of one paragraph and drop card brackets", () => {
    expect(paragraphsOf("[[Fork]] copie\nle sort.\n\nPuis non.")).toEqual([
      "Fork copie le sort.",
      "Puis non.",
    ]);
  });

  it("[ORA-02] leave HTML and lone asterisks as the characters they are", () => {
    expect(paragraphsOf("<b>3 * 4</b>")).toEqual(["<b>3 * 4</b>"]);
  });
});
