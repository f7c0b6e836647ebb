import { expect, test } from "vitest";
import { csvCell, type TableRow, writeCsv, writeJson } from "./csv.ts";

const textOf = async (parts: AsyncIterable<string>) => {
  let text = "";
  for await (const part of parts) text += part;
  return text;
};
async function* rows(...list: TableRow[]) {
  yield* list;
}

test.each([
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1+1", "'  =1+1"],
  ["\t=1", "'\t=1"],
  ["\uFF1D1+1", "'\uFF1D1+1"],
  ["\uFF20SUM(A1)", "'\uFF20SUM(A1)"],
  ["1-1", "1-1"],
])("[ADM-04] a question %j begins no formula in a spreadsheet", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each([
  [-12, "-12"],
  [null, ""],
  [false, "false"],
  [["=1", "b"], "'=1 | b"],
  ['say "no", please\nnow', '"say ""no"", please\nnow"'],
] as const)("[ADM-04] %j is written as one cell", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("[ADM-04] a table is CSV with its head, or one JSON list, also when it is empty", async () => {
  const two = [
    { a: 1, b: "x" },
    { a: 2, b: null },
  ];
  expect(await textOf(writeCsv(["a", "b"], rows(...two)))).toBe("\uFEFFa,b\r\n1,x\r\n2,\r\n");
  expect(await textOf(writeCsv(["a"], rows()))).toBe("\uFEFFa\r\n");
  expect(JSON.parse(await textOf(writeJson(rows(...two))))).toEqual(two);
  expect(JSON.parse(await textOf(writeJson(rows())))).toEqual([]);
});
