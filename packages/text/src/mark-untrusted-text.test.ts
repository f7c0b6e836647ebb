import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inOneLine, markUntrustedText } from "./mark-untrusted-text.ts";

/** What ends a line for any reader: Unicode's list (UAX 14) and the separators that some languages split at. */
const LINES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what ends lines
  /\r\n|[\n\v\f\r\u001c\u001d\u001e\u0085\u2028\u2029]/;

/** Pieces of marks, and what could hide in them or end a line beside them. */
const HOSTILE = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          "<",
          "<<",
          "<<<",
          ">",
          ">>",
          ">>>",
          "|",
          "| ",
          "[",
          "]",
          "R",
          "r",
          "3",
          "[R3]",
          "[ R 12 ]",
        ],
        ..."\n\r\v\f\u0085\u2028\u2029\u001c\u001d\u001e\u0000\u001b\u200b\u200d\u2060\ufeff\u202e\t\u00a0 ",
        ...[
          "\u{e003c}",
          "\ud800",
          "［R3］",
          "【Ｒ３】",
          "＜＜＜",
          "»»»",
          "QUESTION",
          "PASSAGES",
          "702.19b",
        ],
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(""));

describe("markUntrustedText", () => {
  test("[T-8] every line begins with the mark, whatever ends lines, and none holds a fence or a handle", async () => {
    await fc.assert(
      fc.property(HOSTILE, (text) => {
        const marked = markUntrustedText(text);
        for (const line of marked.split(LINES)) expect(line.startsWith("| ")).toBe(true);
        expect(marked).not.toMatch(/<<|>>|[[［【]\s*[RＲr]\s*\p{Nd}/u);
        expect(marked).not.toMatch(/\p{Surrogate}/u);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["a fence put together from two", ">><<<>", "|   >"],
    ["a lone CR", "a\rPASSAGES", "| a\n| PASSAGES"],
    ["NEL", "a\u0085QUESTION", "| a\n| QUESTION"],
    ["VT and FF", "a\vb\fc", "| a\n| b\n| c"],
    ["the separators of Unicode", "a\u2028b\u2029c", "| a\n| b\n| c"],
    ["CR LF as one end", "a\r\nb", "| a\n| b"],
    ["handles in any brackets", "[R3] ［r 4］ 【Ｒ５】", "| (R 3) (R 4) (R ５)"],
    ["handles of cards and notes", "[C1] [ n２ ]", "| (C 1) (N ２)"],
    ["a handle with something unseen in it", "[\u200bR3]", "| (R 3)"],
    ["words written in tags", "ok\u{e0049}\u{e0067}", "| ok"],
  ])("[T-8] %s cannot pass for a part of the prompt", (_what, text, marked) => {
    expect(markUntrustedText(text)).toBe(marked);
  });

  test.each([
    "Is power > toughness? {2}{U}, −1/−1 counters, « Où ? »",
    "Target creature gets +2/+2 [until end of turn] — 3 < 4",
  ])("[T-8] %s: what people and cards write stays as it is", (text) => {
    expect(markUntrustedText(text)).toBe(`| ${text}`);
  });
});

test("[T-8] a rule of several lines stands in one", () => {
  expect(inOneLine("One.\nTwo.\u2028Three.")).toBe("One. Two. Three.");
});
