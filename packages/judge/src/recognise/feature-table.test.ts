import { inOneGo } from "@spellwright/cards";
import {
  CHANNELS,
  countInSteps,
  featureTableInSteps,
  keyOf,
  keysOf,
  placeOf,
  sizeOf,
} from "@spellwright/text";
import { expect, test } from "vitest";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { featuresOf, readWording } from "./read-wording.ts";

test("[ORA-17] features are found and counted; one that no text holds stands nowhere", () => {
  const texts = [new Set(["en:bolt", "fr:foudre"]), new Set(["en:bolt"]), new Set<string>()];
  const keys = texts.map(keysOf);
  const { table, places } = inOneGo(featureTableInSteps(keys));
  const counts = inOneGo(countInSteps(sizeOf(table), places));
  const countOf = (feature: string) => counts[placeOf(table, keyOf(feature))];
  expect(sizeOf(table)).toBe(2);
  expect(["en:bolt", "fr:foudre", "fr:bolt", ""].map(countOf)).toEqual([
    2,
    1,
    undefined,
    undefined,
  ]);
});

test("[ORA-17] no two features of all wordings share their number", () => {
  const { settledQuestions, vocabulary } = shippedKnowledge;
  const features = new Set(
    settledQuestions.flatMap(({ wordings }) =>
      wordings.flatMap((wording) => {
        const read = featuresOf(readWording(wording, vocabulary), vocabulary);
        return CHANNELS.flatMap((channel) => [...read[channel]]);
      }),
    ),
  );
  expect(features.size).toBeGreaterThan(30_000);
  expect(new Set([...features].map(keyOf)).size).toBe(features.size);
});
