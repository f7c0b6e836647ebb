import * as z from "zod";
import { Bilingual } from "./bilingual.ts";

const Names = z.array(z.string().min(1));

/** An entry of `data/rules/glossary*.json` and `data/judge/definitions`: what a term of the game or a word of its players means. */
export const DefinitionEntry = z.strictObject({
  /** Its official name. */
  term: Bilingual,
  /** What else players call it. */
  also: z.strictObject({ fr: Names.optional(), en: Names.optional() }).optional(),
  definition: Bilingual,
  /** What players ask next, or fall into. */
  detail: Bilingual.optional(),
  /** The rule that defines it first. */
  rules: z.array(z.string().regex(/^\d{3}\.\d+[a-z]?$/)),
});
export type Definition = Readonly<z.infer<typeof DefinitionEntry>>;

/** A file of the glossary. */
export const GlossaryFile = z.strictObject({ entries: z.array(DefinitionEntry) });
