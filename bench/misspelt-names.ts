import { createFileKnowledge } from "../apps/api/src/features/knowledge/index.ts";
import { misspeltNames } from "../apps/api/test/largest/texts.ts";
import { dataFiles } from "./full-data.ts";
import { type Measure, milliseconds, quantile, timed } from "./measure.ts";

const NAMES = 2000;

/** How fast names that no card bears find the nearest ones, among all names in both languages. */
export const measureMisspeltNames = async (): Promise<Measure[]> => {
  const index = await (await createFileKnowledge(dataFiles())).cardIndex();
  const names = misspeltNames(NAMES);
  const samples = await timed(names, (name) => index.resolve(name), NAMES);
  const total = samples.reduce((sum, each) => sum + each, 0);
  const name = "cards.misspelt";
  return [
    {
      name: `${name}.per-second`,
      value: (1000 * NAMES) / total,
      unit: "per s",
      aim: 2000,
      better: "higher",
    },
    milliseconds(`${name}.p99`, quantile(samples, 0.99), 2),
  ];
};
