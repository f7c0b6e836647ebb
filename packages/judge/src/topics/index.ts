import { topics as castingCosts } from "./casting-costs/index.ts";
import { topics as combat } from "./combat/index.ts";
import { topics as commander } from "./commander/index.ts";
import { topics as designations } from "./designations/index.ts";
import { topics as formats } from "./formats/index.ts";
import { topics as keywords } from "./keywords/index.ts";
import { topics as lands } from "./lands/index.ts";
import { topics as layers } from "./layers/index.ts";
import { topics as multiplayer } from "./multiplayer/index.ts";
import { topics as permanents } from "./permanents/index.ts";
import { topics as plainRules } from "./plain-rules/index.ts";
import { topics as planeswalkers } from "./planeswalkers/index.ts";
import { topics as replacementEffects } from "./replacement-effects/index.ts";
import { topics as stackAndTiming } from "./stack-and-timing/index.ts";
import { topics as stateBasedActions } from "./state-based-actions/index.ts";
import type { Topic } from "./topic.ts";
import { topics as triggers } from "./triggers/index.ts";
import { topics as turnStructure } from "./turn-structure/index.ts";
import { topics as zones } from "./zones/index.ts";

/** Every topic of every family. A new family is one folder and one line here. */
export const topics: readonly Topic[] = [
  ...combat,
  ...stateBasedActions,
  ...stackAndTiming,
  ...triggers,
  ...replacementEffects,
  ...layers,
  ...castingCosts,
  ...commander,
  ...keywords,
  ...planeswalkers,
  ...turnStructure,
  ...designations,
  ...formats,
  ...multiplayer,
  ...permanents,
  ...lands,
  ...zones,
  ...plainRules,
];
