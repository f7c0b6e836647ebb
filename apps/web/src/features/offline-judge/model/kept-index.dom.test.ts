import "../../../lib/database-for-tests.ts";
import { expect, test } from "vitest";
import { keepIndex, readIndex } from "../../../../judge-worker/kept-index.ts";

type KeptIndex = Parameters<typeof keepIndex>[1];
const index = { elsewhere: { inRules: Uint16Array.of(1, 2) } } as KeptIndex;
const numbersOf = async (of: string) => {
  const kept = await readIndex(of);
  return kept && [...kept.elsewhere.inRules];
};

test("[PWA-01] the next start finds the index of its own pack and code, and no other’s", async () => {
  expect(await numbersOf("pack 1")).toBeUndefined();
  await keepIndex("pack 1", index);
  expect(await numbersOf("pack 1")).toEqual([1, 2]);
  expect(await numbersOf("pack 2")).toBeUndefined();
  await keepIndex("pack 2", index);
  expect(await numbersOf("pack 1")).toBeUndefined();
});
