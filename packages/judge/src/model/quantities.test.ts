import { expect, test } from "vitest";
import { answeredQuantity, quantitiesOf, statesQuantity } from "./quantities.ts";

test.each([
  ["You deal four damage.", ["4"]],
  ["It is a 3/3 with −1/−1.", ["3/3", "-1/-1"]],
  ["Vous perdez vingt et un points.", ["21"]],
  ["It costs {2} more.", ["2"]],
])("[ORA-17] reads the quantities of “%s”", (text, quantities) => {
  expect(quantitiesOf(text)).toEqual(quantities);
});

test.each([
  ["The bonus is +4/+4.", "4", true],
  ["It becomes a 3/3.", "3/3", true],
  ["You draw a card.", "1", true],
  ["You deal 5 damage.", "4", false],
  ["The loop never ends.", "infinite", true],
])("[ORA-17] tells whether “%s” answers %s: %s", (headline, quantity, tells) => {
  expect(statesQuantity(headline, quantity)).toBe(tells);
});

test("[ORA-17] takes for the answer what the question did not tell", () => {
  expect(answeredQuantity("3 of the 5 die.", "Five creatures take 2. How many die?")).toBe("3");
  expect(answeredQuantity("All 5 die.", "5 creatures take 2. How many die?")).toBe("5");
});
