import type { Bilingual } from "@spellwright/contract";
import type { Layer } from "../engines/layers/effect.ts";

export type Asked = "size" | "power" | "toughness";

/** The size that was asked for; its number comes first. */
export const ruling = (
  power: number,
  toughness: number,
  asked: Asked,
  verdict: "yes" | "no" | null,
): Bilingual => {
  const size = `${power}/${toughness}`;
  if (verdict !== null)
    return {
      fr: `${verdict === "yes" ? "Oui" : "Non"}, sa force et son endurance sont de ${size}.`,
      en: `${verdict === "yes" ? "Yes" : "No"}, its power and toughness are ${size}.`,
    };
  if (asked === "power")
    return { fr: `Sa force est de ${power} (${size}).`, en: `Its power is ${power} (${size}).` };
  if (asked === "toughness")
    return {
      fr: `Son endurance est de ${toughness} (${size}).`,
      en: `Its toughness is ${toughness} (${size}).`,
    };
  return {
    fr: `${size}\u00a0: force ${power}, endurance ${toughness}.`,
    en: `${size}: power ${power}, toughness ${toughness}.`,
  };
};

export const start = (name: string, size: string): Bilingual =>
  name === size
    ? { fr: `La créature de départ est une ${size}.`, en: `The creature starts as a ${size}.` }
    : {
        fr: `${name}\u00a0: force et endurance imprimées ${size}.`,
        en: `${name}: printed power and toughness ${size}.`,
      };

/** The rule of each layer. */
export const RULES: Readonly<Record<Layer, string>> = {
  "1": "613.1a",
  "2": "613.1b",
  "4": "613.1d",
  "5": "613.1e",
  "6": "613.1f",
  "7a": "613.4a",
  "7b": "613.4b",
  "7c": "613.4c",
  "7d": "613.4d",
};

interface EffectName {
  readonly kind: "bonus" | "counters" | "base" | "switch" | "lose-all" | "card" | "copy";
  readonly what: string;
}

const nameOf = ({ kind, what }: EffectName): Bilingual => {
  switch (kind) {
    case "bonus":
      return { fr: `effet ${what}`, en: `effect of ${what}` };
    case "counters":
      return { fr: `marqueurs (${what})`, en: `counters (${what})` };
    case "base":
      return { fr: `nouvelle base ${what}`, en: `new base ${what}` };
    case "switch":
      return { fr: "échange de la force et de l’endurance", en: "power and toughness switched" };
    case "lose-all":
      return { fr: "perte des capacités", en: "abilities lost" };
    case "card":
      return { fr: what, en: what };
    case "copy":
      return { fr: `copie de ${what}`, en: `copy of ${what}` };
  }
};

/** One effect in its layer and the size right after it. */
export const step = (name: EffectName, layer: Layer, size: string): Bilingual => ({
  fr: `Couche ${layer}, ${nameOf(name).fr}\u00a0: ${size}.`,
  en: `Layer ${layer}, ${nameOf(name).en}: ${size}.`,
});

const CLAIMS: Readonly<Record<string, Bilingual>> = {
  "613.1a": {
    fr: "Les effets de copie s’appliquent dans la couche 1, avant tous les autres.",
    en: "Copy effects apply in layer 1, before all others.",
  },
  "707.2": {
    fr: "Une copie prend les valeurs imprimées de l’original : ni marqueurs, ni bonus, ni ce qui est attaché.",
    en: "A copy takes the printed values of the original: no counters, no bonuses, nothing that is attached.",
  },
  "613.1b": {
    fr: "Les changements de contrôleur s’appliquent dans la couche 2.",
    en: "Control changes apply in layer 2.",
  },
  "613.1d": {
    fr: "Les changements de type s’appliquent dans la couche 4.",
    en: "Type changes apply in layer 4.",
  },
  "613.1e": {
    fr: "Les changements de couleur s’appliquent dans la couche 5.",
    en: "Color changes apply in layer 5.",
  },
  "613.1f": {
    fr: "Les capacités gagnées ou perdues le sont dans la couche 6.",
    en: "Abilities are gained and lost in layer 6.",
  },
  "613.4a": {
    fr: "Ce qui définit la force et l’endurance s’applique dans la couche 7a.",
    en: "What defines power and toughness applies in layer 7a.",
  },
  "613.4b": {
    fr: "Ce qui fixe la force et l’endurance s’applique dans la couche 7b.",
    en: "What sets power and toughness applies in layer 7b.",
  },
  "613.4c": {
    fr: "Bonus, malus et marqueurs s’appliquent ensuite, dans la couche 7c.",
    en: "Bonuses, penalties and counters apply after it, in layer 7c.",
  },
  "613.4d": {
    fr: "L’échange de la force et de l’endurance vient en dernier, dans la couche 7d.",
    en: "Switching power and toughness comes last, in layer 7d.",
  },
  "613.4": {
    fr: "La couche 7 s’applique dans l’ordre de ses sous-couches.",
    en: "Layer 7 applies in the order of its sublayers.",
  },
};
/** What was told of the original and does not reach the copy. */
export const notCopied = (names: readonly EffectName[]): Bilingual => ({
  fr: `Reste à l’original, sans être copié : ${names.map((name) => nameOf(name).fr).join(", ")}.`,
  en: `Stays with the original and is not copied: ${names.map((name) => nameOf(name).en).join(", ")}.`,
});

const TIMESTAMPS: Bilingual = {
  fr: "Dans une même sous-couche, les effets s’appliquent du plus ancien au plus récent.",
  en: "Within one sublayer effects apply from the oldest to the newest.",
};

/** What the answer says with a rule. */
export const claim = (rule: string): Bilingual => CLAIMS[rule] ?? TIMESTAMPS;
