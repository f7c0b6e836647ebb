import type { Topic } from "../topic.ts";
import { alternativeCosts } from "./alternative-costs.ts";
import { arrivalsAndCounts } from "./arrivals-and-counts.ts";
import { commanderAndPlayers } from "./commander-and-players.ts";
import { creatureAbilities } from "./creature-abilities.ts";
import { evasion } from "./evasion.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { firstQuestions } from "./first-questions.ts";
import { forbiddenAbilitiesAndArrivals } from "./forbidden-abilities-and-arrivals.ts";
import { forbiddenCasting } from "./forbidden-casting.ts";
import { lifeAndDamage } from "./life-and-damage.ts";
import { stackAndTriggers } from "./stack-and-triggers.ts";
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
];
