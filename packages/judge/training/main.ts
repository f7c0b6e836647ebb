// `npm run judge:fit`: learns the weights of the judge from the real questions beside the repository.
import { writeFileSync } from "node:fs";
import process from "node:process";
import { readPairs } from "../evaluation/read-pairs.ts";
import { readRealQuestions } from "../evaluation/real-questions.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadFullRulebook, loadStarterRulebook } from "../test/load-rulebook.ts";
import { fitWeights } from "./fit-weights.ts";
import { createNameCards } from "./name-cards.ts";

// Never the everyday set, nor the kept part of our own: they show what was learned.
const players = readRealQuestions("calibration") ?? [];
const clean = [...players, ...readPairs("calibrating")];
const ours = readPairs("learned");
const tunedOn = readRealQuestions("dev") ?? [];
if (players.length === 0) {
  console.error("no real questions to learn from: ../shared/eval is missing");
  process.exit(1);
}
const { weights, sure, stated } = fitWeights(
  { rulebook: loadFullRulebook() ?? loadStarterRulebook(), knowledge: shippedKnowledge },
  { clean, ours, tunedOn },
  createNameCards(),
);
writeFileSync(
  new URL("../src/recognise/weights.json", import.meta.url),
  `${JSON.stringify(weights, null, 2)}\n`,
);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
console.log(
  `on questions not learned from: ${percent(sure.share)} of the settled answers sure, ${percent(sure.right)} of those right`,
);
console.log(
  `yes or no: stated to ${percent(stated.share)} of those that ask for one, ${percent(stated.right)} of them right`,
);
console.log(
  `${clean.length + ours.length + tunedOn.length} questions; stated from ${weights.stated}, caution ${weights.caution}`,
);
