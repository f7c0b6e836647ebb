import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

/** Pieces of which hostile answers are made. */
const piece = fc.constantFrom(
  ..."&#xD83D; &#55357; &#0; &amp; &amp;lt; \ud83d \ude00 😀 \u0000 \u202e <b> </b> <script ![a](b) [a]( http://x ``` ** １ ٣ é \n".split(
    " ",
  ),
  " ",
  "word",
);

test("[DATA-06] [ORA-17] whatever a model writes can be stored and shown: no half of a sign, nothing invisible, no longer than asked", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 60 }),
      fc.integer({ min: 1, max: 80 }),
      (pieces, longest) => {
        const text = plainText(pieces.join(""), longest);
        // One more for the sign that says that something is missing.
        expect(text.length).toBeLessThanOrEqual(longest + 1);
        expect(text).not.toMatch(/\p{Surrogate}|[\0\u202e]/u);
        expect(text).not.toMatch(/<\/?(?:b|script)\b/);
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  ["two halves that make a sign", "a&#xD83D;&#xDE00;b", "a😀b"],
  ["halves in the wrong order", "a&#xDE00;&#xD83D;b", "ab"],
  ["a whole sign by its number", "a&#128512;b", "a😀b"],
  ["half a sign at the cut", "aaaa😀😀", "aaaa…"],
])("[DATA-06] plain text keeps no half of a sign: %s", (_what, written, plain) => {
  expect(plainText(written, 5)).toBe(plain);
});
