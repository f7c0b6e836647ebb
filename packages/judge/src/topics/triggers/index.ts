import type { Topic } from "../topic.ts";
import { activePlayerTriggersFirst } from "./active-player-triggers-first.ts";
import { castTriggersResolveFirst } from "./cast-triggers-resolve-first.ts";
import { copiesThatLeave } from "./copies-that-leave.ts";
import { delayedEndStepAndNewObject } from "./delayed-end-step-and-new-object.ts";
import { diesReturnAndGraveyardRemoved } from "./dies-return-and-graveyard-removed.ts";
import { dyingTogether } from "./dying-together.ts";
import { enteringTogether } from "./entering-together.ts";
import { exileIsNotDying } from "./exile-is-not-dying.ts";
import { exileUntilItLeaves } from "./exile-until-it-leaves.ts";
import { forgottenTriggers } from "./forgotten-triggers.ts";
import { interveningIf } from "./intervening-if.ts";
import { lifeGainComesTooLate } from "./life-gain-comes-too-late.ts";
import { lifelinkEventsAreSeparate } from "./lifelink-events-are-separate.ts";
import { mayIsDecidedOnResolution } from "./may-is-decided-on-resolution.ts";
import { oneOrMore } from "./one-or-more.ts";
import { orderOfMyTriggers } from "./order-of-my-triggers.ts";
import { stateTriggers } from "./state-triggers.ts";
import { tokenCopiesEnter } from "./token-copies-enter.ts";
import { tokensDie } from "./tokens-die.ts";
import { triggerWithoutLegalTarget } from "./trigger-without-legal-target.ts";
import { triggersResolveOneByOne } from "./triggers-resolve-one-by-one.ts";
import { unlessAPlayerPays } from "./unless-a-player-pays.ts";
import { wardForEachSpell } from "./ward-for-each-spell.ts";

export const topics: readonly Topic[] = [
  activePlayerTriggersFirst,
  castTriggersResolveFirst,
  copiesThatLeave,
  delayedEndStepAndNewObject,
  diesReturnAndGraveyardRemoved,
  dyingTogether,
  enteringTogether,
  exileIsNotDying,
  exileUntilItLeaves,
  forgottenTriggers,
  interveningIf,
  lifeGainComesTooLate,
  lifelinkEventsAreSeparate,
  mayIsDecidedOnResolution,
  oneOrMore,
  orderOfMyTriggers,
  stateTriggers,
  tokenCopiesEnter,
  tokensDie,
  triggerWithoutLegalTarget,
  triggersResolveOneByOne,
  unlessAPlayerPays,
  wardForEachSpell,
];
