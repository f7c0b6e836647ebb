import type { Topic } from "../topic.ts";

export const putOntoTheBattlefieldAttacking: Topic = {
  id: "combat/put-onto-the-battlefield-attacking",
  title: { fr: "Arriver en attaquant", en: "Entering attacking" },
  about: [["enters-attacking"]],
  not: ["ninjutsu"],
  hints: [
    "triggered-ability",
    "attack",
    "attacker",
    "token",
    "attack-trigger",
    "haste",
    "summoning-sickness",
    "declare-attackers",
    "enters",
    "battlefield",
    "tap",
    "block",
    "damage",
    "create",
    "creature",
    "exalted",
    "each-time",
    "sees",
    "deals-damage",
    "combat-damage",
    "tapped-creature",
  ],
  rules: [
    {
      number: "508.4",
      claim: {
        fr: "Une créature mise sur le champ de bataille attaquante est attaquante, mais n’a jamais «\u00a0attaqué\u00a0».",
        en: "A creature put onto the battlefield attacking is attacking but never “attacked”.",
      },
    },
    {
      number: "508.3a",
      claim: {
        fr: "«\u00a0À chaque fois que cette créature attaque\u00a0» ne se déclenche que si elle est déclarée attaquante.",
        en: "“Whenever this creature attacks” triggers only if it is declared as an attacker.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["triggered-ability", "attack-trigger"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature qui arrive attaquante n’a pas été déclarée\u00a0: les capacités «\u00a0à chaque fois qu’une créature attaque\u00a0» ne se déclenchent pas pour elle.",
        en: "No, a creature that enters attacking was not declared: “whenever a creature attacks” abilities do not trigger for it.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["summoning-sickness", "haste", "damage", "combat-damage", "deals-damage", "block"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature qui arrive attaquante l’est vraiment\u00a0: elle n’a pas besoin de la célérité, peut être bloquée et inflige ses blessures de combat.",
        en: "Yes, a creature that enters attacking really is attacking: it does not need haste, can be blocked and deals combat damage.",
      },
    },
    {
      when: { form: ["yes_no"], none: ["planeswalker", "choose", "player"] },
      verdict: "no",
      ruling: {
        fr: "Non, arriver attaquante n’est pas attaquer\u00a0: elle est attaquante sans avoir été déclarée.",
        en: "No, entering attacking is not attacking: it is an attacking creature without having been declared.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle est attaquante sans avoir été déclarée\u00a0: pas de déclenchement «\u00a0attaque\u00a0», pas besoin de célérité, et elle inflige ses blessures.",
        en: "It is attacking without having been declared: no “attacks” trigger, no haste needed, and it deals its damage.",
      },
    },
  ],
  explanation: {
    fr: "Seules les créatures choisies à la déclaration des attaquants «\u00a0attaquent\u00a0» au sens des capacités déclenchées. Une créature mise sur le champ de bataille attaquante saute cette étape\u00a0: le mal d’invocation et les obligations d’attaque ne la concernent pas. Son contrôleur choisit qui elle attaque, sauf si l’effet le dit.",
    en: "Only creatures chosen as attackers are declared “attack” for triggered abilities. A creature put onto the battlefield attacking skips that: summoning sickness and attack requirements do not concern it. Its controller chooses what it attacks unless the effect says so.",
  },
  questions: [
    {
      language: "fr",
      text: "Un jeton créé engagé et attaquant déclenche-t-il les capacités «\u00a0à chaque fois qu’une créature attaque\u00a0»\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature mise sur le champ de bataille attaquante inflige-t-elle des blessures malgré le mal d’invocation\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "mes jetons arrivent attaquants, ca déclenche les trigger d’attaque\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do tokens created tapped and attacking trigger 'whenever a creature attacks' abilities?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can a creature put onto the battlefield attacking deal combat damage even with summoning sickness?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My goblin token enters attacking - does Hellrider-style 'whenever attacks' trigger for it?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
