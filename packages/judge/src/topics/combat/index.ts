import type { Topic } from "../topic.ts";
import { actingBetweenAttackAndBlocks } from "./acting-between-attack-and-blocks.ts";
import { additionalCombatPhase } from "./additional-combat-phase.ts";
import { attackedPlaneswalkerLeaves } from "./attacked-planeswalker-leaves.ts";
import { attackerRemovedBeforeDamage } from "./attacker-removed-before-damage.ts";
import { attackingPlaneswalkers } from "./attacking-planeswalkers.ts";
import { attackingSeveralPlayers } from "./attacking-several-players.ts";
import { becomesBlockedTriggersOnce } from "./becomes-blocked-triggers-once.ts";
import { blockerGoneAttackerStaysBlocked } from "./blocker-gone-attacker-stays-blocked.ts";
import { blockingSeveralAttackers } from "./blocking-several-attackers.ts";
import { burnAndPlaneswalkers } from "./burn-and-planeswalkers.ts";
import { cannotAttackOrBlock } from "./cannot-attack-or-block.ts";
import { combatDamageDoesNotUseTheStack } from "./combat-damage-does-not-use-the-stack.ts";
import { creaturePlaneswalkersAndDamage } from "./creature-planeswalkers-and-damage.ts";
import { defenderCannotAttack } from "./defender-cannot-attack.ts";
import { dividingDamageAmongBlockers } from "./dividing-damage-among-blockers.ts";
import { doubleStrikeAndTrample } from "./double-strike-and-trample.ts";
import { evasionGainedAfterBlocks } from "./evasion-gained-after-blocks.ts";
import { exaltedAndAttackingAlone } from "./exalted-and-attacking-alone.ts";
import { excessDamageToAPlaneswalker } from "./excess-damage-to-a-planeswalker.ts";
import { fightingIsNotCombat } from "./fighting-is-not-combat.ts";
import { firstStrikeAndDeathtouch } from "./first-strike-and-deathtouch.ts";
import { firstStrikeKillsFirst } from "./first-strike-kills-first.ts";
import { flyingAndBlocking } from "./flying-and-blocking.ts";
import { goadedCreatures } from "./goaded-creatures.ts";
import { infectInsteadOfLifeLoss } from "./infect-instead-of-life-loss.ts";
import { lifelinkAndDoubleStrike } from "./lifelink-and-double-strike.ts";
import { lifelinkAndLethalDamage } from "./lifelink-and-lethal-damage.ts";
import { lifelinkOnDefence } from "./lifelink-on-defence.ts";
import { menaceAndOneBlocker } from "./menace-and-one-blocker.ts";
import { mustBlockOrAttackIfAble } from "./must-block-or-attack-if-able.ts";
import { newlyControlledCreatures } from "./newly-controlled-creatures.ts";
import { ninjutsuInCombat } from "./ninjutsu-in-combat.ts";
import { preventedDamageIsNotDealt } from "./prevented-damage-is-not-dealt.ts";
import { protectionInCombat } from "./protection-in-combat.ts";
import { putOntoTheBattlefieldAttacking } from "./put-onto-the-battlefield-attacking.ts";
import { severalCreaturesBlockOne } from "./several-creatures-block-one.ts";
import { stolenOrPhasedOutInCombat } from "./stolen-or-phased-out-in-combat.ts";
import { strikeChangedBetweenDamageSteps } from "./strike-changed-between-damage-steps.ts";
import { summoningSicknessAttackAndBlock } from "./summoning-sickness-attack-and-block.ts";
import { tappedCreaturesNeitherAttackNorBlock } from "./tapped-creatures-neither-attack-nor-block.ts";
import { tappingAfterDeclaration } from "./tapping-after-declaration.ts";
import { trampleAndDeathtouch } from "./trample-and-deathtouch.ts";
import { trampleWhileBlocking } from "./trample-while-blocking.ts";
import { vigilanceAndBlocking } from "./vigilance-and-blocking.ts";

export const topics: readonly Topic[] = [
  actingBetweenAttackAndBlocks,
  additionalCombatPhase,
  attackedPlaneswalkerLeaves,
  attackerRemovedBeforeDamage,
  attackingPlaneswalkers,
  attackingSeveralPlayers,
  becomesBlockedTriggersOnce,
  blockerGoneAttackerStaysBlocked,
  blockingSeveralAttackers,
  burnAndPlaneswalkers,
  cannotAttackOrBlock,
  combatDamageDoesNotUseTheStack,
  creaturePlaneswalkersAndDamage,
  defenderCannotAttack,
  dividingDamageAmongBlockers,
  doubleStrikeAndTrample,
  evasionGainedAfterBlocks,
  exaltedAndAttackingAlone,
  excessDamageToAPlaneswalker,
  fightingIsNotCombat,
  firstStrikeAndDeathtouch,
  firstStrikeKillsFirst,
  flyingAndBlocking,
  goadedCreatures,
  infectInsteadOfLifeLoss,
  lifelinkAndDoubleStrike,
  lifelinkAndLethalDamage,
  lifelinkOnDefence,
  menaceAndOneBlocker,
  mustBlockOrAttackIfAble,
  newlyControlledCreatures,
  ninjutsuInCombat,
  preventedDamageIsNotDealt,
  protectionInCombat,
  putOntoTheBattlefieldAttacking,
  severalCreaturesBlockOne,
  stolenOrPhasedOutInCombat,
  strikeChangedBetweenDamageSteps,
  summoningSicknessAttackAndBlock,
  tappedCreaturesNeitherAttackNorBlock,
  tappingAfterDeclaration,
  trampleAndDeathtouch,
  trampleWhileBlocking,
  vigilanceAndBlocking,
];
