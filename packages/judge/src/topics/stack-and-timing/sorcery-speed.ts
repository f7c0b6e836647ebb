import type { Topic } from "../topic.ts";

export const sorcerySpeed: Topic = {
  id: "stack-and-timing/sorcery-speed",
  title: { fr: "Quand on peut lancer un rituel", en: "When a sorcery can be cast" },
  about: [
    ["sorcery", "creature-spell", "sorcery-timing"],
    [
      "opponents-turn",
      "respond",
      "stack",
      "combat-phase",
      "upkeep",
      "end-step",
      "draw-step",
      "cleanup-step",
      "declare-attackers",
      "declare-blockers",
    ],
    ["cast", "activated-ability", "creature-spell", "equip", "sorcery"],
  ],
  not: [
    "flash",
    "suspend",
    "cast-free",
    "split-second",
    "hold-priority",
    "copy",
    "counter-spell",
    "during-resolution",
    "equip",
    "equipment",
    "prowess",
    "madness",
    "cascade",
    "adventure",
    "flashback",
    "whole-stack",
    "between-resolutions",
    "storm",
  ],
  hints: [
    "blocker",
    "attacker",
    "instant",
    "instant-timing",
    "permission",
    "main-phase",
    "before",
    "combat-phase",
    "end-step",
    "upkeep",
  ],
  rules: [
    {
      number: "307.1",
      claim: {
        fr: "Un rituel se lance pendant une phase principale de son propre tour, pile vide, en ayant la priorité.",
        en: "A sorcery is cast in a main phase of one’s own turn, with an empty stack, while having priority.",
      },
    },
    {
      number: "117.1a",
      claim: {
        fr: "Tout sort autre qu’un éphémère suit la même règle.",
        en: "Every noninstant spell follows the same rule.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, un rituel (comme tout sort qui n’est pas un éphémère et n’a pas le flash) ne se lance que pendant une phase principale de votre tour, la pile étant vide.",
        en: "No, a sorcery (like any spell that is not an instant and lacks flash) can be cast only in a main phase of your own turn while the stack is empty.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Seulement pendant une phase principale de votre propre tour, quand la pile est vide et que vous avez la priorité.",
        en: "Only in a main phase of your own turn, while the stack is empty and you have priority.",
      },
    },
  ],
  explanation: {
    fr: "Les rituels, créatures, artefacts, enchantements et planeswalkers demandent une phase principale de votre tour, une pile vide et la priorité. On ne peut donc ni répondre avec eux, ni les lancer au tour d’un adversaire, pendant le combat, l’entretien ou l’étape de fin. Le flash ou un effet qui le permet font exception.",
    en: "Sorceries, creatures, artifacts, enchantments and planeswalkers need a main phase of your turn, an empty stack and priority. So they can’t be cast in response, on an opponent’s turn, or in combat, the upkeep or the end step. Flash or an effect that allows it makes an exception.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer un rituel pendant le tour de mon adversaire ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce qu’on peut répondre à un sort en lançant un rituel ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’aimerais lancer une créature pendant l’étape de fin de l’adversaire, est-ce permis ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-il possible de lancer un rituel pendant la phase de combat ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I cast a sorcery during my opponent's turn?", verdict: "no" },
    {
      language: "en",
      text: "Can I cast a creature spell in response to an instant?",
      verdict: "no",
    },
    { language: "en", text: "May I cast a sorcery in my upkeep?", verdict: "no" },
    {
      language: "en",
      text: "Is it legal to cast a sorcery during combat after blockers are declared?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
