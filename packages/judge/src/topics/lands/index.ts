import type { Topic } from "../topic.ts";
import { landsAreNotSpells } from "./lands-are-not-spells.ts";

export const topics: readonly Topic[] = [landsAreNotSpells];
