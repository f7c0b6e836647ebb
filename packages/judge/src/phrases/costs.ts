import type { Bilingual } from "@spellwright/contract";
import type { OtherCost } from "../engines/costs/casting-options.ts";
import type { Substitute } from "../engines/costs/total-cost.ts";

const manas = (amount: number): Bilingual => ({
  fr: `${amount} ${amount > 1 ? "manas" : "mana"}`,
  en: `${amount} mana`,
});
const symbols = (written: string): string => (written === "" ? "" : ` (${written})`);

/** The number that was asked for; `written` in symbols, empty when the colours are unknown. */
export const total = (amount: number, written: string): Bilingual => ({
  fr: `${manas(amount).fr} au total${symbols(written)}.`,
  en: `${manas(amount).en} in total${symbols(written)}.`,
});

export const affordable = (
  verdict: "yes" | "no",
  amount: number,
  written: string,
  have: number,
): Bilingual =>
  verdict === "yes"
    ? {
        fr: `Oui, le coût total est de ${manas(amount).fr}${symbols(written)}\u00a0: ${manas(have).fr} suffisent, si les couleurs y sont.`,
        en: `Yes, the total cost is ${manas(amount).en}${symbols(written)}: ${manas(have).en} is enough if the colors are there.`,
      }
    : {
        fr: `Non, le coût total est de ${manas(amount).fr}${symbols(written)}\u00a0: ${manas(have).fr} ne suffisent pas.`,
        en: `No, the total cost is ${manas(amount).en}${symbols(written)}: ${manas(have).en} is not enough.`,
      };

export const confirmed = (verdict: "yes" | "no", amount: number, written: string): Bilingual => ({
  fr: `${verdict === "yes" ? "Oui" : "Non"}, le coût total est de ${manas(amount).fr}${symbols(written)}.`,
  en: `${verdict === "yes" ? "Yes" : "No"}, the total cost is ${manas(amount).en}${symbols(written)}.`,
});

export const ifGeneric: Bilingual = {
  fr: "Une réduction de mana générique ne touche que la part générique\u00a0: le total suppose que celle-ci suffit.",
  en: "A generic reduction touches only the generic part: this total assumes that it is large enough.",
};

/** Whether what cards add has to be paid as well. */
export const owed = (verdict: "yes" | "no", amount: number, written: string): Bilingual =>
  verdict === "yes"
    ? {
        fr: `Oui, cette augmentation s’ajoute à tout coût choisi, alternatif ou non\u00a0: il faut payer ${manas(amount).fr} en plus du reste${symbols(written)}.`,
        en: `Yes, the increase is added to whichever cost is chosen, an alternative one included: the mana to pay is ${amount}${symbols(written)}.`,
      }
    : {
        fr: `Non, rien de tout cela n’augmente le coût de ce sort\u00a0: ${manas(amount).fr} au total${symbols(written)}.`,
        en: `No, none of this makes that spell cost more: ${manas(amount).en} in total${symbols(written)}.`,
      };

export const baseStep = (written: string): Bilingual => ({
  fr: `On part du coût de mana\u00a0: ${written}.`,
  en: `Start from the mana cost: ${written}.`,
});

export const alternativeStep = (written: string, free: boolean): Bilingual =>
  free
    ? {
        fr: "Sans payer le coût de mana, on part de {0}\u202f; les coûts supplémentaires et les augmentations restent dus.",
        en: "Without paying the mana cost you start from {0}; additional costs and increases are still due.",
      }
    : {
        fr: `On part du coût alternatif, à la place du coût de mana\u00a0: ${written}.`,
        en: `Start from the alternative cost in place of the mana cost: ${written}.`,
      };

const MANY = (amount: number): string => (amount > 1 ? "s" : "");
const OTHERS: Readonly<Record<OtherCost["kind"], (amount: number) => Bilingual>> = {
  life: (amount) => ({
    fr: `${amount} point${MANY(amount)} de vie`,
    en: `${amount} life`,
  }),
  exile: (amount) => ({
    fr: `${amount} carte${MANY(amount)} exilée${MANY(amount)}`,
    en: `${amount} card${MANY(amount)} exiled`,
  }),
  discard: (amount) => ({
    fr: `${amount} carte${MANY(amount)} défaussée${MANY(amount)}`,
    en: `${amount} card${MANY(amount)} discarded`,
  }),
  sacrifice: (amount) => ({
    fr: `${amount} permanent${MANY(amount)} sacrifié${MANY(amount)}`,
    en: `${amount} permanent${MANY(amount)} sacrificed`,
  }),
  return: (amount) => ({
    fr: `${amount} permanent${MANY(amount)} renvoyé${MANY(amount)} en main`,
    en: `${amount} permanent${MANY(amount)} returned to hand`,
  }),
};

export const othersStep = (others: readonly OtherCost[]): Bilingual => {
  const said = others.map(({ kind, amount }) => OTHERS[kind](amount));
  return {
    fr: `S’y ajoute ce qui n’est pas du mana\u00a0: ${said.map(({ fr }) => fr).join(", ")}.`,
    en: `What is no mana comes with it: ${said.map(({ en }) => en).join(", ")}.`,
  };
};

const listed = (costs: readonly string[]): string => costs.join(" + ");

export const increaseStep = (costs: readonly string[], sum: string): Bilingual => ({
  fr: `On ajoute les coûts supplémentaires et les augmentations (${listed(costs)})\u00a0: ${sum}.`,
  en: `Add additional costs and increases (${listed(costs)}): ${sum}.`,
});
export const taxStep = (tax: number, previous: number): Bilingual => ({
  fr: `La taxe de commandant en fait partie\u00a0: {2} par lancement précédent depuis la zone de commandement, ici ${previous} fois, donc {${tax}}.`,
  en: `The commander tax is among them: {2} for each earlier cast from the command zone, here ${previous}, so {${tax}}.`,
});
export const reductionStep = (costs: readonly string[], left: string): Bilingual => ({
  fr: `On retire les réductions (${listed(costs)}), dans l’ordre voulu\u202f; le générique ne touche que la part générique\u00a0: ${left}.`,
  en: `Subtract the reductions (${listed(costs)}), in any order; generic mana comes off the generic part only: ${left}.`,
});
export const leastStep = (least: number, sum: string): Bilingual => ({
  fr: `Un effet fixe le total à au moins ${manas(least).fr}\u202f; il s’applique en dernier\u00a0: ${sum}.`,
  en: `An effect sets the total to at least ${manas(least).en}; it applies last: ${sum}.`,
});

/** Rules of the ways to pay without mana. */
export const SUBSTITUTE_RULES: Readonly<Record<Substitute, string>> = {
  convoke: "702.51b",
  delve: "702.66a",
  improvise: "601.2f",
};

export const substituteStep = (kind: Substitute, amount: number): Bilingual => {
  if (kind === "delve")
    return {
      fr: `Une fois le total fixé, la fouille (delve) remplace du mana générique\u00a0: ${amount} ${amount > 1 ? "cartes exilées" : "carte exilée"}.`,
      en: `Once the total is locked in, delve replaces generic mana: ${amount} ${amount === 1 ? "card" : "cards"} exiled.`,
    };
  const fr = kind === "convoke" ? "créature" : "artefact";
  const en = kind === "convoke" ? "creature" : "artifact";
  const engaged = kind === "convoke" ? "engagée" : "engagé";
  const plural = amount > 1 ? "s" : "";
  return {
    fr: `Une fois le total fixé, ${amount} ${fr}${plural} ${engaged}${plural} ${amount > 1 ? "remplacent" : "remplace"} autant de mana générique.`,
    en: `Once the total is locked in, ${amount} tapped ${en}${amount === 1 ? "" : "s"} ${amount === 1 ? "replaces" : "replace"} as much generic mana.`,
  };
};

const CLAIMS: Readonly<Record<string, Bilingual>> = {
  "601.2f": {
    fr: "Coût de mana ou alternatif, plus coûts supplémentaires et augmentations, moins réductions, puis ce qui fixe le total.",
    en: "Mana or alternative cost, plus additional costs and increases, minus reductions, then what sets the total.",
  },
  "118.9d": {
    fr: "Coûts supplémentaires, augmentations et réductions s’appliquent aussi à un coût alternatif.",
    en: "Additional costs, increases and reductions apply to an alternative cost too.",
  },
  "118.8": {
    fr: "Les coûts supplémentaires se paient en même temps que le coût de mana ou le coût alternatif.",
    en: "Additional costs are paid at the same time as the mana cost or the alternative cost.",
  },
  "903.8": {
    fr: "Chaque lancement précédent depuis la zone de commandement ajoute {2}.",
    en: "Each earlier cast from the command zone adds {2}.",
  },
  "118.7a": {
    fr: "Une réduction de mana générique ne touche que la part générique.",
    en: "A reduction of generic mana touches only the generic part.",
  },
};
const AFTERWARDS: Bilingual = {
  fr: "Cette façon de payer vient une fois le coût total fixé.",
  en: "This way to pay comes once the total cost is locked in.",
};

/** What the answer says with a rule. */
export const claims = (rule: string): Bilingual => CLAIMS[rule] ?? AFTERWARDS;
