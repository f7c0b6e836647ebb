import type { Topic } from "../topic.ts";

export const damageAndBonusEndTogether: Topic = {
  id: "state-based-actions/damage-and-bonus-end-together",
  title: { fr: "Blessures et bonus cessent ensemble", en: "Damage and bonuses end together" },
  about: [
    ["pump", "wears-off", "plus-one-counter"],
    ["damage", "marked-damage", "lethal-damage"],
    ["end-of-turn", "cleanup-step", "next-end-step"],
  ],
  not: [
    "zero-toughness",
    "minus-toughness",
    "equipment",
    "aura",
    "unattach",
    "deathtouch",
    "infect",
    "wither",
    "trample",
    "indestructible",
    "next-turn",
  ],
  hints: [
    "dies",
    "survives",
    "marked-damage",
    "damage",
    "end-of-turn",
    "cleanup-step",
    "wears-off",
    "block",
    "attack",
    "combat-damage",
    "lethal-damage",
  ],
  rules: [
    {
      number: "514.2",
      claim: {
        fr: "À l’étape de nettoyage, les blessures sont retirées et les effets «\u00a0jusqu’à la fin du tour\u00a0» cessent en même temps.",
        en: "In the cleanup step damage is removed and “until end of turn” effects end at the same time.",
      },
    },
    {
      number: "704.5g",
      claim: {
        fr: "Une créature n’est détruite que si ses blessures atteignent son endurance quand on vérifie.",
        en: "A creature is destroyed only if its damage reaches its toughness when that is checked.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["survives", "save"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle survit\u00a0: les blessures sont retirées en même temps que le bonus «\u00a0jusqu’à la fin du tour\u00a0» cesse.",
        en: "Yes, it survives: the damage is removed at the same time as the “until end of turn” bonus ends.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, les blessures sont retirées en même temps que le bonus «\u00a0jusqu’à la fin du tour\u00a0» cesse\u00a0: elle ne meurt pas.",
        en: "No, the damage is removed at the same time as the “until end of turn” bonus ends: it doesn’t die.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle survit\u00a0: à l’étape de nettoyage, les blessures partent en même temps que le bonus.",
        en: "It survives: in the cleanup step the damage goes away at the same time as the bonus.",
      },
    },
  ],
  explanation: {
    fr: "À l’étape de nettoyage, une seule action retire toutes les blessures et met fin aux effets «\u00a0jusqu’à la fin du tour\u00a0». Il n’y a aucun instant où la créature serait sans bonus avec ses blessures. Un bonus qui cesse plus tôt, par exemple avec la perte d’un équipement, la laisserait mourir.",
    en: "In the cleanup step one single action removes all damage and ends “until end of turn” effects. There is no moment when the creature has the damage without the bonus. A bonus that ends earlier, such as a lost Equipment, would let it die.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma 2/2 a reçu +3/+3 jusqu’à la fin du tour et a 4 blessures marquées, meurt-elle à la fin du tour quand le bonus disparaît ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que la créature survit quand son bonus cesse à l’étape de nettoyage alors qu’elle porte des blessures ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que se passe-t-il avec les blessures d’une créature quand le bonus de Croissance gigantesque prend fin à la fin du tour ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Une créature boostée a pris des blessures ; quand l’effet se termine en fin de tour est-ce qu’elle meurt ?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My creature got +3/+3 until end of turn and took 4 damage. Does it die when the pump wears off at end of turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Will a damaged creature survive when its bonus ends in the cleanup step?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What happens to damage on a pumped creature when the effect ends at end of turn?",
      verdict: null,
    },
    {
      language: "en",
      text: "After Giant Growth wears off at end of turn, does my creature die from the damage it took?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
