import type { Concept } from "../concept.ts";
import { concepts as combat } from "./combat.ts";

/** Concepts that the authors of a topic family added: one file per family, registered here. */
export const familyConcepts: readonly (readonly Concept[])[] = [combat];
