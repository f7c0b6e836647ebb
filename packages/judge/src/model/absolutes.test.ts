import { expect, test } from "vitest";
import { overstates } from "./absolutes.ts";

test.each([
  ["No, it never untaps.", "Non, il reste engagé.", true],
  ["Non, elle n’est jamais détruite.", "No, it is never destroyed.", false],
  ["Yes, it always triggers.", "Yes, it triggers.", true],
  ["Yes, it triggers.", "Yes, it always triggers.", false],
])("[N-1] it is found whether “%s” says more than “%s”", (headline, known, more) => {
  expect(overstates(headline, known)).toBe(more);
});
