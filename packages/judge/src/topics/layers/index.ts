import type { Topic } from "../topic.ts";

export const topics: readonly Topic[] = [];
