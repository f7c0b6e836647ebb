import type { Topic } from "../topic.ts";

export const lifelinkOutsideCombat: Topic = {
  id: "keywords/lifelink-outside-combat",
  title: { fr: "Lien de vie hors du combat", en: "Lifelink outside combat" },
  about: [
    ["lifelink"],
    ["noncombat-damage", "ability-damage", "activated-ability", "ping", "burn"],
  ],
  not: ["infect", "fight", "lose-game", "dies"],
  hints: [
    "damage",
    "gain-life",
    "life-total",
    "combat-damage",
    "ability",
    "deals-damage",
    "spell",
    "player",
    "still",
    "source",
    "creature",
    "kill",
    "combat-phase",
    "sorcery",
    "instant",
  ],
  rules: [
    {
      number: "702.15b",
      claim: {
        fr: "Toute blessure d’une source avec le lien de vie fait gagner autant de points de vie.",
        en: "Any damage from a source with lifelink makes its controller gain that much life.",
      },
    },
    {
      number: "120.3f",
      claim: {
        fr: "Ce gain fait partie du résultat des blessures.",
        en: "That gain is part of the damage’s result.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le lien de vie vaut pour toutes les blessures que la source inflige, de combat ou non.",
        en: "Yes, lifelink applies to all damage the source deals, combat or not.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous gagnez autant de points de vie que la source avec le lien de vie inflige de blessures, en combat ou non.",
        en: "You gain as much life as the damage dealt by the source with lifelink, in combat or not.",
      },
    },
  ],
  explanation: {
    fr: "Le lien de vie ne parle pas de combat. Il faut que la source avec le lien de vie inflige elle-même des blessures\u00a0: une perte de points de vie n’en est pas. Le gain est immédiat et ne passe pas par la pile.",
    en: "Lifelink does not mention combat. The source with lifelink itself must deal damage: loss of life is not damage. The gain is immediate and does not use the stack.",
  },
  questions: [
    {
      language: "fr",
      text: "Le lien de vie marche-t-il avec des blessures hors combat\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature a le lien de vie et sa capacité inflige 2 blessures\u00a0: est-ce que je gagne des points de vie\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "ma bete a lien de vie et inflige des blessures avec une capacité activée, je gagne la vie\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does lifelink work with noncombat damage?", verdict: "yes" },
    {
      language: "en",
      text: "My creature has lifelink and deals damage with its ability. Do I gain life?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If my pinger has lifelink, do I gain life when it pings somebody?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
