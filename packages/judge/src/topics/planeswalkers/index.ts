import type { Topic } from "../topic.ts";
import { loyaltyOncePerTurn } from "./loyalty-once-per-turn.ts";
import { loyaltyTiming } from "./loyalty-timing.ts";

export const topics: readonly Topic[] = [loyaltyOncePerTurn, loyaltyTiming];
