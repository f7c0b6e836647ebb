import { expect, test } from "vitest";
import { keysOf } from "./feature-table.ts";
import { sparseDataInSteps, sparseIndexOf } from "./sparse-index.ts";

/** “rare” stands in texts whose distances take one, two and three bytes. */
const RARE: ReadonlySet<number> = new Set([0, 1, 128, 300, 20_000]);

const index = (() => {
  const texts = Array.from({ length: 20_001 }, (_, place) =>
    keysOf(new Set(RARE.has(place) ? ["common", "rare"] : ["common"])),
  );
  const steps = sparseDataInSteps(texts);
  for (let step = steps.next(); ; step = steps.next())
    if (step.done) return sparseIndexOf(step.value);
})();

test("[ORA-14] texts are found by what they hold, however far apart they stand, and no other is", () => {
  const alike = [...index.similarities(["rare"])];
  expect(alike.flatMap((one, place) => (one > 0 ? [place] : []))).toEqual([...RARE]);
  expect(index.similarities(["common", "rare"])[20_000]).toBeCloseTo(1);
  expect(Math.max(...index.similarities(["unknown"]))).toBe(0);
});

test("[ORA-14] what few texts hold tells more than what all hold, and what none holds tells most", () => {
  const [common, rare, unknown] = ["common", "rare", "unknown"].map(index.weightOf);
  expect(common).toBeLessThan(rare ?? 0);
  expect(rare).toBeLessThan(unknown ?? 0);
});

test("[ORA-14] it is known which of some features each of some texts holds", () => {
  const held = index.heldBy([1, 2, 20_000], ["rare", "common", "unknown"]);
  expect([...held]).toEqual([
    [1, ["rare", "common"]],
    [2, ["common"]],
    [20_000, ["rare", "common"]],
  ]);
});
