import type { Bilingual } from "@spellwright/contract";
import type { AmountKind } from "../engines/replaced-amounts/card-amount-effects.ts";
import type { AmountChange } from "../engines/replaced-amounts/replace-amount.ts";

const THINGS: Readonly<Record<AmountKind, readonly [Bilingual, Bilingual]>> = {
  counters: [
    { fr: "marqueur", en: "counter" },
    { fr: "marqueurs", en: "counters" },
  ],
  tokens: [
    { fr: "jeton", en: "token" },
    { fr: "jetons", en: "tokens" },
  ],
  damage: [
    { fr: "blessure", en: "damage" },
    { fr: "blessures", en: "damage" },
  ],
  life: [
    { fr: "point de vie", en: "life" },
    { fr: "points de vie", en: "life" },
  ],
};

/** « 4 marqueurs », “1 token”. */
const things = (kind: AmountKind, amount: number): Bilingual => {
  const [one, more] = THINGS[kind];
  return {
    fr: `${amount} ${(amount > 1 ? more : one).fr}`,
    en: `${amount} ${(amount === 1 ? one : more).en}`,
  };
};

const then = (names: readonly string[], language: "fr" | "en"): string =>
  names.join(language === "fr" ? ", puis " : ", then ");

/** The amount that was asked for. */
export const result = (kind: AmountKind, amount: number): Bilingual => ({
  fr: `${things(kind, amount).fr}.`,
  en: `${things(kind, amount).en}.`,
});

/** Another order would give another amount. */
export const chosenOrder = (
  kind: AmountKind,
  names: readonly string[],
  other: number,
): Bilingual => ({
  fr: `C’est en appliquant d’abord ${then(names, "fr")}\u202f; dans un autre ordre, ce serait ${things(kind, other).fr}.`,
  en: `That is with ${then(names, "en")} in this order; another order would make it ${things(kind, other).en}.`,
});

export const sameInAnyOrder: Bilingual = {
  fr: "L’ordre des effets n’y change rien\u00a0: chacun s’applique une seule fois, à ce que le précédent a laissé.",
  en: "The order of the effects makes no difference: each applies once, to what the one before it left.",
};

export const baseStep = (kind: AmountKind, amount: number, loyalty: boolean): Bilingual =>
  loyalty
    ? {
        fr: `Le planeswalker arriverait avec ${things(kind, amount).fr} «\u00a0loyauté\u00a0»\u00a0: le nombre imprimé est un effet de remplacement de son arrivée, donc un effet qui met des marqueurs.`,
        en: `The planeswalker would enter with ${things(kind, amount).en} of loyalty: the printed number replaces how it enters, so an effect puts those counters.`,
      }
    : {
        fr: `Au départ\u00a0: ${things(kind, amount).fr}.`,
        en: `To begin with: ${things(kind, amount).en}.`,
      };

const does = ({ times, plus, halves }: AmountChange): Bilingual => {
  if (halves) return { fr: "divise par deux, arrondi à l’inférieur", en: "halves, rounded down" };
  if (times === 1) return { fr: `ajoute ${plus}`, en: `adds ${plus}` };
  return times === 2 ? { fr: "double", en: "doubles" } : { fr: "triple", en: "triples" };
};

export const changeStep = (
  kind: AmountKind,
  card: string,
  change: AmountChange,
  amount: number,
): Bilingual => ({
  fr: `${card} ${does(change).fr}\u00a0: ${things(kind, amount).fr}.`,
  en: `${card} ${does(change).en}: ${things(kind, amount).en}.`,
});

export const whoChooses = (kind: AmountKind): Bilingual =>
  kind === "damage"
    ? {
        fr: "Le joueur blessé, ou le contrôleur du permanent blessé, choisit l’ordre des effets.",
        en: "The player dealt the damage, or the controller of the permanent, chooses the order of the effects.",
      }
    : {
        fr: "Le joueur concerné, ou le contrôleur du permanent concerné, choisit l’ordre des effets.",
        en: "The affected player, or the controller of the affected permanent, chooses the order of the effects.",
      };

export const onceEach: Bilingual = {
  fr: "Un effet de remplacement ne s’applique qu’une fois à un même événement.",
  en: "A replacement effect applies only once to an event.",
};

export const loyaltyEnters: Bilingual = {
  fr: "Un planeswalker arrive avec autant de marqueurs «\u00a0loyauté\u00a0» que son nombre imprimé.",
  en: "A planeswalker enters with as many loyalty counters as its printed number.",
};

export const effectsPut: Bilingual = {
  fr: "«\u00a0Si un effet devait…\u00a0» voit aussi ce qu’un effet de remplacement crée ou pose.",
  en: "“If an effect would…” also sees what a replacement effect creates or puts.",
};
