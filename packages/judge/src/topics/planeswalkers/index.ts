import type { Topic } from "../topic.ts";
import { loyaltyOncePerTurn } from "./loyalty-once-per-turn.ts";
import { loyaltyTiming } from "./loyalty-timing.ts";
import { minusAbilitiesNeedLoyalty } from "./minus-abilities-need-loyalty.ts";
import { twoOfAType } from "./two-of-a-type.ts";

export const topics: readonly Topic[] = [
  loyaltyOncePerTurn,
  loyaltyTiming,
  minusAbilitiesNeedLoyalty,
  twoOfAType,
];
