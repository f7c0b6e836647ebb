import type { Topic } from "../topic.ts";

export const tappedCreaturesNeitherAttackNorBlock: Topic = {
  id: "combat/tapped-creatures-neither-attack-nor-block",
  title: {
    fr: "Attaquer ou bloquer avec une créature engagée",
    en: "Attacking or blocking with a tapped creature",
  },
  about: [
    ["tapped-creature", "tapped-state"],
    ["attack", "block", "blocker", "attacker", "declare-blockers"],
  ],
  not: [
    "convoke",
    "sac-anything",
    "vigilance",
    "enters-attacking",
    "ninjutsu",
    "after-blocks",
    "already-declared",
    "remove-from-combat",
    "tap-for-mana",
    "crew",
  ],
  hints: [
    "tap",
    "untap",
    "untap-step",
    "opponents-turn",
    "cant",
    "several-blockers",
    "next-turn",
    "blocks-tapped",
  ],
  rules: [
    {
      number: "509.1a",
      claim: {
        fr: "Seules des créatures dégagées peuvent être déclarées bloqueuses.",
        en: "Only untapped creatures can be declared as blockers.",
      },
    },
    {
      number: "508.1a",
      claim: {
        fr: "Seules des créatures dégagées peuvent être déclarées attaquantes.",
        en: "Only untapped creatures can be declared as attackers.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["blocks-tapped"], none: ["tapped-blocker"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une attaquante peut être bloquée même engagée, et attaquer l’engage d’ordinaire\u00a0: seule la bloqueuse doit être dégagée.",
        en: "Yes, an attacker can be blocked even though it is tapped, and attacking usually taps it: only the blocker has to be untapped.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature engagée ne peut être déclarée ni attaquante ni bloqueuse.",
        en: "No, a tapped creature can be declared neither as an attacker nor as a blocker.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une créature engagée ne peut ni attaquer ni bloquer\u00a0: il faut qu’elle soit dégagée à la déclaration.",
        en: "A tapped creature can neither attack nor block: it must be untapped as the declaration is made.",
      },
    },
  ],
  explanation: {
    fr: "La créature doit être dégagée au moment précis de la déclaration. Ce qui l’engage ensuite ne la retire pas du combat. Une créature qui a attaqué sans vigilance reste engagée jusqu’à l’étape de dégagement de son contrôleur et ne bloque donc pas pendant le tour adverse.",
    en: "The creature must be untapped at the very moment of the declaration. What taps it afterwards does not remove it from combat. A creature that attacked without vigilance stays tapped until its controller’s untap step, so it does not block on the opponent’s turn.",
  },
  questions: [
    { language: "fr", text: "Une créature engagée peut-elle bloquer\u202f?", verdict: "no" },
    {
      language: "fr",
      text: "Est-ce que je peux attaquer avec une créature déjà engagée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "ma créature est engagée, je peux bloquer avec\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Peut-on bloquer une attaquante engagée\u202f?",
      verdict: "yes",
    },
    { language: "en", text: "Can I block a tapped attacker?", verdict: "yes" },
    { language: "en", text: "Can a tapped creature block?", verdict: "no" },
    { language: "en", text: "Can I declare a tapped creature as an attacker?", verdict: "no" },
    {
      language: "en",
      text: "All my creatures are tapped, am I able to block with one of them anyway?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Mes créatures engagées peuvent-elles bloquer une attaquante engagée\u202f?",
      verdict: "no",
    },
    { language: "en", text: "Can my tapped creature block a tapped attacker?", verdict: "no" },
  ],
};
