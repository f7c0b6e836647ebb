import { expect, test } from "vitest";
import { markTerms } from "../../../lib/text/mark-terms.ts";
import { proseTerms } from "./prose-terms.ts";

const CARDS = [
  { name: "Atraxa, Praetors' Voice", printed_name: "Atraxa, voix des praetors" },
  { name: "Fork", printed_name: "Fourche" },
  { name: "Vigilance" },
];
const KEYWORDS = [
  { name: "vol", rule: "702.9" },
  { name: "vigilance", rule: "702.20" },
  { name: "initiative", rule: "702.7" },
  { name: "double initiative", rule: "702.4" },
];
const terms = proseTerms(CARDS, KEYWORDS);

const marked = (text: string) =>
  markTerms(text, terms).flatMap((part) =>
    part.kind === "text"
      ? []
      : [[part.text, part.term.kind === "card" ? part.term.name : part.term.rule]],
  );

test("[ORA-02] cards are found by either name and by a legend's short one", () => {
  expect(marked("Atraxa copie Fourche ; Atraxa, voix des praetors vole.")).toEqual([
    ["Atraxa", "Atraxa, Praetors' Voice"],
    ["Fourche", "Fork"],
    ["Atraxa, voix des praetors", "Atraxa, Praetors' Voice"],
  ]);
});

test("[ORA-17] keywords are whole words, the longest first, each once", () => {
  expect(
    marked("Le vol et la double initiative ; le vol encore, l’initiative, des volutes."),
  ).toEqual([
    ["vol", "702.9"],
    ["double initiative", "702.4"],
    ["initiative", "702.7"],
  ]);
});

test("[ORA-02] a card's name counts with its capital only, and wins over a keyword", () => {
  expect(marked("une fork, la vigilance")).toEqual([]);
  expect(marked("Vigilance")).toEqual([["Vigilance", "Vigilance"]]);
});
