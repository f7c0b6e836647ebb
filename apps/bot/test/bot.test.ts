import { afterAll, beforeAll } from "vitest";
import { type Stage, startStage } from "./stage.ts";
import { answers } from "./suites/answers.ts";
import { bracketedCards } from "./suites/bracketed-cards.ts";
import { faults } from "./suites/faults.ts";
import { lookUps } from "./suites/look-ups.ts";
import { sameRulings } from "./suites/same-rulings.ts";
import { shortSoak } from "./suites/short-soak.ts";
import { silence } from "./suites/silence.ts";
import { starts } from "./suites/starts.ts";

// One product and one Discord for all of it: their start takes longer than most of what they show.
let stage: Stage | undefined;
const at = (): Stage => {
  if (stage === undefined) throw new Error("the stage is not set");
  return stage;
};
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage?.close());

answers(at);
lookUps(at);
bracketedCards(at);
silence(at);
sameRulings(at);
starts(at);
faults(at);
// The last one: it ends the product and reads its books.
shortSoak(at);
