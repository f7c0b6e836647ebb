import type { Topic } from "../topic.ts";
import { drawingSeveralCards } from "./drawing-several-cards.ts";
import { firstTurnDraw } from "./first-turn-draw.ts";
import { maximumHandSize } from "./maximum-hand-size.ts";
import { missedBeginningOfStep } from "./missed-beginning-of-step.ts";
import { mulliganLondon } from "./mulligan-london.ts";
import { oneLandPerTurn } from "./one-land-per-turn.ts";
import { puttingACardIntoHand } from "./putting-a-card-into-hand.ts";
import { severalExtraTurns } from "./several-extra-turns.ts";
import { unspentMana } from "./unspent-mana.ts";
import { whoStarts } from "./who-starts.ts";

export const topics: readonly Topic[] = [
  drawingSeveralCards,
  firstTurnDraw,
  maximumHandSize,
  missedBeginningOfStep,
  mulliganLondon,
  oneLandPerTurn,
  puttingACardIntoHand,
  severalExtraTurns,
  unspentMana,
  whoStarts,
];
