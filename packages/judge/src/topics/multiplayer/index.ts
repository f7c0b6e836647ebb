import type { Topic } from "../topic.ts";
import { playerLeaves } from "./player-leaves.ts";
import { twoHeadedGiant } from "./two-headed-giant.ts";

export const topics: readonly Topic[] = [playerLeaves, twoHeadedGiant];
