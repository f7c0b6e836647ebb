import type { Topic } from "../topic.ts";

export const instantsInCombat: Topic = {
  id: "stack-and-timing/instants-in-combat",
  title: { fr: "Agir pendant le combat", en: "Acting during combat" },
  about: [
    ["combat-instants"],
    ["instant", "cast", "activated-ability", "priority", "combat-instants", "act"],
    ["cast", "instant", "activated-ability", "priority", "act"],
  ],
  not: [
    "plot",
    "before-blocks",
    "sorcery",
    "creature-spell",
    "equip",
    "planeswalker",
    "ninjutsu",
    "split-second",
    "damage-on-stack",
    "damage-assignment-order",
    "attacker-gone",
    "blocker-gone",
    "during-resolution",
    "summoning-sickness",
    "any-ability-timing",
  ],
  hints: [
    "combat-phase",
    "combat-damage-step",
    "damage",
    "end-of-combat",
    "declare-blockers",
    "block",
    "turn",
  ],
  rules: [
    {
      number: "117.1a",
      claim: {
        fr: "Un éphémère se lance dès qu’on a la priorité.",
        en: "An instant is cast whenever you have priority.",
      },
    },
    {
      number: "510.3",
      claim: {
        fr: "Après les blessures, les joueurs reçoivent la priorité.",
        en: "After damage players get priority.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, dans chaque étape du combat les joueurs reçoivent la priorité, y compris après les blessures\u00a0: on peut y lancer des éphémères.",
        en: "Yes, players get priority in every step of combat, after damage included: instants may be cast there.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Dans chaque étape du combat, une fois l’action de l’étape faite (attaque, blocage, blessures), les joueurs reçoivent la priorité.",
        en: "In every step of combat, once its action is done (attack, block, damage), players get priority.",
      },
    },
  ],
  explanation: {
    fr: "On ne peut pas agir entre l’assignation et les blessures, ni pendant une déclaration.",
    en: "Nobody can act between assigning and dealing damage, or during a declaration.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer un éphémère pendant l’étape des blessures, après les blessures de combat\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je peux lancer un éphémère pendant le combat de mon adversaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Après les blessures de combat, ai-je le droit de lancer un éphémère\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I cast an instant after combat damage, in the combat damage step?",
      verdict: "yes",
    },
    { language: "en", text: "Can I cast instants during combat?", verdict: "yes" },
    {
      language: "en",
      text: "Do I get to cast an instant during the end of combat step?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
