import type { Topic } from "../topic.ts";
import { abilitiesFromHand } from "./abilities-from-hand.ts";
import { actingAndFlash } from "./acting-and-flash.ts";
import { alternativeCosts } from "./alternative-costs.ts";
import { arrivalsAndCounts } from "./arrivals-and-counts.ts";
import { arrivalsAndReplacedZones } from "./arrivals-and-replaced-zones.ts";
import { attachments } from "./attachments.ts";
import { attackAndAfter } from "./attack-and-after.ts";
import { attackTargets } from "./attack-targets.ts";
import { attackTaxesAndCosts } from "./attack-taxes-and-costs.ts";
import { attackTriggersAndDamage } from "./attack-triggers-and-damage.ts";
import { attackingKeywords } from "./attacking-keywords.ts";
import { cardGainingActions } from "./card-gaining-actions.ts";
import { cheaperAndHelpedCasting } from "./cheaper-and-helped-casting.ts";
import { choicesAndDivisions } from "./choices-and-divisions.ts";
import { choosingTargets } from "./choosing-targets.ts";
import { colorsOfMana } from "./colors-of-mana.ts";
import { combatBasics } from "./combat-basics.ts";
import { combatDeclarations } from "./combat-declarations.ts";
import { combatSteps } from "./combat-steps.ts";
import { combinedKeywords } from "./combined-keywords.ts";
import { commanderAndLifeBasics } from "./commander-and-life-basics.ts";
import { commanderAndPlayers } from "./commander-and-players.ts";
import { commanderChoices } from "./commander-choices.ts";
import { commanderDecks } from "./commander-decks.ts";
import { commanderInPlay } from "./commander-in-play.ts";
import { copiesOnTheStack } from "./copies-on-the-stack.ts";
import { counteringSpells } from "./countering-spells.ts";
import { countersControlAndOwnership } from "./counters-control-and-ownership.ts";
import { creatureAbilities } from "./creature-abilities.ts";
import { creatureActions } from "./creature-actions.ts";
import { damageKeywords } from "./damage-keywords.ts";
import { delayedAndLinkedTriggers } from "./delayed-and-linked-triggers.ts";
import { designationRules } from "./designations.ts";
import { drawingWinningAndControlling } from "./drawing-winning-and-controlling.ts";
import { dungeonsAndDay } from "./dungeons-and-day.ts";
import { effectsThatLast } from "./effects-that-last.ts";
import { enteringAndDying } from "./entering-and-dying-keywords.ts";
import { enteringKeywords } from "./entering-keywords.ts";
import { evasion } from "./evasion.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { facesOfCards } from "./faces-of-cards.ts";
import { firstQuestions } from "./first-questions.ts";
import { forbiddenAbilitiesAndArrivals } from "./forbidden-abilities-and-arrivals.ts";
import { forbiddenCasting } from "./forbidden-casting.ts";
import { forcedAttacks } from "./forced-attacks.ts";
import { gameSetup } from "./game-setup.ts";
import { costKeywords } from "./graveyard-and-cost-keywords.ts";
import { growingCreatures } from "./growing-creatures.ts";
import { handsAndOrder } from "./hands-and-order.ts";
import { extraCosts } from "./kicker-and-other-extra-costs.ts";
import { landsAndLandTypes } from "./lands-and-land-types.ts";
import { lifeAndDamage } from "./life-and-damage.ts";
import { lifeAndDamageEffects } from "./life-and-damage-effects.ts";
import { lostAndGainedCharacteristics } from "./lost-and-gained-characteristics.ts";
import { manaAndItsSources } from "./mana-and-its-sources.ts";
import { multiplayerQuestions } from "./multiplayer-questions.ts";
import { newerActions } from "./newer-actions.ts";
import { oldCombatKeywords } from "./old-combat-keywords.ts";
import { payingCosts } from "./paying-costs.ts";
import { permanentKeywords } from "./permanent-keywords.ts";
import { permanentsBasics } from "./permanents-basics.ts";
import { phasingSituations } from "./phasing-situations.ts";
import { planeswalkersAndBattles } from "./planeswalkers-and-battles.ts";
import { protectedPermanents } from "./protected-permanents.ts";
import { qualitiesOfObjects } from "./qualities-of-objects.ts";
import { resolvingInOrder } from "./resolving-in-order.ts";
import { sacrificingKeywords } from "./sacrificing-keywords.ts";
import { sagasClassesAndRooms } from "./sagas-classes-and-rooms.ts";
import { spellKeywords } from "./spell-keywords.ts";
import { splitAndGraveyardCasting } from "./split-and-graveyard-casting.ts";
import { stackAndTriggers } from "./stack-and-triggers.ts";
import { stackBasics } from "./stack-basics.ts";
import { stateBasedQuestions } from "./state-based-questions.ts";
import { strikesAndTrample } from "./strikes-and-trample.ts";
import { strikesInDetail } from "./strikes-in-detail.ts";
import { tokensAndCopies } from "./tokens-and-copies.ts";
import { tokensWithRules } from "./tokens-with-rules.ts";
import { everydayAbilities } from "./trample-and-everyday-abilities.ts";
import { triggersAndWaiting } from "./triggers-and-waiting.ts";
import { earlyKeywordTriggers } from "./triggers-of-early-keywords.ts";
import { turnBasics } from "./turn-basics.ts";
import { turnsAndPhases } from "./turns-and-phases.ts";
import { untappingAndSkipping } from "./untapping-and-skipping.ts";
import { unusualCasting } from "./unusual-casting.ts";
import { upkeepClocks } from "./upkeep-clocks.ts";
import { valuesOfX } from "./values-of-x.ts";
import { waitingCards } from "./waiting-cards.ts";
import { whatMakesAbilitiesTrigger } from "./what-makes-abilities-trigger.ts";
import { winningAndLosing } from "./winning-and-losing.ts";
import { zonesAndCards } from "./zones-and-cards.ts";

export const topics: readonly Topic[] = [
  ...abilitiesFromHand,
  ...alternativeCosts,
  ...arrivalsAndCounts,
  ...attachments,
  ...attackTaxesAndCosts,
  ...cardGainingActions,
  ...choicesAndDivisions,
  ...choosingTargets,
  ...combatDeclarations,
  ...combatSteps,
  ...commanderAndPlayers,
  ...commanderDecks,
  ...commanderInPlay,
  ...costKeywords,
  ...creatureAbilities,
  ...creatureActions,
  ...damageKeywords,
  ...designationRules,
  ...drawingWinningAndControlling,
  ...enteringAndDying,
  ...evasion,
  ...everydayAbilities,
  ...everydayQuestions,
  ...extraCosts,
  ...firstQuestions,
  ...forbiddenAbilitiesAndArrivals,
  ...forbiddenCasting,
  ...forcedAttacks,
  ...handsAndOrder,
  ...landsAndLandTypes,
  ...lifeAndDamage,
  ...lifeAndDamageEffects,
  ...newerActions,
  ...oldCombatKeywords,
  ...protectedPermanents,
  ...stackAndTriggers,
  ...strikesAndTrample,
  ...turnsAndPhases,
  ...untappingAndSkipping,
  ...unusualCasting,
  ...upkeepClocks,
  ...waitingCards,
  ...zonesAndCards,
  ...counteringSpells,
  ...copiesOnTheStack,
  ...manaAndItsSources,
  ...sagasClassesAndRooms,
  ...facesOfCards,
  ...tokensWithRules,
  ...sacrificingKeywords,
  ...colorsOfMana,
  ...payingCosts,
  ...attackingKeywords,
  ...attackAndAfter,
  ...delayedAndLinkedTriggers,
  ...whatMakesAbilitiesTrigger,
  ...triggersAndWaiting,
  ...tokensAndCopies,
  ...countersControlAndOwnership,
  ...attackTargets,
  ...attackTriggersAndDamage,
  ...commanderChoices,
  ...dungeonsAndDay,
  ...splitAndGraveyardCasting,
  ...cheaperAndHelpedCasting,
  ...effectsThatLast,
  ...resolvingInOrder,
  ...valuesOfX,
  ...actingAndFlash,
  ...combinedKeywords,
  ...phasingSituations,
  ...earlyKeywordTriggers,
  ...enteringKeywords,
  ...permanentKeywords,
  ...winningAndLosing,
  ...planeswalkersAndBattles,
  ...stateBasedQuestions,
  ...gameSetup,
  ...multiplayerQuestions,
  ...spellKeywords,
  ...growingCreatures,
  ...lostAndGainedCharacteristics,
  ...qualitiesOfObjects,
  ...arrivalsAndReplacedZones,
  ...strikesInDetail,
  ...turnBasics,
  ...stackBasics,
  ...combatBasics,
  ...commanderAndLifeBasics,
  ...permanentsBasics,
];
