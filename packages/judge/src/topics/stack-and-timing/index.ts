import type { Topic } from "../topic.ts";
import { abilityLostInResponse } from "./ability-lost-in-response.ts";
import { actingBetweenResolutions } from "./acting-between-resolutions.ts";
import { actingDuringAResolution } from "./acting-during-a-resolution.ts";
import { actionsThatAreNotCasting } from "./actions-that-are-not-casting.ts";
import { activatedAbilitiesAnyTime } from "./activated-abilities-any-time.ts";
import { auraSpellWithoutItsTarget } from "./aura-spell-without-its-target.ts";
import { cleanupStepPriority } from "./cleanup-step-priority.ts";
import { copiesKeepNumberOfTargets } from "./copies-keep-number-of-targets.ts";
import { copyAndCounteredOriginal } from "./copy-and-countered-original.ts";
import { counteringAnAbility } from "./countering-an-ability.ts";
import { counterspellsNeedASpell } from "./counterspells-need-a-spell.ts";
import { equipTiming } from "./equip-timing.ts";
import { hexproofInResponse } from "./hexproof-in-response.ts";
import { holdingPriority } from "./holding-priority.ts";
import { instantsInCombat } from "./instants-in-combat.ts";
import { lastInFirstOut } from "./last-in-first-out.ts";
import { lastKnownInformation } from "./last-known-information.ts";
import { loops } from "./loops.ts";
import { manaAbilitiesCannotBeAnswered } from "./mana-abilities-cannot-be-answered.ts";
import { manaInResponseToLandDestruction } from "./mana-in-response-to-land-destruction.ts";
import { noResponseWhileCasting } from "./no-response-while-casting.ts";
import { oneOfSeveralTargetsIllegal } from "./one-of-several-targets-illegal.ts";
import { onlyTargetIllegal } from "./only-target-illegal.ts";
import { playingALand } from "./playing-a-land.ts";
import { priorityAfterCasting } from "./priority-after-casting.ts";
import { respondingToCosts } from "./responding-to-costs.ts";
import { respondingToTheDraw } from "./responding-to-the-draw.ts";
import { sacrificingInResponse } from "./sacrificing-in-response.ts";
import { severalSpellsATurn } from "./several-spells-a-turn.ts";
import { sicknessOfNoncreatures } from "./sickness-of-noncreatures.ts";
import { sorcerySpeed } from "./sorcery-speed.ts";
import { sourceLeavesAbilityStays } from "./source-leaves-ability-stays.ts";
import { splitSecond } from "./split-second.ts";
import { summoningSickTapAbilities } from "./summoning-sick-tap-abilities.ts";
import { targetingUncounterableSpells } from "./targeting-uncounterable-spells.ts";
import { targetsOfEntersTriggers } from "./targets-of-enters-triggers.ts";
import { turningFaceUp } from "./turning-face-up.ts";
import { untapStepNoPriority } from "./untap-step-no-priority.ts";
import { whenPermanentsAreCast } from "./when-permanents-are-cast.ts";
import { whereCounteredSpellsGo } from "./where-countered-spells-go.ts";
import { whoMayActivate } from "./who-may-activate.ts";

export const topics: readonly Topic[] = [
  abilityLostInResponse,
  actingBetweenResolutions,
  actingDuringAResolution,
  actionsThatAreNotCasting,
  activatedAbilitiesAnyTime,
  auraSpellWithoutItsTarget,
  cleanupStepPriority,
  copiesKeepNumberOfTargets,
  copyAndCounteredOriginal,
  counteringAnAbility,
  counterspellsNeedASpell,
  equipTiming,
  hexproofInResponse,
  holdingPriority,
  instantsInCombat,
  lastInFirstOut,
  lastKnownInformation,
  loops,
  manaAbilitiesCannotBeAnswered,
  manaInResponseToLandDestruction,
  noResponseWhileCasting,
  oneOfSeveralTargetsIllegal,
  onlyTargetIllegal,
  playingALand,
  priorityAfterCasting,
  respondingToCosts,
  respondingToTheDraw,
  sacrificingInResponse,
  severalSpellsATurn,
  sicknessOfNoncreatures,
  sorcerySpeed,
  sourceLeavesAbilityStays,
  splitSecond,
  summoningSickTapAbilities,
  targetingUncounterableSpells,
  targetsOfEntersTriggers,
  turningFaceUp,
  untapStepNoPriority,
  whenPermanentsAreCast,
  whereCounteredSpellsGo,
  whoMayActivate,
];
