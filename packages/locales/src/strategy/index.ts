import type { Language } from "@spellwright/contract";
import type { KeyOf } from "../catalogue.ts";
import { type TextKey, type Translate, translator } from "../translate.ts";
import type { strategyFr } from "./fr.ts";

type StrategyKey = `strategy.${KeyOf<typeof strategyFr>}`;

/** As `Translate`, with the texts that the Forge answers with. */
export type TranslateStrategy = (
  key: TextKey | StrategyKey,
  params?: Parameters<Translate>[1],
) => string;

/** The texts of a language with those that only the server speaks: what the Forge answers. */
export const strategyTranslator = (language: Language): TranslateStrategy =>
  translator(language) as TranslateStrategy;
