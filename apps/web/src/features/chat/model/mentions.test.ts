import { describe, expect, it } from "vitest";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import {
  cardsNamedIn,
  deleteMentionBefore,
  insertMention,
  insertNames,
  mentionQueryAt,
  segmentsOf,
} from "./mentions.ts";

describe("card mentions", () => {
  it("[ORA-09] are the bracketed names of a stored text", () => {
    expect(segmentsOf("Je copie [[Lightning Bolt]].").map((s) => [s.kind, s.text])).toEqual([
      ["text", "Je copie "],
      ["card", "Lightning Bolt"],
      ["text", "."],
    ]);
  });

  it("[ORA-09] copied text carries no link markup", () => {
    expect(withoutMarkup("[[Fork]] copie [[Lightning Bolt]] [[")).toBe(
      "Fork copie Lightning Bolt [[",
    );
  });

  it("[ORA-09] no card counts twice, whatever its case", () => {
    const picked = [{ id: "f", name: "Fork" }];
    expect(cardsNamedIn("[[Fork]], [[fork]] et [[Bolt]]", picked)).toEqual([
      { id: "f", name: "Fork" },
      { name: "Bolt" },
    ]);
  });

  it("[ORA-09] deleting the bracketed name removes the card", () => {
    const picked = [{ id: "f", name: "Fork" }];
    expect(cardsNamedIn("[[Fork] copie", picked)).toEqual([]);
  });

  it.each([
    ["Si je vole @Teferi", { start: 11, query: "Teferi" }],
    ["@Questing Be", { start: 0, query: "Questing Be" }],
    ["(@Fork", { start: 1, query: "Fork" }],
    ["ecrire@exemple", null],
    ["@Fork. Puis", null],
    ["@ rien", null],
    ["sans rien", null],
  ])("[ORA-09] « %s » is being typed as %j", (text, expected) => {
    expect(mentionQueryAt(text, text.length)).toEqual(expected);
  });

  it("[ORA-09] a chosen card replaces what was typed and leaves the caret behind it", () => {
    const edit = insertMention("Je vole @tef avec Control Magic", { start: 8, query: "tef" }, "X");
    expect(edit.text).toBe("Je vole [[X]] avec Control Magic");
    expect(edit.text.slice(0, edit.caret)).toBe("Je vole [[X]] ");
  });

  it("[ORA-09] one backspace behind a mention takes the whole name", () => {
    expect(deleteMentionBefore("a [[Fork]]", 10)).toEqual({ text: "a ", caret: 2 });
    expect(deleteMentionBefore("a [[Fork]] b", 11)).toBeNull();
  });

  it("[ORA-10] chosen cards go to the caret, apart from the words, none twice", () => {
    const text = "J’attaque avec et [[Opt]].";
    const edit = insertNames(text, 14, ["Fork", "Opt", "Shock"]);
    expect(edit.text).toBe("J’attaque avec [[Fork]] [[Shock]] et [[Opt]].");
    expect(insertNames("", 0, ["Fork"])).toEqual({ text: "[[Fork]] ", caret: 9 });
    expect(insertNames("[[Fork]]", 8, ["Fork"]).text).toBe("[[Fork]]");
  });
});
