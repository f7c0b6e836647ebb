import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { regexesOf, type WrittenRegex } from "./regexes-of.ts";
import { findSlowText } from "./slow-regex.ts";
import { sourceFiles } from "./source-files.ts";

/** In yardsticks, of some 25 ms each: twice what `/api/health` may wait (`docs/reliability.md`). What is not linear takes far more. */
const BUDGET = 4;
/** The longest line or address that anybody sends, for what has no limit of its own. A sample of it for lists. */
const LONGEST = 16_384;
/** A question (ORA-05), and the words of a card. Nothing longer comes there. */
const SHORT = 2_048;
const SHORT_TEXTS = [
  /^packages\/judge\/src\/(?!model\/)/,
  /^packages\/decks\/src\/(?:roles|bracket|archetype)\//,
  /^packages\/strategist\/src\/(?!model\/)/,
  /^packages\/rulebook\/src\//,
  /^packages\/cards\/src\/french-text\.ts$/,
];

/** Where texts of others come in: the server, the bot, the pages with their workers, and all that these are made of. */
const ROOMS = /^(?:packages|apps)\/[^/]+\/(?:src|judge-worker|worker)\/.*\.tsx?$/;

const longestOf = (file: string): number =>
  SHORT_TEXTS.some((pattern) => pattern.test(file)) ? SHORT : LONGEST;

describe("[DATA-06] regular expressions over what others write", () => {
  test.each([
    ["spaces before an end", /\s+$/, 2 * LONGEST],
    ["two repetitions of the same", /^\s*\s*x$/, 2 * LONGEST],
    ["one within another", /^(?:a+)+$/, LONGEST],
    ["an end that never comes", /\{[^}]+\}/g, 2 * LONGEST],
    ["a literal before anything", /whenever [^.]*dies/, 4 * LONGEST],
  ])("%s is found", (_name, { source, flags }, longest) => {
    expect(findSlowText({ source, flags }, longest, BUDGET)).toBeDefined();
  });

  test.each([/[a-z]+/g, /(?<!\s)\s+$/, /^\s*x$/, /\{[^{}]+\}/g])(
    "%s is linear",
    ({ source, flags }) => {
      expect(findSlowText({ source, flags }, LONGEST, BUDGET)).toBeUndefined();
    },
  );

  test("none takes longer than an answer may wait, on the longest text that reaches it", () => {
    const files = sourceFiles(ROOMS).filter(
      (file) => !/\.test\.tsx?$|^packages\/fakes\//.test(file),
    );
    const regexes = files.flatMap((file) => regexesOf(file, readFileSync(file, "utf8")));
    expect(regexes.length).toBeGreaterThan(500);
    // What several files write is tried once, on the longest text that reaches any of them.
    const tried = new Map<string, WrittenRegex>();
    for (const regex of regexes) {
      const written = `/${regex.source}/${regex.flags}`;
      const known = tried.get(written);
      if (known === undefined || longestOf(known.file) < longestOf(regex.file))
        tried.set(written, regex);
    }
    const slow = [...tried.values()].flatMap((regex) => {
      const found = findSlowText(regex, longestOf(regex.file), BUDGET);
      return found === undefined ? [] : [{ at: `${regex.file}:${regex.line}`, ...found }];
    });
    expect(slow).toEqual([]);
  });

  test("none put together while the code loads takes longer, on a question or a card", () => {
    const program = new URL("./built-regexes.ts", import.meta.url).pathname;
    const told = execFileSync(process.execPath, ["--import", "tsx", program], { encoding: "utf8" });
    const built = [...new Set(told.trimEnd().split("\n"))].map(
      (line): { source: string; flags: string } => JSON.parse(line),
    );
    expect(built.length).toBeGreaterThan(60);
    expect(built.filter((regex) => findSlowText(regex, SHORT, BUDGET) !== undefined)).toEqual([]);
  });
});
