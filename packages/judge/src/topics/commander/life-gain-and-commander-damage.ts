import type { Topic } from "../topic.ts";

export const lifeGainAndCommanderDamage: Topic = {
  id: "commander/life-gain-and-commander-damage",
  title: { fr: "Gain de vie et blessures de commandant", en: "Life gain and commander damage" },
  about: [
    ["commander-damage", "commander", "twenty-one"],
    ["heal-damage", "gain-life", "double-strike"],
  ],
  not: ["partner", "copy", "infect", "gain-control", "noncombat-damage"],
  hints: ["life-total", "damage", "player", "lifelink", "combat-damage", "twice", "counts-for"],
  rules: [
    {
      number: "903.10a",
      claim: {
        fr: "21 blessures de combat d’un même commandant font perdre, quel que soit le total de points de vie.",
        en: "21 combat damage from the same commander loses the game, whatever the life total.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["heal-damage", "gain-life"] },
      verdict: "no",
      ruling: {
        fr: "Non, gagner des points de vie ne réduit pas les blessures de commandant déjà subies.",
        en: "No, gaining life doesn’t reduce commander damage already dealt.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["double-strike"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, toutes les blessures de combat du commandant comptent, celles des deux étapes de la double initiative comprises.",
        en: "Yes, all combat damage from the commander counts, that of both double strike steps included.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les blessures de combat d’un commandant s’additionnent toute la partie\u202f; gagner des points de vie n’y change rien.",
        en: "A commander’s combat damage adds up all game; gaining life changes nothing about it.",
      },
    },
  ],
  explanation: {
    fr: "On compte les blessures infligées, pas les points de vie perdus.",
    en: "Damage dealt is counted, not life lost.",
  },
  questions: [
    {
      language: "fr",
      text: "Gagner des points de vie réduit-il les blessures de commandant subies\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Les blessures de la double initiative comptent-elles deux fois comme blessures de commandant\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si je gagne de la vie, mes blessures de commandant sont-elles remises à zéro\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does gaining life reduce the commander damage I’ve taken?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does double strike damage count twice for commander damage?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If I heal back up, does commander damage reset?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
