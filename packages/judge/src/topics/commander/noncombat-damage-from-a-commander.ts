import type { Topic } from "../topic.ts";

export const noncombatDamageFromACommander: Topic = {
  id: "commander/noncombat-damage-from-a-commander",
  title: { fr: "Blessures hors combat d’un commandant", en: "Noncombat damage from a commander" },
  about: [
    ["commander", "commander-damage"],
    ["noncombat-damage", "fight", "ability-damage", "infect", "poison"],
    ["commander-damage", "twenty-one", "damage"],
  ],
  not: ["gain-control", "partner"],
  hints: [
    "combat-damage",
    "lose-game",
    "activated-ability",
    "triggered-ability",
    "ability",
    "player",
    "commander-dies",
    "tap",
  ],
  rules: [
    {
      number: "903.10a",
      claim: {
        fr: "Seules les blessures de combat du commandant comptent pour les 21.",
        en: "Only combat damage from the commander counts toward the 21.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["infect", "poison"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les blessures de combat infligées avec l’infection comptent aussi pour les 21, en plus des marqueurs «\u00a0poison\u00a0».",
        en: "Yes, combat damage dealt with infect also counts toward the 21, in addition to the poison counters.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, seules les blessures de combat comptent pour les 21\u00a0: celles d’une capacité, d’un combat entre créatures («\u00a0se battre\u00a0») ou d’un sort n’en sont pas.",
        en: "No, only combat damage counts toward the 21: damage from an ability, a fight or a spell does not.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Seules les blessures de combat infligées par le commandant lui-même comptent pour les 21\u202f; celles d’une capacité ou d’un sort font seulement perdre des points de vie.",
        en: "Only combat damage dealt by the commander itself counts toward the 21; damage from an ability or spell just costs life.",
      },
    },
  ],
  explanation: {
    fr: "Les blessures de combat sont celles infligées par une attaquante ou une bloqueuse à l’étape des blessures de combat. Tout le reste est une blessure hors combat, même si la source est le commandant.",
    en: "Combat damage is what an attacker or blocker deals in the combat damage step. Everything else is noncombat damage, even when the commander is its source.",
  },
  questions: [
    {
      language: "fr",
      text: "La capacité de mon commandant inflige 2 blessures, est-ce que ça compte comme des blessures de commandant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Des blessures qui ne sont pas de combat comptent-elles pour les 21 blessures de commandant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon commandant a l’infection, ses blessures de combat comptent-elles aussi comme blessures de commandant\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si mon commandant inflige des blessures avec une capacité activée, ça compte dans les 21\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does damage from my commander’s ability count as commander damage?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does noncombat damage count toward the 21 commander damage?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My commander has infect. Does its combat damage count as commander damage too?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My commander pings a player for 1 with a tap ability. Is that commander damage?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I fling my commander at a player, does that count as commander damage?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does noncombat damage from a commander count toward the 21?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Les blessures de la capacité de mon commandant comptent-elles comme blessures de commandant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je jette mon commandant avec un sort sur un joueur, ça compte pour les 21\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Des blessures hors combat du commandant comptent-elles\u202f?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I fling my commander at a player who took 8 from it. Dead to commander damage?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je jette mon commandant à la tête de quelqu’un avec un sort, ça compte comme blessures de commandant\u202f?",
      verdict: "no",
    },
  ],
};
