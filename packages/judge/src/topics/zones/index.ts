import type { Topic } from "../topic.ts";
import { discardingNeedsAReason } from "./discarding-needs-a-reason.ts";
import { hiddenAndPublicZones } from "./hidden-and-public-zones.ts";
import { newObject } from "./new-object.ts";
import { ownersZones } from "./owners-zones.ts";

export const topics: readonly Topic[] = [
  discardingNeedsAReason,
  hiddenAndPublicZones,
  newObject,
  ownersZones,
];
