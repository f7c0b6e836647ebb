import type { Concept } from "../concept.ts";
import { concepts as actingAndFlashWords } from "./acting-and-flash-words.ts";
import { concepts as activatingWords } from "./activating-words.ts";
import { concepts as arrivalEventWords } from "./arrival-event-words.ts";
import { concepts as arrivalsAndCounts } from "./arrivals-and-counts.ts";
import { concepts as attachmentWords } from "./attachment-words.ts";
import { concepts as attackTargetsWords } from "./attack-targets-words.ts";
import { concepts as attackTriggersAndDamageWords } from "./attack-triggers-and-damage-words.ts";
import { concepts as attackingPlaneswalkers } from "./attacking-planeswalkers.ts";
import { concepts as cardFormWords } from "./card-form-words.ts";
import { concepts as castingAndCopying } from "./casting-and-copying.ts";
import { concepts as castingCosts } from "./casting-costs.ts";
import { concepts as castingKeywordWords } from "./casting-keyword-words.ts";
import { concepts as characteristicWords } from "./characteristic-words.ts";
import { concepts as combat } from "./combat.ts";
import { concepts as combatBasicsWords } from "./combat-basics-words.ts";
import { concepts as combatBlocks } from "./combat-blocks.ts";
import { concepts as combatDeclarationsWords } from "./combat-declarations-words.ts";
import { concepts as combatKeywordWords } from "./combat-keyword-words.ts";
import { concepts as combatRoles } from "./combat-roles.ts";
import { concepts as combatStepsWords } from "./combat-steps-words.ts";
import { concepts as commander } from "./commander.ts";
import { concepts as commanderChoicesWords } from "./commander-choices-words.ts";
import { concepts as commanderDecksWords } from "./commander-decks-words.ts";
import { concepts as commanderInPlayWords } from "./commander-in-play-words.ts";
import { concepts as controlAndCounters } from "./control-and-counters.ts";
import { concepts as controlWords } from "./control-words.ts";
import { concepts as copies } from "./copies.ts";
import { concepts as counterAndCopyWords } from "./counter-and-copy-words.ts";
import { concepts as designationRulesWords } from "./designations-words.ts";
import { concepts as dividedDamageWords } from "./divided-damage-words.ts";
import { concepts as doubleFacedAndFaceDown } from "./double-faced-and-face-down.ts";
import { concepts as dungeonsAndDayWords } from "./dungeons-and-day-words.ts";
import { concepts as everydayKeywordWords } from "./everyday-keyword-words.ts";
import { concepts as everydayPlay } from "./everyday-play.ts";
import { concepts as firstCombats } from "./first-combats.ts";
import { concepts as firstLessons } from "./first-lessons.ts";
import { concepts as forbiddingEffectWords } from "./forbidding-effect-words.ts";
import { concepts as forcedAttacksWords } from "./forced-attacks-words.ts";
import { concepts as gameSetupWords } from "./game-setup-words.ts";
import { concepts as handAndLibraryWords } from "./hand-and-library-words.ts";
import { concepts as keywordForms } from "./keyword-forms.ts";
import { concepts as keywords } from "./keywords.ts";
import { concepts as keywordsTwoWords } from "./keywords-two-words.ts";
import { concepts as kindsOfManaWords } from "./kinds-of-mana-words.ts";
import { concepts as kindsOfTriggers } from "./kinds-of-triggers.ts";
import { concepts as landTypeWords } from "./land-type-words.ts";
import { concepts as lastingEffectWords } from "./lasting-effect-words.ts";
import { concepts as layers } from "./layers.ts";
import { concepts as loops } from "./loops.ts";
import { concepts as manaAndColorWords } from "./mana-and-color-words.ts";
import { concepts as multiplayerQuestionsWords } from "./multiplayer-questions-words.ts";
import { concepts as paymentWords } from "./payment-words.ts";
import { concepts as plainRuleWords } from "./plain-rule-words.ts";
import { concepts as plainRules } from "./plain-rules.ts";
import { concepts as planeswalkersAndBattlesWords } from "./planeswalkers-and-battles-words.ts";
import { concepts as planeswalkersAndLands } from "./planeswalkers-and-lands.ts";
import { concepts as playersAndTeams } from "./players-and-teams.ts";
import { concepts as protectionKeywordWords } from "./protection-keyword-words.ts";
import { concepts as qualityWords } from "./quality-words.ts";
import { concepts as replacementEffects } from "./replacement-effects.ts";
import { concepts as resolutionWords } from "./resolution-words.ts";
import { concepts as stackAndTiming } from "./stack-and-timing.ts";
import { concepts as stateBasedActions } from "./state-based-actions.ts";
import { concepts as stateBasedQuestionsWords } from "./state-based-questions-words.ts";
import { concepts as stepsOfEachPlayerWords } from "./steps-of-each-player-words.ts";
import { concepts as tableBasicsWords } from "./table-basics-words.ts";
import { concepts as targetsAndDivisionWords } from "./targets-and-division-words.ts";
import { concepts as tokenAndCopyWords } from "./token-and-copy-words.ts";
import { concepts as triggerEventWords } from "./trigger-event-words.ts";
import { concepts as triggerSourceWords } from "./trigger-source-words.ts";
import { concepts as triggers } from "./triggers.ts";
import { concepts as turnAndZoneWords } from "./turn-and-zone-words.ts";
import { concepts as turnBasicsWords } from "./turn-basics-words.ts";
import { concepts as turnsAndDraws } from "./turns-and-draws.ts";
import { concepts as unusualCasting } from "./unusual-casting.ts";
import { concepts as valuesOfXWords } from "./values-of-x-words.ts";
import { concepts as vehiclesEquipmentSagas } from "./vehicles-equipment-sagas.ts";
import { concepts as wellKnownEffectWords } from "./well-known-effect-words.ts";
import { concepts as winningAndLosingWords } from "./winning-and-losing-words.ts";
import { concepts as zonesAndOwners } from "./zones-and-owners.ts";

/** Concepts that the authors of a topic family added: one file per family, registered here. */
export const familyConcepts: readonly (readonly Concept[])[] = [
  castingCosts,
  combat,
  combatBlocks,
  combatBasicsWords,
  commander,
  keywords,
  layers,
  replacementEffects,
  stackAndTiming,
  stateBasedActions,
  triggers,
  attackingPlaneswalkers,
  combatRoles,
  planeswalkersAndLands,
  turnsAndDraws,
  castingAndCopying,
  kindsOfTriggers,
  loops,
  copies,
  controlAndCounters,
  doubleFacedAndFaceDown,
  vehiclesEquipmentSagas,
  playersAndTeams,
  unusualCasting,
  zonesAndOwners,
  everydayPlay,
  firstCombats,
  firstLessons,
  plainRules,
  plainRuleWords,
  arrivalsAndCounts,
  keywordForms,
  everydayKeywordWords,
  keywordsTwoWords,
  forbiddingEffectWords,
  turnAndZoneWords,
  wellKnownEffectWords,
  stepsOfEachPlayerWords,
  handAndLibraryWords,
  targetsAndDivisionWords,
  dividedDamageWords,
  attachmentWords,
  landTypeWords,
  castingKeywordWords,
  combatKeywordWords,
  protectionKeywordWords,
  counterAndCopyWords,
  manaAndColorWords,
  paymentWords,
  cardFormWords,
  kindsOfManaWords,
  triggerSourceWords,
  triggerEventWords,
  tokenAndCopyWords,
  arrivalEventWords,
  controlWords,
  combatDeclarationsWords,
  attackTargetsWords,
  combatStepsWords,
  attackTriggersAndDamageWords,
  forcedAttacksWords,
  commanderInPlayWords,
  commanderChoicesWords,
  commanderDecksWords,
  designationRulesWords,
  dungeonsAndDayWords,
  lastingEffectWords,
  resolutionWords,
  valuesOfXWords,
  actingAndFlashWords,
  activatingWords,
  winningAndLosingWords,
  planeswalkersAndBattlesWords,
  stateBasedQuestionsWords,
  gameSetupWords,
  multiplayerQuestionsWords,
  characteristicWords,
  qualityWords,
  turnBasicsWords,
  tableBasicsWords,
];
