import type { Topic } from "../topic.ts";
import { auraFallsOff } from "./aura-falls-off.ts";
import { bothPlayersLoseAtOnce } from "./both-players-lose-at-once.ts";
import { damageAndBonusEndTogether } from "./damage-and-bonus-end-together.ts";
import { damageStaysUntilCleanup } from "./damage-stays-until-cleanup.ts";
import { deathtouchAndIndestructible } from "./deathtouch-and-indestructible.ts";
import { emptyLibrary } from "./empty-library.ts";
import { equipmentStays } from "./equipment-stays.ts";
import { indestructibleSurvivesDestruction } from "./indestructible-survives-destruction.ts";
import { legendRule } from "./legend-rule.ts";
import { loyaltyZero } from "./loyalty-zero.ts";
import { noResponseToStateBasedActions } from "./no-response-to-state-based-actions.ts";
import { plusAndMinusCounters } from "./plus-and-minus-counters.ts";
import { sagaFinalChapter } from "./saga-final-chapter.ts";
import { sameLegendTwoPlayers } from "./same-legend-two-players.ts";
import { tenPoisonCounters } from "./ten-poison-counters.ts";
import { tokensOffTheBattlefield } from "./tokens-off-the-battlefield.ts";
import { whatTheLegendRuleConcerns } from "./what-the-legend-rule-concerns.ts";
import { zeroToughnessAndIndestructible } from "./zero-toughness-and-indestructible.ts";

export const topics: readonly Topic[] = [
  auraFallsOff,
  bothPlayersLoseAtOnce,
  damageAndBonusEndTogether,
  damageStaysUntilCleanup,
  deathtouchAndIndestructible,
  emptyLibrary,
  equipmentStays,
  indestructibleSurvivesDestruction,
  legendRule,
  loyaltyZero,
  noResponseToStateBasedActions,
  plusAndMinusCounters,
  sagaFinalChapter,
  sameLegendTwoPlayers,
  tenPoisonCounters,
  tokensOffTheBattlefield,
  whatTheLegendRuleConcerns,
  zeroToughnessAndIndestructible,
];
