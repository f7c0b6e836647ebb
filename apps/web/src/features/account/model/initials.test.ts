import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  { email: "l.moreau@exemple.fr", letters: "LM" },
  { email: "judge@example.org", letters: "JU" },
  { email: "é@exemple.fr", letters: "É" },
  { email: "ß_x@example.org", letters: "SSX" },
  { email: "--@example.org", letters: "" },
])("[HEAD-03] $email has the letters $letters", ({ email, letters }) => {
  expect(initials(email)).toBe(letters);
});
