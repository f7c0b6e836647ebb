import type { Topic } from "../topic.ts";
import { actingBetweenAttackAndBlocks } from "./acting-between-attack-and-blocks.ts";
import { attackedPlaneswalkerLeaves } from "./attacked-planeswalker-leaves.ts";
import { attackerRemovedBeforeDamage } from "./attacker-removed-before-damage.ts";
import { attackingSeveralPlayers } from "./attacking-several-players.ts";
import { blockerGoneAttackerStaysBlocked } from "./blocker-gone-attacker-stays-blocked.ts";
import { blockingSeveralAttackers } from "./blocking-several-attackers.ts";
import { combatDamageDoesNotUseTheStack } from "./combat-damage-does-not-use-the-stack.ts";
import { dividingDamageAmongBlockers } from "./dividing-damage-among-blockers.ts";
import { doubleStrikeAndTrample } from "./double-strike-and-trample.ts";
import { evasionGainedAfterBlocks } from "./evasion-gained-after-blocks.ts";
import { exaltedAndAttackingAlone } from "./exalted-and-attacking-alone.ts";
import { excessDamageToAPlaneswalker } from "./excess-damage-to-a-planeswalker.ts";
import { fightingIsNotCombat } from "./fighting-is-not-combat.ts";
import { firstStrikeAndDeathtouch } from "./first-strike-and-deathtouch.ts";
import { flyingAndBlocking } from "./flying-and-blocking.ts";
import { goadedCreatures } from "./goaded-creatures.ts";
import { infectInsteadOfLifeLoss } from "./infect-instead-of-life-loss.ts";
import { lifelinkAndLethalDamage } from "./lifelink-and-lethal-damage.ts";
import { menaceAndOneBlocker } from "./menace-and-one-blocker.ts";
import { ninjutsuInCombat } from "./ninjutsu-in-combat.ts";
import { protectionInCombat } from "./protection-in-combat.ts";
import { putOntoTheBattlefieldAttacking } from "./put-onto-the-battlefield-attacking.ts";
import { severalCreaturesBlockOne } from "./several-creatures-block-one.ts";
import { stolenOrPhasedOutInCombat } from "./stolen-or-phased-out-in-combat.ts";
import { strikeChangedBetweenDamageSteps } from "./strike-changed-between-damage-steps.ts";
import { summoningSicknessAttackAndBlock } from "./summoning-sickness-attack-and-block.ts";
import { tappedCreaturesNeitherAttackNorBlock } from "./tapped-creatures-neither-attack-nor-block.ts";
import { tappingAfterDeclaration } from "./tapping-after-declaration.ts";
import { trampleAndDeathtouch } from "./trample-and-deathtouch.ts";
import { vigilanceAndBlocking } from "./vigilance-and-blocking.ts";

export const topics: readonly Topic[] = [
  actingBetweenAttackAndBlocks,
  attackedPlaneswalkerLeaves,
  attackerRemovedBeforeDamage,
  attackingSeveralPlayers,
  blockerGoneAttackerStaysBlocked,
  blockingSeveralAttackers,
  combatDamageDoesNotUseTheStack,
  dividingDamageAmongBlockers,
  doubleStrikeAndTrample,
  evasionGainedAfterBlocks,
  exaltedAndAttackingAlone,
  excessDamageToAPlaneswalker,
  fightingIsNotCombat,
  firstStrikeAndDeathtouch,
  flyingAndBlocking,
  goadedCreatures,
  infectInsteadOfLifeLoss,
  lifelinkAndLethalDamage,
  menaceAndOneBlocker,
  ninjutsuInCombat,
  protectionInCombat,
  putOntoTheBattlefieldAttacking,
  severalCreaturesBlockOne,
  stolenOrPhasedOutInCombat,
  strikeChangedBetweenDamageSteps,
  summoningSicknessAttackAndBlock,
  tappedCreaturesNeitherAttackNorBlock,
  tappingAfterDeclaration,
  trampleAndDeathtouch,
  vigilanceAndBlocking,
];
