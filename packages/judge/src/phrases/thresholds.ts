import type { Bilingual } from "@spellwright/contract";

export const taxRuling = (tax: number, total: number | null): Bilingual => ({
  fr: `La taxe de commandant est de {${tax}}${total === null ? "" : `\u202f; le sort coûte ${total} manas au total`}.`,
  en: `The commander tax is {${tax}}${total === null ? "" : `; the spell costs ${total} mana in total`}.`,
});

export const taxExplanation = (previous: number): Bilingual => ({
  fr: `Un commandant lancé depuis la zone de commandement coûte {2} de plus pour chaque fois qu’il en a déjà été lancé dans la partie\u00a0: ici ${previous} fois.`,
  en: `A commander cast from the command zone costs {2} more for each earlier time it was cast from there this game: here, ${previous}.`,
});

export const taxClaim: Bilingual = {
  fr: "Chaque lancement précédent depuis la zone de commandement ajoute {2}.",
  en: "Each earlier cast from the command zone adds {2}.",
};

export interface Threshold {
  readonly limit: number;
  readonly rule: string;
  /** « 10 marqueurs poison » with any number. */
  readonly thing: (amount: number) => Bilingual;
  readonly claim: Bilingual;
}

const poisonThing = (amount: number): Bilingual => ({
  fr: `${amount} ${amount > 1 ? "marqueurs" : "marqueur"} «\u00a0poison\u00a0»`,
  en: `${amount} poison ${amount === 1 ? "counter" : "counters"}`,
});

export const thresholds = {
  poison: {
    limit: 10,
    rule: "704.5c",
    thing: poisonThing,
    claim: {
      fr: "Un joueur avec dix marqueurs «\u00a0poison\u00a0» ou plus perd la partie.",
      en: "A player with ten or more poison counters loses the game.",
    },
  },
  teamPoison: {
    limit: 15,
    rule: "704.6b",
    thing: poisonThing,
    claim: {
      fr: "Au Troll à deux têtes, une équipe avec quinze (15) marqueurs «\u00a0poison\u00a0» ou plus perd la partie.",
      en: "In Two-Headed Giant, a team with fifteen (15) or more poison counters loses the game.",
    },
  },
  commanderDamage: {
    limit: 21,
    rule: "903.10a",
    thing: (amount) => ({
      fr: `${amount} ${amount > 1 ? "blessures" : "blessure"} de combat d’un même commandant`,
      en: `${amount} combat damage from the same commander`,
    }),
    claim: {
      fr: "Un joueur qui a subi 21 blessures de combat ou plus d’un même commandant pendant la partie la perd.",
      en: "A player dealt 21 or more combat damage by the same commander over the game loses it.",
    },
  },
} as const satisfies Record<string, Threshold>;

export const thresholdRuling = (threshold: Threshold): Bilingual => ({
  fr: `${threshold.thing(threshold.limit).fr} font perdre la partie.`,
  en: `${threshold.thing(threshold.limit).en} make a player lose the game.`,
});

/** The amounts of the question that the answer counts. */
export const thresholdRead = (amounts: readonly number[]): Bilingual => ({
  fr: `Je lis\u00a0: ${amounts.join(" et ")}.`,
  en: `I read: ${amounts.join(" and ")}.`,
});

/** How much is still missing. */
export const thresholdMissing = (threshold: Threshold, missing: number): Bilingual => ({
  fr: `${missing} de plus\u00a0: ${threshold.thing(threshold.limit).fr} font perdre la partie.`,
  en: `${missing} more: ${threshold.thing(threshold.limit).en} make a player lose the game.`,
});

export const thresholdVerdict = (threshold: Threshold, amount: number): Bilingual =>
  amount >= threshold.limit
    ? {
        fr: `Oui, avec ${threshold.thing(amount).fr} la partie est perdue (il en faut ${threshold.limit}).`,
        en: `Yes, with ${threshold.thing(amount).en} the game is lost (it takes ${threshold.limit}).`,
      }
    : {
        fr: `Non, avec ${threshold.thing(amount).fr} la partie n’est pas perdue\u00a0: il en faut ${threshold.limit}.`,
        en: `No, with ${threshold.thing(amount).en} the game is not lost: it takes ${threshold.limit}.`,
      };

export const thresholdTiming: Bilingual = {
  fr: "C’est une action basée sur l’état, vérifiée chaque fois qu’un joueur va recevoir la priorité.",
  en: "It is a state-based action, checked whenever a player would receive priority.",
};
