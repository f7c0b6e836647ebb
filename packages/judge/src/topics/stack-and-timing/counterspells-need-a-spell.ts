import type { Topic } from "../topic.ts";

export const counterspellsNeedASpell: Topic = {
  id: "stack-and-timing/counterspells-need-a-spell",
  title: {
    fr: "Contrecarrer demande un sort sur la pile",
    en: "Countering needs a spell on the stack",
  },
  about: [["counter-spell", "counter-target-spell"], ["on-battlefield-already"]],
  not: ["triggered-ability", "activated-ability", "copy", "storm", "commander", "saga"],
  hints: [
    "permanent",
    "creature",
    "spell",
    "battlefield",
    "enters",
    "resolve",
    "instant",
    "cast",
    "planeswalker",
  ],
  rules: [
    {
      number: "701.6a",
      claim: {
        fr: "Contrecarrer retire un sort ou une capacité de la pile.",
        en: "Countering takes a spell or ability off the stack.",
      },
    },
    {
      number: "112.1",
      claim: {
        fr: "Une carte n’est un sort que sur la pile.",
        en: "A card is a spell only while it is on the stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, on ne contrecarre que des sorts (ou capacités) sur la pile\u00a0: une fois résolu, le permanent est sur le champ de bataille et n’est plus un sort.",
        en: "No, only spells (or abilities) on the stack can be countered: once resolved, the permanent is on the battlefield and no longer a spell.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un contresort ne peut viser qu’un sort sur la pile\u202f; un permanent déjà sur le champ de bataille ne se contrecarre plus.",
        en: "A counterspell can aim only at a spell on the stack; a permanent already on the battlefield can’t be countered any more.",
      },
    },
  ],
  explanation: {
    fr: "Le moment pour contrecarrer est entre le lancement et la résolution. Après, il faut un effet qui touche un permanent.",
    en: "The time to counter is between casting and resolution. After that you need something that affects a permanent.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je contrecarrer une créature déjà sur le champ de bataille avec un contresort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-il possible de contrer un enchantement déjà en jeu avec un contresort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon contresort peut-il cibler un permanent déjà résolu\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I counter a creature that is already on the battlefield?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can a counterspell target a permanent that already resolved?",
      verdict: "no",
    },
    {
      language: "en",
      text: "The planeswalker already resolved. Can I still counter it?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My opponent puts a creature onto the battlefield with Aether Vial. Can I counter it with Essence Scatter?",
      verdict: "no",
    },
  ],
};
