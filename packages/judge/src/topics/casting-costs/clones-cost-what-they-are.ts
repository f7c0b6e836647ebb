import type { Topic } from "../topic.ts";

export const clonesCostWhatTheyAre: Topic = {
  id: "casting-costs/clones-cost-what-they-are",
  title: { fr: "Le coût d’un clone", en: "What a clone costs" },
  about: [
    ["clone-cost", "copy", "clone"],
    ["clone-cost", "cost-reduction", "cost-increase"],
    ["cast", "clone-cost", "spell"],
  ],
  not: ["copy-spell", "mana-value", "commander-tax", "x-value", "kicker", "storm", "convoke"],
  hints: ["creature", "creature-type", "spell", "enters", "less", "cost", "pay", "copy"],
  rules: [
    {
      number: "601.2f",
      claim: {
        fr: "Le coût se calcule avec le sort tel qu’il est sur la pile.",
        en: "The cost is worked out with the spell as it is on the stack.",
      },
    },
    {
      number: "707.5",
      claim: {
        fr: "La copie ne se fait qu’au moment où le permanent arrive.",
        en: "The copying happens only as the permanent enters.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, pendant que vous la lancez, la carte n’est encore une copie de rien\u00a0: elle le devient seulement quand elle arrive. Les réductions qui visent ce qu’elle copiera ne s’appliquent pas.",
        en: "No, while you cast the card it isn’t a copy of anything yet: it becomes one only as it enters. Reductions meant for what it will copy don’t apply.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le coût dépend de la carte elle-même pendant qu’on la lance\u202f; elle ne devient une copie qu’en arrivant.",
        en: "The cost depends on the card itself while it is cast; it becomes a copy only as it enters.",
      },
    },
  ],
  explanation: {
    fr: "Sur la pile, un clone a son propre nom, ses propres types et sa propre couleur. Ce qu’on a l’intention de copier n’y change rien.",
    en: "On the stack a clone has its own name, types and color. What you intend to copy changes nothing about that.",
  },
  questions: [
    {
      language: "fr",
      text: "Mes sorts de Gobelin coûtent moins cher\u00a0: est-ce que mon clone coûte moins cher si je veux copier un Gobelin\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un clone profite-t-il de la réduction de coût des créatures qu’il va copier\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Lancer un clone pour copier un elfe est-il moins cher si mes sorts d’elfe coûtent {1} de moins\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My Goblin spells cost less. Is my Clone cheaper to cast if I intend to copy a Goblin?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a cost reduction for Elf spells apply to a clone that will copy an Elf?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Dragon spells cost {2} less to cast. Does my Clone cost less when I want to copy a Dragon?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
