import type { Topic } from "../topic.ts";
import { deckSizeAndCopies } from "./deck-size-and-copies.ts";

export const topics: readonly Topic[] = [deckSizeAndCopies];
