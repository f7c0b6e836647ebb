import { strategyTranslator } from "@spellwright/locales";
import type { Swap } from "@spellwright/strategist";
import { expect, test } from "vitest";
import { createSwapWords } from "./swap-words.ts";

const land = (name: string, printed_name: string) => ({ name, printed_name });

test.each([
  [
    "en",
    "Gate always enters tapped. Tomb makes the same colors for the deck and can enter untapped.",
  ],
  [
    "fr",
    "Porte arrive toujours engagé. Tombe donne au deck les mêmes couleurs et peut arriver dégagé.",
  ],
] as const)(
  "[ANA-04] say in both languages why a land goes that always enters tapped: %s",
  (language, said) => {
    const words = createSwapWords(strategyTranslator(language), language, "2026-11-01");
    const swap = {
      add: land("Tomb", "Tombe"),
      cut: land("Gate", "Porte"),
      reason: { code: "tappedLand" },
    } as unknown as Swap;
    expect(words.reason(swap)).toBe(said);
  },
);
