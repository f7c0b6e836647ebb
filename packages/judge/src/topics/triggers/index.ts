import type { Topic } from "../topic.ts";
import { activePlayerTriggersFirst } from "./active-player-triggers-first.ts";
import { castTriggersResolveFirst } from "./cast-triggers-resolve-first.ts";
import { delayedEndStepAndNewObject } from "./delayed-end-step-and-new-object.ts";
import { diesReturnAndGraveyardRemoved } from "./dies-return-and-graveyard-removed.ts";
import { dyingTogether } from "./dying-together.ts";
import { enteringTogether } from "./entering-together.ts";
import { forgottenTriggers } from "./forgotten-triggers.ts";
import { interveningIf } from "./intervening-if.ts";
import { mayIsDecidedOnResolution } from "./may-is-decided-on-resolution.ts";
import { orderOfMyTriggers } from "./order-of-my-triggers.ts";
import { tokensDie } from "./tokens-die.ts";
import { triggerWithoutLegalTarget } from "./trigger-without-legal-target.ts";
import { wardForEachSpell } from "./ward-for-each-spell.ts";

export const topics: readonly Topic[] = [
  activePlayerTriggersFirst,
  castTriggersResolveFirst,
  delayedEndStepAndNewObject,
  diesReturnAndGraveyardRemoved,
  dyingTogether,
  enteringTogether,
  forgottenTriggers,
  interveningIf,
  mayIsDecidedOnResolution,
  orderOfMyTriggers,
  tokensDie,
  triggerWithoutLegalTarget,
  wardForEachSpell,
];
