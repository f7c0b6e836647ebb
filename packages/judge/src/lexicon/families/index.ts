import type { Concept } from "../concept.ts";
import { concepts as castingCosts } from "./casting-costs.ts";
import { concepts as combat } from "./combat.ts";
import { concepts as combatBlocks } from "./combat-blocks.ts";
import { concepts as combatRoles } from "./combat-roles.ts";
import { concepts as commander } from "./commander.ts";
import { concepts as copiesAndControl } from "./copies-and-control.ts";
import { concepts as everydayPlay } from "./everyday-play.ts";
import { concepts as firstLessons } from "./first-lessons.ts";
import { concepts as keywords } from "./keywords.ts";
import { concepts as kindsOfCards } from "./kinds-of-cards.ts";
import { concepts as layers } from "./layers.ts";
import { concepts as playAndTriggers } from "./play-and-triggers.ts";
import { concepts as replacementEffects } from "./replacement-effects.ts";
import { concepts as stackAndTiming } from "./stack-and-timing.ts";
import { concepts as stateBasedActions } from "./state-based-actions.ts";
import { concepts as triggers } from "./triggers.ts";
import { concepts as turnsAndActions } from "./turns-and-actions.ts";

/** Concepts that the authors of a topic family added: one file per family, registered here. */
export const familyConcepts: readonly (readonly Concept[])[] = [
  castingCosts,
  combat,
  combatBlocks,
  commander,
  keywords,
  layers,
  replacementEffects,
  stackAndTiming,
  stateBasedActions,
  triggers,
  combatRoles,
  turnsAndActions,
  playAndTriggers,
  copiesAndControl,
  kindsOfCards,
  everydayPlay,
  firstLessons,
];
