import type { Topic } from "../topic.ts";
import { aReplacementAppliesOnce } from "./a-replacement-applies-once.ts";
import { copyEntersAbilities } from "./copy-enters-abilities.ts";
import { countersPaidAsACost } from "./counters-paid-as-a-cost.ts";
import { damageThatCannotBePrevented } from "./damage-that-cannot-be-prevented.ts";
import { enteringCountersAreDoubled } from "./entering-counters-are-doubled.ts";
import { enteringWithCounters } from "./entering-with-counters.ts";
import { exileInsteadOfDying } from "./exile-instead-of-dying.ts";
import { noResponseToAReplacement } from "./no-response-to-a-replacement.ts";
import { shieldCounters } from "./shield-counters.ts";
import { twoDoublers } from "./two-doublers.ts";
import { whatRegenerationSavesFrom } from "./what-regeneration-saves-from.ts";
import { whoChoosesTheOrder } from "./who-chooses-the-order.ts";

export const topics: readonly Topic[] = [
  aReplacementAppliesOnce,
  copyEntersAbilities,
  countersPaidAsACost,
  damageThatCannotBePrevented,
  enteringCountersAreDoubled,
  enteringWithCounters,
  exileInsteadOfDying,
  noResponseToAReplacement,
  shieldCounters,
  twoDoublers,
  whatRegenerationSavesFrom,
  whoChoosesTheOrder,
];
