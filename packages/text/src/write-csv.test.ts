import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { csvLine, textOfCsvCell } from "./write-csv.ts";

const SEPARATORS = [",", ";", "\t", "|"];
/** The cells of a text as a spreadsheet has them: what surrounds a text is skipped. */
const cellsBy = (separator: string, text: string): string[] =>
  Papa.parse<string[]>(text, { delimiter: separator })
    .data.flat()
    .map((cell) => cell.replace(/^[\s"]+/, ""));
const FORMULA = /^[=+\-@＝＋－＠]/;
/** Texts of what an attack is made of. */
const hostile = fc
  .array(
    fc.constantFrom(
      ...["=", "+", "-", "@", "＝", "'", '"', ",", ";", "|", "\t", "\n", "\r", " ", "\u2028"],
      ...["cmd|' /C calc'!A0", "a", "1"],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("[T-3] a line of comma-separated values", () => {
  test.each([
    ['=HYPERLINK("http://evil")', `'=HYPERLINK("http://evil")`],
    ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
    ["x\t=1", "x\t'=1"],
    ["x\n@SUM(A1)", "x\n'@SUM(A1)"],
    ['x; "+1', `x; "'+1`],
    ["  =1+1", "  '=1+1"],
    ["＝1+1", "'＝1+1"],
    ["'=1", "''=1"],
    ["+2 Mace", "+2 Mace"],
    ["Fire // Ice", "Fire // Ice"],
    ["Jack-o'-Lantern", "Jack-o'-Lantern"],
    ["Is 1-1 = 0, -1 or a +1/+1 counter?", "Is 1-1 = 0, '-1 or a +1/+1 counter?"],
  ])("writes %j so that it begins no formula", (text, cell) => {
    expect(Papa.parse(csvLine([text, ""])).data).toEqual([[cell, ""]]);
    expect(textOfCsvCell(cell)).toBe(text);
  });

  test.each(SEPARATORS)(
    "has no formula where %j separates, and gives each text back",
    (separator) => {
      fc.assert(
        fc.property(
          fc.array(fc.oneof(hostile, fc.string()), { minLength: 2, maxLength: 4 }),
          (texts) => {
            const line = csvLine(texts);
            expect(cellsBy(separator, line).filter((cell) => FORMULA.test(cell))).toEqual([]);
            const [read] = Papa.parse<string[]>(line, { delimiter: ",", newline: "\r\n" }).data;
            expect(read?.map(textOfCsvCell)).toEqual(texts);
          },
        ),
        { seed: 20_261_128, numRuns: 1_000 },
      );
    },
  );

  test("keeps numbers, but begins with no negative one", () => {
    expect(csvLine([-5, -5, 5])).toBe(`"'-5",-5,5`);
  });
});
