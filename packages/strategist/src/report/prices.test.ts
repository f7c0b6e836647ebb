import { describe, expect, test } from "vitest";
import { cardWithText } from "../../test/sample-deck.ts";
import { cheaperThan, comparePrices, isDear } from "./prices.ts";

const priced = (name: string, prices: { eur?: string | null; usd?: string | null } | null) =>
  cardWithText("", { name, prices });
const anything = () => true;

describe("[ANA-02] prices of cards", () => {
  test("are compared in a currency that both have, the first where both are known", () => {
    const both = priced("Both", { eur: "4.00", usd: "5.00" });
    expect(comparePrices(both, both)).toEqual({ currency: "eur", first: 4, second: 4 });
    const dollars = priced("Dollars", { eur: null, usd: "1.50" });
    expect(comparePrices(both, dollars)).toEqual({ currency: "usd", first: 5, second: 1.5 });
    expect(comparePrices(both, priced("None", null))).toBeUndefined();
    expect(comparePrices(both, priced("Odd", { eur: "free", usd: "-1" }))).toBeUndefined();
  });

  test("a cheaper card costs half at most, and is looked for only where that is worth it", () => {
    const dear = priced("Dear", { eur: "10.00" });
    const more = priced("More than half", { eur: "5.01" });
    const half = priced("Half", { eur: "5.00" });
    const unknown = priced("Unknown", null);
    expect(cheaperThan(dear, [unknown, more, half], anything)?.card.name).toBe("Half");
    expect(cheaperThan(dear, [half], () => false)).toBeUndefined();
    expect(isDear(priced("Cheap", { eur: "1.99", usd: "1.99" }))).toBe(false);
    expect(cheaperThan(priced("Cheap", { eur: "1.99" }), [half], anything)).toBeUndefined();
  });
});
