import type { Topic } from "../topic.ts";

export const trampleAndDeathtouch: Topic = {
  id: "combat/trample-and-deathtouch",
  title: { fr: "Piétinement et contact mortel", en: "Trample and deathtouch" },
  about: [["trample"], ["deathtouch"]],
  not: ["planeswalker"],
  hints: ["attack", "block", "damage", "assign-damage", "lethal-damage", "defending-player"],
  rules: [
    {
      number: "702.2c",
      claim: {
        fr: "Une seule blessure d’une source avec le contact mortel compte comme mortelle.",
        en: "One point of damage from a source with deathtouch counts as lethal.",
      },
    },
    {
      number: "702.19b",
      claim: {
        fr: "Le piétinement demande des blessures mortelles pour chaque bloqueuse, puis laisse passer le reste.",
        en: "Trample asks for lethal damage to each blocker, then lets the rest through.",
      },
    },
    {
      number: "510.1c",
      claim: {
        fr: "Une créature bloquée répartit ses blessures entre ses bloqueuses.",
        en: "A blocked creature divides its damage among its blockers.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, avec le contact mortel il suffit d’assigner 1 blessure à chaque créature bloqueuse\u00a0; tout le reste peut piétiner vers ce qui est attaqué.",
        en: "Yes, with deathtouch 1 damage assigned to each blocking creature is enough; all the rest may trample over to what is attacked.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Assignez 1 blessure à chaque créature bloqueuse et le reste de la force de l’attaquante à ce qui est attaqué.",
        en: "Assign 1 damage to each blocking creature and the rest of the attacker’s power to what is attacked.",
      },
    },
  ],
  explanation: {
    fr: "Le piétinement oblige à assigner des blessures mortelles à toutes les bloqueuses avant de toucher ce qui est attaqué. Avec le contact mortel, une seule blessure est mortelle, quelle que soit l’endurance de la créature et même si elle est indestructible.",
    en: "Trample makes you assign lethal damage to all blockers before what is attacked gets any. With deathtouch a single point is lethal, whatever the creature’s toughness and even if it is indestructible.",
  },
  interactions: [
    {
      between: { fr: "Piétinement + Contact mortel", en: "Trample + Deathtouch" },
      description: {
        fr: "Une blessure par bloqueuse suffit, le reste passe.",
        en: "One damage per blocker is enough, the rest goes through.",
      },
    },
  ],
  steps: [
    {
      action: {
        fr: "Le joueur attaquant assigne 1 blessure à chaque bloqueuse.",
        en: "The attacking player assigns 1 damage to each blocker.",
      },
      rule: "702.2c",
    },
    {
      action: {
        fr: "Le reste de la force va à ce qui est attaqué.",
        en: "The rest of the power goes to what is attacked.",
      },
      rule: "702.19b",
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Est-ce que le piétinement avec le contact mortel permet de n’assigner qu’une blessure à chaque bloqueur\u202f?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If my creature has both trample and deathtouch, is one damage per blocker really enough?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment fonctionnent ensemble le piétinement et le contact mortel\u202f?",
      verdict: null,
    },
    {
      language: "en",
      text: "How do deathtouch and trample work together when several creatures block?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "fr",
      text: "Ma créature a le contact mortel et le piétinement, une seule blessure par bloqueur suffit-elle\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I assign just 1 damage to the blocker and trample over the rest with deathtouch?",
      verdict: "yes",
    },
  ],
};
