import { expect, test } from "vitest";
import silentWith from "../../../../data/judge/engines/silent-with.json" with { type: "json" };
import { shippedKnowledge } from "../../test/load-knowledge.ts";

test("[ORA-17] engines stay silent with ideas that the vocabulary knows", () => {
  const unknown = Object.entries(silentWith).flatMap(([engine, ideas]) =>
    ideas
      .filter((id) => !shippedKnowledge.vocabulary.concepts.has(id))
      .map((id) => `${engine}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
