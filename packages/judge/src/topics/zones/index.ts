import type { Topic } from "../topic.ts";
import { ownersZones } from "./owners-zones.ts";

export const topics: readonly Topic[] = [ownersZones];
