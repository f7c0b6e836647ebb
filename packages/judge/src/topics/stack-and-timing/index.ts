import type { Topic } from "../topic.ts";
import { actingBetweenResolutions } from "./acting-between-resolutions.ts";
import { actingDuringAResolution } from "./acting-during-a-resolution.ts";
import { cleanupStepPriority } from "./cleanup-step-priority.ts";
import { copyAndCounteredOriginal } from "./copy-and-countered-original.ts";
import { counteringAnAbility } from "./countering-an-ability.ts";
import { equipTiming } from "./equip-timing.ts";
import { hexproofInResponse } from "./hexproof-in-response.ts";
import { holdingPriority } from "./holding-priority.ts";
import { lastKnownInformation } from "./last-known-information.ts";
import { manaAbilitiesCannotBeAnswered } from "./mana-abilities-cannot-be-answered.ts";
import { oneOfSeveralTargetsIllegal } from "./one-of-several-targets-illegal.ts";
import { onlyTargetIllegal } from "./only-target-illegal.ts";
import { playingALand } from "./playing-a-land.ts";
import { respondingToCosts } from "./responding-to-costs.ts";
import { respondingToTheDraw } from "./responding-to-the-draw.ts";
import { sacrificingInResponse } from "./sacrificing-in-response.ts";
import { sorcerySpeed } from "./sorcery-speed.ts";
import { sourceLeavesAbilityStays } from "./source-leaves-ability-stays.ts";
import { splitSecond } from "./split-second.ts";
import { summoningSickTapAbilities } from "./summoning-sick-tap-abilities.ts";
import { turningFaceUp } from "./turning-face-up.ts";
import { untapStepNoPriority } from "./untap-step-no-priority.ts";

export const topics: readonly Topic[] = [
  actingBetweenResolutions,
  actingDuringAResolution,
  cleanupStepPriority,
  copyAndCounteredOriginal,
  counteringAnAbility,
  equipTiming,
  hexproofInResponse,
  holdingPriority,
  lastKnownInformation,
  manaAbilitiesCannotBeAnswered,
  oneOfSeveralTargetsIllegal,
  onlyTargetIllegal,
  playingALand,
  respondingToCosts,
  respondingToTheDraw,
  sacrificingInResponse,
  sorcerySpeed,
  sourceLeavesAbilityStays,
  splitSecond,
  summoningSickTapAbilities,
  turningFaceUp,
  untapStepNoPriority,
];
