import type { Bilingual, Language } from "@spellwright/contract";
import type { Concept } from "./concept.ts";

/** A concept whose phrases, which are read once, stay packed: those of a language line by line. */
export type KnownConcept = Omit<Concept, "fr" | "en"> & { readonly phrases: Bilingual };

/** The phrases of a concept in a language. */
export const phrasesOf = ({ phrases }: KnownConcept, language: Language): readonly string[] =>
  phrases[language].split("\n").filter((phrase) => phrase !== "");
