import type { Language } from "@spellwright/contract";
import type { KeyOf, Values } from "../catalogue.ts";
import type { fr } from "../fr/index.ts";
import { translator } from "../translate.ts";
import type { strategyFr } from "./fr.ts";

type Reference = typeof fr & { readonly strategy: typeof strategyFr };

/** As `Translate`, with the texts that the Forge answers with. */
export type TranslateStrategy = <Key extends KeyOf<Reference>>(
  key: Key,
  ...values: Values<Reference, Key>
) => string;

/** The texts of a language with those that only the server speaks: what the Forge answers. */
export const strategyTranslator = (language: Language): TranslateStrategy =>
  translator(language) as unknown as TranslateStrategy;
