import { expect, test } from "vitest";
import { baseStep } from "./replaced-amounts.ts";

test.each([
  [1, "1 marqueur « loyauté »", "1 loyalty counter:"],
  [5, "5 marqueurs « loyauté »", "5 loyalty counters:"],
])("[LANG-02] counters of loyalty are told by their own name: %d", (amount, french, english) => {
  const { fr, en } = baseStep("counters", amount, true);
  expect(fr.replaceAll("\u00a0", " ")).toContain(`arriverait avec ${french}`);
  expect(en).toContain(`would enter with ${english}`);
});
