import type { Confirmation } from "@spellwright/contract";

/**
 * How often a model's ruling is right, by what bears it: shares of recorded answers, strong and weak ones
 * together (`npm run eval:model`; docs/judge.md tells on how many). A note bore 6 of 6 right ones: few. What a second call of the same model
 * confirms stays below what is shown as sure: it may go wrong as the first did.
 */
export const SURENESS: Readonly<Record<Confirmation | "quotes_only" | "not_stated", number>> = {
  computed: 0.95,
  settled: 0.92,
  official_note: 0.85,
  second_reading: 0.6,
  /** It could not be read again. */
  quotes_only: 0.5,
  not_stated: 0.3,
};

/** Taken from a ruling that only its own quotes bear, for each thing of it that did not hold. */
const LOSS = 0.12;
const LEAST = 0.1;

/** How sure a ruling is that nothing independent bears. No model is believed beyond its own word. */
export const uncorroboratedConfidence = (told: number, faults: number): number =>
  Math.max(LEAST, Math.min(SURENESS.second_reading, told) - faults * LOSS);
