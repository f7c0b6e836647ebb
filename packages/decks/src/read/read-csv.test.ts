import { describe, expect, it } from "vitest";
import { starterIndex } from "../../test/starter-cards.ts";
import { readDecklist, resolveDecklist } from "../index.ts";

const resolve = (text: string) => resolveDecklist(readDecklist(text, starterIndex), starterIndex);
const linesOf = (text: string) =>
  resolve(text).entries.map(({ quantity, name, board, setCode, collectorNumber, finish }) =>
    [quantity, name, board, setCode, collectorNumber, finish]
      .filter((part) => part !== null)
      .join(" "),
  );

describe("[IMP-02] columns of a file of values", () => {
  it("may say yes of a board, as TappedOut’s and a cube’s do", () => {
    expect(
      linesOf(
        'Board,Qty,Name,Printing,Foil,Commander\nmain,1,"Krenko, Mob Boss",ddt,,True\nside,2,Blood Moon,mh2,f-etch,',
      ),
    ).toEqual(["1 Krenko, Mob Boss commander DDT", "2 Blood Moon sideboard MH2 etched"]);
    expect(
      linesOf("name,Count,Set,maybeboard\nSol Ring,1,c21,false\nLightning Bolt,1,m10,true"),
    ).toEqual(["1 Sol Ring main C21", "1 Lightning Bolt maybeboard M10"]);
  });

  it("may have a rule below their heads, as a table of Markdown", () => {
    expect(linesOf("|Qty|Card|Set|\n|:--|:--|--:|\n|4|Sol Ring|C21|")).toEqual([
      "4 Sol Ring main C21",
    ]);
  });

  it("may count regular and foil copies in words", () => {
    expect(linesOf("Name,Set,Number of Non-foil,Number of Foil\nSol Ring,C21,3,1")).toEqual([
      "3 Sol Ring main C21",
      "1 Sol Ring main C21 foil",
    ]);
  });

  it("may hold marks in the simple name too", () => {
    expect(
      linesOf(
        "Quantity,Name,Simple Name,Set Code\n3,Mountain (0278) (Full Art),Mountain (0278),ZNR",
      ),
    ).toEqual(["3 Mountain main ZNR 278"]);
  });

  it.each([
    ["Finish", "Surge Foil", "foil"],
    ["Finish", "foil-etched", "etched"],
    ["Finish", "Non-foil", null],
    ["Condition", "Near Mint Foil", "foil"],
    ["mtg_foil", "true", "foil"],
  ])("may say the finish: %s %s", (head, value, finish) => {
    const { entries } = resolve(`Quantity,Name,${head}\n1,Sol Ring,${value}`);
    expect(entries).toMatchObject([{ finish }]);
  });

  it.each(["4x", "100", "4.0"])(
    "that is not known may hold copies, which is asked: %s",
    (copies) => {
      const list = resolve(`Stk,Name,Set Code\n4x,Sol Ring,C21\n${copies},Mountain,ZNR`);
      expect(list.entries).toEqual([]);
      expect(list.problems).toMatchObject([
        { reason: "copiesColumnUnknown", suggestions: ["Stk"] },
      ]);
    },
  );

  it("may all be none of copies: each row is one card, which is said", () => {
    const text = "Name,Set Code,Notes\nSol Ring,C21,four";
    expect(linesOf(text)).toEqual(["1 Sol Ring main C21"]);
    expect(resolve(text).problems).toMatchObject([
      { line: 1, reason: "rowsAreCopies", severity: "notice" },
    ]);
  });
});
