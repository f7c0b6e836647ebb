import type { Topic } from "../topic.ts";
import { annihilator } from "./annihilator.ts";
import { auraPutOntoAHexproofCreature } from "./aura-put-onto-a-hexproof-creature.ts";
import { bestowStaysAsACreature } from "./bestow-stays-as-a-creature.ts";
import { cascadeAndCounteredSpell } from "./cascade-and-countered-spell.ts";
import { changelingTypes } from "./changeling-types.ts";
import { counteringStormCopies } from "./countering-storm-copies.ts";
import { cyclingIsNotCasting } from "./cycling-is-not-casting.ts";
import { deathtouchAndPlaneswalkers } from "./deathtouch-and-planeswalkers.ts";
import { deathtouchOutsideCombat } from "./deathtouch-outside-combat.ts";
import { dredge } from "./dredge.ts";
import { equipTargets } from "./equip-targets.ts";
import { evokeAndBlink } from "./evoke-and-blink.ts";
import { flashOnTheOpponentsTurn } from "./flash-on-the-opponents-turn.ts";
import { flashbackTiming } from "./flashback-timing.ts";
import { hasteAndAbilities } from "./haste-and-abilities.ts";
import { hexproofAndUntargetedEffects } from "./hexproof-and-untargeted-effects.ts";
import { hexproofKeepsAuras } from "./hexproof-keeps-auras.ts";
import { hexproofShroudAndMyOwnSpells } from "./hexproof-shroud-and-my-own-spells.ts";
import { lifeCannotBeGained } from "./life-cannot-be-gained.ts";
import { lifelinkOutsideCombat } from "./lifelink-outside-combat.ts";
import { madnessTiming } from "./madness-timing.ts";
import { mayYouDeclineToCast } from "./may-you-decline-to-cast.ts";
import { mergedPermanentsThatLeave } from "./merged-permanents-that-leave.ts";
import { mutateOntoAGoneTarget } from "./mutate-onto-a-gone-target.ts";
import { overloadDoesNotTarget } from "./overload-does-not-target.ts";
import { persistUndyingAndCounters } from "./persist-undying-and-counters.ts";
import { phasingKeepsEverything } from "./phasing-keeps-everything.ts";
import { protectionAndSweepers } from "./protection-and-sweepers.ts";
import { protectionMakesAurasFallOff } from "./protection-makes-auras-fall-off.ts";
import { protectionPreventsDamage } from "./protection-prevents-damage.ts";
import { protectionTargetsAndAuras } from "./protection-targets-and-auras.ts";
import { prowessBasics } from "./prowess-basics.ts";
import { regeneratedCreatureInCombat } from "./regenerated-creature-in-combat.ts";
import { severalInstancesOfLifelink } from "./several-instances-of-lifelink.ts";
import { suspendedSpellIsCast } from "./suspended-spell-is-cast.ts";
import { toxic } from "./toxic.ts";
import { trampleAgainstAProtectedBlocker } from "./trample-against-a-protected-blocker.ts";
import { vehiclesAndCreatureRemoval } from "./vehicles-and-creature-removal.ts";
import { wardAndUncounterableSpells } from "./ward-and-uncounterable-spells.ts";
import { wardBasics } from "./ward-basics.ts";
import { whatCascadeCasts } from "./what-cascade-casts.ts";
import { whatIndestructibleDoesNotStop } from "./what-indestructible-does-not-stop.ts";
import { whatMayBeSacrificed } from "./what-may-be-sacrificed.ts";
import { whatMutateMayTarget } from "./what-mutate-may-target.ts";
import { whatProliferateMayChoose } from "./what-proliferate-may-choose.ts";
import { whatStormCounts } from "./what-storm-counts.ts";

export const topics: readonly Topic[] = [
  annihilator,
  auraPutOntoAHexproofCreature,
  bestowStaysAsACreature,
  cascadeAndCounteredSpell,
  changelingTypes,
  counteringStormCopies,
  cyclingIsNotCasting,
  deathtouchAndPlaneswalkers,
  deathtouchOutsideCombat,
  dredge,
  equipTargets,
  evokeAndBlink,
  flashOnTheOpponentsTurn,
  flashbackTiming,
  hasteAndAbilities,
  hexproofAndUntargetedEffects,
  hexproofKeepsAuras,
  hexproofShroudAndMyOwnSpells,
  lifeCannotBeGained,
  lifelinkOutsideCombat,
  madnessTiming,
  mayYouDeclineToCast,
  mergedPermanentsThatLeave,
  mutateOntoAGoneTarget,
  overloadDoesNotTarget,
  persistUndyingAndCounters,
  phasingKeepsEverything,
  protectionAndSweepers,
  protectionMakesAurasFallOff,
  protectionPreventsDamage,
  protectionTargetsAndAuras,
  prowessBasics,
  regeneratedCreatureInCombat,
  severalInstancesOfLifelink,
  suspendedSpellIsCast,
  toxic,
  trampleAgainstAProtectedBlocker,
  vehiclesAndCreatureRemoval,
  wardAndUncounterableSpells,
  wardBasics,
  whatCascadeCasts,
  whatIndestructibleDoesNotStop,
  whatMayBeSacrificed,
  whatMutateMayTarget,
  whatProliferateMayChoose,
  whatStormCounts,
];
