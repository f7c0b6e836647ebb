import type { Topic } from "../topic.ts";
import { alternativeCosts } from "./alternative-costs.ts";
import { arrivalsAndCounts } from "./arrivals-and-counts.ts";
import { attachments } from "./attachments.ts";
import { attackTaxesAndCosts } from "./attack-taxes-and-costs.ts";
import { cardGainingActions } from "./card-gaining-actions.ts";
import { choicesAndDivisions } from "./choices-and-divisions.ts";
import { choosingTargets } from "./choosing-targets.ts";
import { combatDeclarations } from "./combat-declarations.ts";
import { combatSteps } from "./combat-steps.ts";
import { commanderAndPlayers } from "./commander-and-players.ts";
import { creatureAbilities } from "./creature-abilities.ts";
import { drawingWinningAndControlling } from "./drawing-winning-and-controlling.ts";
import { evasion } from "./evasion.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { firstQuestions } from "./first-questions.ts";
import { forbiddenAbilitiesAndArrivals } from "./forbidden-abilities-and-arrivals.ts";
import { forbiddenCasting } from "./forbidden-casting.ts";
import { forcedAttacks } from "./forced-attacks.ts";
import { handsAndOrder } from "./hands-and-order.ts";
import { landsAndLandTypes } from "./lands-and-land-types.ts";
import { libraryActions } from "./library-actions.ts";
import { lifeAndDamage } from "./life-and-damage.ts";
import { lifeAndDamageEffects } from "./life-and-damage-effects.ts";
import { stackAndTriggers } from "./stack-and-triggers.ts";
import { turnsAndPhases } from "./turns-and-phases.ts";
import { untappingAndSkipping } from "./untapping-and-skipping.ts";
import { unusualCasting } from "./unusual-casting.ts";
import { waitingCards } from "./waiting-cards.ts";
import { zonesAndCards } from "./zones-and-cards.ts";

export const topics: readonly Topic[] = [
  ...alternativeCosts,
  ...arrivalsAndCounts,
  ...commanderAndPlayers,
  ...creatureAbilities,
  ...evasion,
  ...everydayQuestions,
  ...firstQuestions,
  ...lifeAndDamage,
  ...stackAndTriggers,
  ...unusualCasting,
  ...waitingCards,
  ...zonesAndCards,
  ...forbiddenCasting,
  ...forbiddenAbilitiesAndArrivals,
  ...untappingAndSkipping,
  ...turnsAndPhases,
  ...combatDeclarations,
  ...combatSteps,
  ...forcedAttacks,
  ...libraryActions,
  ...cardGainingActions,
  ...attackTaxesAndCosts,
  ...lifeAndDamageEffects,
  ...drawingWinningAndControlling,
  ...choosingTargets,
  ...choicesAndDivisions,
  ...handsAndOrder,
  ...attachments,
  ...landsAndLandTypes,
];
