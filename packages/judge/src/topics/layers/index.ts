import type { Topic } from "../topic.ts";
import { animatedLandAndSummoningSickness } from "./animated-land-and-summoning-sickness.ts";
import { characteristicDefiningAbilities } from "./characteristic-defining-abilities.ts";
import { controlAuraLeaves } from "./control-aura-leaves.ts";
import { controlOfAttachedThings } from "./control-of-attached-things.ts";
import { copyOfAnAnimatedPermanent } from "./copy-of-an-animated-permanent.ts";
import { copyingAKickedPermanent } from "./copying-a-kicked-permanent.ts";
import { copyingAPermanentWithCounters } from "./copying-a-permanent-with-counters.ts";
import { copyingAPermanentWithX } from "./copying-a-permanent-with-x.ts";
import { copyingDoesNotTarget } from "./copying-does-not-target.ts";
import { landsBecomeABasicType } from "./lands-become-a-basic-type.ts";
import { laterSettingEffectWins } from "./later-setting-effect-wins.ts";
import { lostAbilitiesAndBonuses } from "./lost-abilities-and-bonuses.ts";
import { manaValueOfTokens } from "./mana-value-of-tokens.ts";
import { settingPowerAfterABonus } from "./setting-power-after-a-bonus.ts";
import { switchingPowerAndToughness } from "./switching-power-and-toughness.ts";
import { tappedPermanentsStillWork } from "./tapped-permanents-still-work.ts";
import { twoControlEffects } from "./two-control-effects.ts";

export const topics: readonly Topic[] = [
  animatedLandAndSummoningSickness,
  characteristicDefiningAbilities,
  controlAuraLeaves,
  controlOfAttachedThings,
  copyOfAnAnimatedPermanent,
  copyingAKickedPermanent,
  copyingAPermanentWithCounters,
  copyingAPermanentWithX,
  copyingDoesNotTarget,
  landsBecomeABasicType,
  laterSettingEffectWins,
  lostAbilitiesAndBonuses,
  manaValueOfTokens,
  settingPowerAfterABonus,
  switchingPowerAndToughness,
  tappedPermanentsStillWork,
  twoControlEffects,
];
