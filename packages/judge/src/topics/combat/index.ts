import type { Topic } from "../topic.ts";
import { menaceAndOneBlocker } from "./menace-and-one-blocker.ts";
import { trampleAndDeathtouch } from "./trample-and-deathtouch.ts";
import { vigilanceAndBlocking } from "./vigilance-and-blocking.ts";

export const topics: readonly Topic[] = [
  trampleAndDeathtouch,
  menaceAndOneBlocker,
  vigilanceAndBlocking,
];
