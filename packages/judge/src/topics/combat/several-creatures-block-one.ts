import type { Topic } from "../topic.ts";

export const severalCreaturesBlockOne: Topic = {
  id: "combat/several-creatures-block-one",
  title: { fr: "Bloquer à plusieurs", en: "Blocking with several creatures" },
  about: [["gang-block"]],
  not: ["menace", "trample", "deathtouch", "damage-assignment-order", "blocks-several"],
  hints: [
    "block",
    "blocker",
    "several-blockers",
    "attack",
    "attacker",
    "creature",
    "same-attacker",
    "combine",
    "assign-damage",
    "damage",
  ],
  rules: [
    {
      number: "509.1a",
      claim: {
        fr: "Plusieurs bloqueuses peuvent choisir la même attaquante.",
        en: "Several blockers may choose the same attacker.",
      },
    },
    {
      number: "510.1c",
      claim: {
        fr: "L’attaquante répartit ses blessures entre ses bloqueuses, au choix de son contrôleur.",
        en: "The attacker divides its damage among its blockers as its controller chooses.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, autant de créatures que vous voulez peuvent bloquer ensemble la même attaquante.",
        en: "Yes, as many creatures as you like may block the same attacker together.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Plusieurs créatures peuvent bloquer la même attaquante\u202f; celle-ci répartit alors ses blessures entre elles, et elles lui infligent toutes les leurs.",
        en: "Several creatures may block the same attacker; it then divides its damage among them, and all of them deal theirs to it.",
      },
    },
  ],
  explanation: {
    fr: "Chaque bloqueuse choisit une attaquante, et rien n’empêche que ce soit la même. Le contrôleur de l’attaquante répartit ses blessures librement entre les bloqueuses. Toutes les bloqueuses infligent leurs blessures à l’attaquante simultanément.",
    en: "Each blocker chooses an attacker, and nothing keeps it from being the same one. The attacker’s controller divides its damage freely among the blockers. All blockers deal their damage to the attacker simultaneously.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je bloquer un attaquant avec deux créatures\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Plusieurs créatures peuvent-elles bloquer la même attaquante\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "j’ai le droit de bloquer une seule créature attaquante avec trois des miennes\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I block one attacker with two creatures?", verdict: "yes" },
    { language: "en", text: "Can several creatures block the same attacker?", verdict: "yes" },
    {
      language: "en",
      text: "Am I allowed to triple block, like three creatures block a single attacker?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
