import { expect, test } from "vitest";
import { type TableRow, writeCsv, writeJson } from "./write-table.ts";

const textOf = async (parts: AsyncIterable<string>) => {
  let text = "";
  for await (const part of parts) text += part;
  return text;
};
async function* rows(...list: TableRow[]) {
  yield* list;
}

test.each([
  [12, "12"],
  [null, '""'],
  [false, '"false"'],
  [["=1", "=b"], `"'=1 | '=b"`],
  ['say "no", please\nnow', '"say ""no"", please\nnow"'],
] as const)("[ADM-04] %j is written as one cell", async (value, cell) => {
  const text = await textOf(writeCsv(["a"], rows({ a: value })));
  expect(text).toBe(`\uFEFF"a"\r\n${cell}\r\n`);
});

test("[ADM-04] a table is CSV with its head, or one JSON list, also when it is empty", async () => {
  const two = [
    { a: 1, b: "x" },
    { a: 2, b: null },
  ];
  expect(await textOf(writeCsv(["a", "b"], rows(...two)))).toBe(
    '\uFEFF"a","b"\r\n1,"x"\r\n2,""\r\n',
  );
  expect(await textOf(writeCsv(["a"], rows()))).toBe('\uFEFF"a"\r\n');
  expect(JSON.parse(await textOf(writeJson(rows(...two))))).toEqual(two);
  expect(JSON.parse(await textOf(writeJson(rows())))).toEqual([]);
});
