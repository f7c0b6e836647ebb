import type { Topic } from "../topic.ts";
import { animatedLandAndSummoningSickness } from "./animated-land-and-summoning-sickness.ts";
import { copyingAPermanentWithCounters } from "./copying-a-permanent-with-counters.ts";
import { landsBecomeABasicType } from "./lands-become-a-basic-type.ts";
import { lostAbilitiesAndBonuses } from "./lost-abilities-and-bonuses.ts";
import { manaValueOfTokens } from "./mana-value-of-tokens.ts";
import { settingPowerAfterABonus } from "./setting-power-after-a-bonus.ts";
import { switchingPowerAndToughness } from "./switching-power-and-toughness.ts";
import { twoControlEffects } from "./two-control-effects.ts";

export const topics: readonly Topic[] = [
  animatedLandAndSummoningSickness,
  copyingAPermanentWithCounters,
  landsBecomeABasicType,
  lostAbilitiesAndBonuses,
  manaValueOfTokens,
  settingPowerAfterABonus,
  switchingPowerAndToughness,
  twoControlEffects,
];
