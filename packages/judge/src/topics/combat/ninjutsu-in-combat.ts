import type { Topic } from "../topic.ts";

export const ninjutsuInCombat: Topic = {
  id: "combat/ninjutsu-in-combat",
  title: { fr: "Le ninjutsu en combat", en: "Ninjutsu in combat" },
  about: [
    ["ninjutsu"],
    [
      "attack",
      "attacker",
      "attack-trigger",
      "triggered-ability",
      "unblocked",
      "block",
      "blocker",
      "declare-blockers",
      "combat-damage",
      "damage",
      "first-strike",
      "before",
      "after-blocks",
      "deals-damage",
      "combat-phase",
      "when-decide",
    ],
  ],
  not: ["commander", "commander-tax", "counter-spell", "counter-ability", "counter-target-spell"],
  hints: [
    "return",
    "hand",
    "enters-attacking",
    "tap",
    "respond",
    "still",
    "creature",
    "combat-damage-step",
    "instant-timing",
    "summoning-sickness",
    "haste",
    "when-used",
  ],
  rules: [
    {
      number: "702.49a",
      claim: {
        fr: "Le ninjutsu demande de renvoyer en main une attaquante non bloquée\u202f; le ninja arrive engagé et attaquant.",
        en: "Ninjutsu asks to return an unblocked attacker to hand; the ninja enters tapped and attacking.",
      },
    },
    {
      number: "702.49c",
      claim: {
        fr: "Le ninja attaque le même joueur, planeswalker ou la même bataille.",
        en: "The ninja attacks the same player, planeswalker or battle.",
      },
    },
    {
      number: "508.3a",
      claim: {
        fr: "«\u00a0À chaque fois que cette créature attaque\u00a0» ne se déclenche que pour une créature déclarée attaquante.",
        en: "“Whenever this creature attacks” triggers only for a creature declared as an attacker.",
      },
    },
    {
      number: "509.1h",
      claim: {
        fr: "Une attaquante n’est non bloquée qu’à partir de la déclaration des bloqueurs.",
        en: "An attacker is unblocked only from the declaration of blockers on.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["combat-damage", "deals-damage", "damage"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le ninja est une créature attaquante non bloquée\u00a0: arrivé avant l’étape des blessures, il inflige ses blessures de combat.",
        en: "Yes, the ninja is an unblocked attacker: if it arrives before the damage step, it deals its combat damage.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["attack-trigger", "triggered-ability"] },
      verdict: "no",
      ruling: {
        fr: "Non, le ninja arrive attaquant sans avoir été déclaré\u00a0: les capacités «\u00a0à chaque fois que cette créature attaque\u00a0» ne se déclenchent pas.",
        en: "No, the ninja enters attacking without having been declared: “whenever this creature attacks” abilities do not trigger.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["after-blocks"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le ninjutsu s’active après la déclaration des bloqueurs, en renvoyant une attaquante qui n’a pas été bloquée.",
        en: "Yes, ninjutsu is activated after blockers are declared, by returning an attacker that was not blocked.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["summoning-sickness", "haste"] },
      verdict: "no",
      ruling: {
        fr: "Non, le ninja arrive déjà attaquant\u00a0: le mal d’invocation ne le gêne pas et il n’a pas besoin de la célérité.",
        en: "No, the ninja enters already attacking: summoning sickness does not matter and it needs no haste.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["before", "block", "blocker", "declare-blockers"] },
      verdict: "no",
      ruling: {
        fr: "Non, il faut renvoyer une attaquante non bloquée, donc après la déclaration des bloqueurs\u202f; le ninja arrive non bloqué et ne peut plus être bloqué.",
        en: "No, you must return an unblocked attacker, so only after blockers are declared; the ninja enters unblocked and can no longer be blocked.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Après la déclaration des bloqueurs, renvoyez une attaquante non bloquée\u00a0: le ninja arrive engagé, attaquant et non bloqué, sans déclencher «\u00a0attaque\u00a0».",
        en: "After blockers are declared, return an unblocked attacker: the ninja enters tapped, attacking and unblocked, without triggering “attacks”.",
      },
    },
  ],
  explanation: {
    fr: "Avant la déclaration des bloqueurs, aucune attaquante n’est encore «\u00a0non bloquée\u00a0»\u00a0: le ninjutsu n’est donc possible qu’après. Le ninja remplace l’attaquante et attaque le même joueur ou planeswalker. Activé entre l’étape d’initiative et l’étape normale, il permet au ninja d’infliger ses blessures dans la seconde.",
    en: "Before blockers are declared no attacker is “unblocked” yet, so ninjutsu is only possible afterwards. The ninja takes the attacker’s place and attacks the same player or planeswalker. Activated between the first-strike step and the regular one, it lets the ninja deal damage in the second.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature arrivée avec le ninjutsu déclenche-t-elle sa capacité «\u00a0quand cette créature attaque\u00a0»\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je utiliser le ninjutsu avant la déclaration des bloqueurs\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Quand peut-on activer le ninjutsu pendant le combat\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "mon adversaire peut-il bloquer mon ninja quand il arrive par ninjutsu\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can the opponent block a creature that came in with ninjutsu?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a ninjutsu creature trigger 'whenever this creature attacks' abilities?",
      verdict: "no",
    },
    { language: "en", text: "When exactly can I activate ninjutsu during combat?", verdict: null },
    {
      language: "en",
      text: "If I ninjutsu after blocks, does the ninja deal combat damage to the player?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
