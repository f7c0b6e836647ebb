import { readFileSync } from "node:fs";
import { sourceFiles } from "../source-files.ts";
import { patternsOfData, phrasesOf } from "./count-data.ts";
import { patternsOfSource } from "./count-source.ts";

/** Characters by which questions and cards are recognised: of patterns with tables of words, of phrases. */
export interface Sizes {
  readonly patterns: number;
  readonly phrases: number;
}

/** What is said to a language model recognises nothing; nor do tests, measures and learning. */
const SOURCES =
  /^packages\/(?:judge\/src|strategist\/src|decks\/src\/roles)\/(?!.*(?:\.test\.ts$|\/(?:write-[a-z-]*prompt|prompt-blocks)\.ts$)).*\.ts$/;
const DATA = /^data\/judge\/(?:engines|evidence|figures|reading)\/.*\.jsonl?$/;
const VOCABULARY = /^data\/judge\/vocabulary\/.*\.json$/;

const valuesOf = (file: string): unknown => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".jsonl")
    ? text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]))
    : JSON.parse(text);
};

const sumOver = (files: RegExp, sizeOf: (file: string) => number): number =>
  sourceFiles(files).reduce((sum, file) => sum + sizeOf(file), 0);

/** How much of each stands in the project. */
export const measure = (): Sizes => ({
  patterns:
    sumOver(SOURCES, (file) => patternsOfSource(file, readFileSync(file, "utf8"))) +
    sumOver(DATA, (file) => patternsOfData(valuesOf(file))),
  phrases: sumOver(VOCABULARY, (file) =>
    phrasesOf(valuesOf(file) as Parameters<typeof phrasesOf>[0]),
  ),
});
