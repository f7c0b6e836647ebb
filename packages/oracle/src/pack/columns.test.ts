import fc from "fast-check";
import { expect, test } from "vitest";
import { type Columns, fromColumns, type Json } from "./columns.ts";
import { toColumns } from "./to-columns.ts";

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
/** Words that come again and again, between letters that may stand for them. */
const repeating = fc.constantFrom("créature", " ", "flying", "Ā", "ā", "œ", "\u07ff");
const entry = fc.record(
  {
    id: fc.string(),
    "name-of-all": scalar,
    text: fc.oneof(
      fc.record({ fr: fc.string({ unit: "binary" }), en: fc.string({ unit: repeating }) }),
      fc.constant(null),
    ),
    lists: fc.array(fc.array(fc.string())),
    kinds: fc.array(fc.constantFrom("flying", "reach", "")),
    kind: fc.constantFrom("flying", "reach", "trample"),
    steps: fc.array(fc.record({ fr: scalar }, { requiredKeys: [] })),
  },
  { requiredKeys: ["id"] },
);

const sent = (columns: Columns): Columns => JSON.parse(JSON.stringify(columns)) as Columns;

test("[PWA-01] what is written as columns is read as it was, with its names in their order", () => {
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const plain = JSON.parse(JSON.stringify(entries)) as Json;
      const read = fromColumns(sent(toColumns(plain)));
      expect(JSON.stringify(read)).toBe(JSON.stringify(plain));
    }),
  );
});

test("[PWA-01] words that stand often are a letter each, except letters that a text has itself", () => {
  const texts = Array.from({ length: 40 }, (_, at) => `Créature ${at} : cœur de la créature, Āa`);
  const written = sent(toColumns(texts));
  const [lengths, column] = written.columns;
  expect(lengths).toEqual([40]);
  expect(written.words.split("\n")).toEqual(["", "Créature", "créature", "cœur"]);
  expect(String(column)).not.toContain("réature");
  expect(String(column)).toContain("Āa");
  expect(fromColumns(written)).toEqual(texts);
});

test("[PWA-01] texts of one language stand together, one under the other", () => {
  const { columns } = toColumns([
    { en: "Bolt", fr: "Foudre" },
    { en: "Opt", fr: "Option" },
  ]);
  expect(columns.filter((column) => typeof column === "string")).toEqual([
    "Foudre\nOption",
    "Bolt\nOpt",
  ]);
});

test("[PWA-01] names of other things are written as their places, and read as the names", () => {
  const things = {
    ideas: [{ id: "flying" }, { id: "reach" }],
    cards: [["reach", "flying"], ["reach", "flying"], ["reach"], ["reach", "landfall"], ["reach"]],
  };
  const written = sent(toColumns(things));
  expect(written.columns).toContainEqual({ of: 3, texts: [1, 0, 1, 0, 1, 1, "landfall", 1] });
  expect(fromColumns(written)).toEqual(things);
});

test("[PWA-01] a place that holds a list here and a text there is refused, not written wrongly", () => {
  expect(() => toColumns([{ a: ["x"] }, { a: "x" }])).toThrow("two kinds at a");
  expect(() => toColumns([{ a: {} }, { a: [] }])).toThrow("two kinds at a");
});
