import type { Topic } from "../topic.ts";

export const whenPermanentsAreCast: Topic = {
  id: "stack-and-timing/when-permanents-are-cast",
  title: { fr: "Quand lancer un permanent", en: "When permanent spells are cast" },
  about: [
    ["cast-permanent-timing"],
    ["cast", "creature-spell", "own-main-phase", "opponents-turn", "instant-timing"],
    ["creature", "artifact", "enchantment", "commander", "creature-spell", "planeswalker"],
  ],
  not: [
    "ninjutsu",
    "convoke",
    "respond",
    "flashback",
    "madness",
    "suspend",
    "counter-spell",
    "commander-tax",
    "cascade",
    "upkeep",
    "end-step",
    "draw-step",
    "resolves-first",
  ],
  hints: [
    "flash",
    "spell",
    "turn",
    "own-main-phase",
    "main-phase",
    "command-zone",
    "sorcery-timing",
    "combat-phase",
    "permission",
  ],
  rules: [
    {
      number: "302.1",
      claim: {
        fr: "Une créature se lance pendant sa phase principale, pile vide.",
        en: "A creature is cast in your main phase with an empty stack.",
      },
    },
    {
      number: "702.8a",
      claim: {
        fr: "Le flash permet de lancer au moment d’un éphémère.",
        en: "Flash lets you cast any time you could cast an instant.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["own-main-phase", "main-phase"], none: ["opponents-turn"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les permanents se lancent dans l’une ou l’autre de vos phases principales, avant ou après le combat, quand la pile est vide.",
        en: "Yes, permanents are cast in either of your main phases, before or after combat, while the stack is empty.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, sans le flash un permanent (créature, artefact, enchantement, commandant) ne se lance que pendant votre phase principale, quand la pile est vide.",
        en: "No, without flash a permanent (creature, artifact, enchantment, commander) is cast only in your main phase while the stack is empty.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Pendant l’une de vos phases principales, quand la pile est vide, sauf flash.",
        en: "In one of your main phases while the stack is empty, unless it has flash.",
      },
    },
  ],
  explanation: {
    fr: "Le commandant suit les règles de son type de carte\u00a0: la zone de commandement ne donne pas de moment particulier.",
    en: "A commander follows the rules of its card type: the command zone gives no special timing.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer une créature pendant ma seconde phase principale, après le combat\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je lancer mon commandant pendant le tour de mon adversaire sans flash\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ai-je le droit de lancer un artefact après le combat, en deuxième phase principale\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I cast a creature in my second main phase after combat?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I cast my commander on my opponent’s turn without flash?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I cast an enchantment on an opponent’s turn if it has no flash?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I cast a creature after combat?", verdict: "yes" },
    { language: "en", text: "After attacking, may I still play my creature?", verdict: "yes" },
    { language: "fr", text: "Puis-je lancer une créature après le combat\u202f?", verdict: "yes" },
    {
      language: "fr",
      text: "J’ai attaqué, puis-je encore lancer un rituel en seconde phase principale\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Le combat est fini, je peux encore poser une créature\u202f?",
      verdict: "yes",
    },
  ],
};
