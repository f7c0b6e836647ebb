import type { Bilingual } from "@spellwright/contract";
import type { Yield } from "../engines/trigger-counts/card-triggers.ts";

const plural = (amount: number, one: string, more: string): string =>
  `${amount} ${amount > 1 ? more : one}`;

const THINGS: Readonly<Record<Yield | "triggers", (amount: number) => Bilingual>> = {
  triggers: (amount) => ({
    fr: plural(amount, "fois", "fois"),
    en: amount === 1 ? "1 time" : `${amount} times`,
  }),
  life: (amount) => ({
    fr: `${plural(amount, "point", "points")} de vie`,
    en: `${amount} life`,
  }),
  loss: (amount) => ({
    fr: `${plural(amount, "point", "points")} de vie`,
    en: `${amount} life`,
  }),
  tokens: (amount) => ({
    fr: plural(amount, "jeton", "jetons"),
    en: amount === 1 ? "1 token" : `${amount} tokens`,
  }),
  cards: (amount) => ({
    fr: plural(amount, "carte", "cartes"),
    en: amount === 1 ? "1 card" : `${amount} cards`,
  }),
  damage: (amount) => ({
    fr: plural(amount, "blessure", "blessures"),
    en: `${amount} damage`,
  }),
  counters: (amount) => ({
    fr: plural(amount, "marqueur", "marqueurs"),
    en: amount === 1 ? "1 counter" : `${amount} counters`,
  }),
};

/** The number that was asked for, and how often the ability triggers. */
export const result = (
  asked: Yield | "triggers",
  amount: number,
  card: string,
  times: number,
): Bilingual => {
  const often = THINGS.triggers(times);
  const what = THINGS[asked](amount);
  return asked === "triggers"
    ? {
        fr: `${what.fr}\u00a0: c’est le nombre de déclenchements de ${card}.`,
        en: `${what.en}: that is how often ${card} triggers.`,
      }
    : {
        fr: `${what.fr}\u00a0: ${card} se déclenche ${often.fr}.`,
        en: `${what.en}: ${card} triggers ${often.en}.`,
      };
};

export const atTheSameTime = (event: "enters" | "dies"): Bilingual =>
  event === "enters"
    ? {
        fr: "Des créatures qui arrivent en même temps que le permanent sont vues par lui\u00a0; une capacité qui dit «\u00a0une autre\u00a0» ne le compte pas lui-même.",
        en: "Creatures that enter at the same time as the permanent are seen by it; an ability that says “another” does not count itself.",
      }
    : {
        fr: "Ce qui meurt en même temps que le permanent est vu par lui, car la capacité regarde en arrière\u00a0; «\u00a0une autre\u00a0» ne le compte pas lui-même.",
        en: "What dies at the same time as the permanent is seen by it, because the ability looks back in time; “another” does not count itself.",
      };

export const oncePerEvent: Bilingual = {
  fr: "La capacité se déclenche une fois pour chaque créature concernée\u00a0; «\u00a0une ou plusieurs\u00a0» n’est qu’une fois.",
  en: "The ability triggers once for each creature concerned; “one or more” is only once.",
};

export const countStep = (count: number, copies: number): Bilingual => ({
  fr: `Créatures qui comptent\u00a0: ${count}${copies > 1 ? `, pour chacun des ${copies} exemplaires` : ""}.`,
  en: `Creatures that count: ${count}${copies > 1 ? `, for each of the ${copies} copies` : ""}.`,
});
