import type { Topic } from "../topic.ts";

export const actingDuringAResolution: Topic = {
  id: "stack-and-timing/acting-during-a-resolution",
  title: { fr: "Rien pendant une résolution", en: "Nothing in the middle of a resolution" },
  about: [["during-resolution"], ["respond", "cast", "activated-ability", "priority", "instant"]],
  not: ["split-second"],
  hints: ["resolve", "choose", "before", "stack", "name-card"],
  rules: [
    {
      number: "117.3b",
      claim: {
        fr: "La priorité ne revient qu’après la résolution.",
        en: "Priority comes back only after the resolution.",
      },
    },
    {
      number: "608.2g",
      claim: {
        fr: "Pendant une résolution, on ne lance de sorts et n’active de capacités que si l’effet le fait faire, sauf des capacités de mana pour payer.",
        en: "During a resolution spells are cast and abilities activated only where the effect has players do so, except mana abilities to pay.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, personne n’a la priorité pendant la résolution d’un sort ou d’une capacité\u00a0: il faut répondre avant ou attendre la fin.",
        en: "No, nobody has priority while a spell or ability is resolving: respond before it or wait until it has finished.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Pendant une résolution personne n’a la priorité\u00a0: toutes les instructions sont suivies d’affilée, on agit avant ou après.",
        en: "Nobody has priority during a resolution: all instructions are followed in one go, and players act before or after it.",
      },
    },
  ],
  explanation: {
    fr: "Une fois la résolution commencée, toutes les instructions sont suivies dans l’ordre sans interruption. Il est donc trop tard pour répondre à un choix fait à la résolution. Ce qui se déclenche attend la fin.",
    en: "Once resolution has begun, all instructions are followed in order without a break. It is therefore too late to respond to a choice made on resolution. Anything that triggers waits until the end.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer un éphémère pendant la résolution d’un sort de mon adversaire ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce qu’on peut répondre au milieu de la résolution d’une capacité ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Pourquoi ne peut-on pas répondre pendant la résolution ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un sort est en train de se résoudre et l’adversaire vient de choisir une carte, est-ce que j’ai la priorité pour répondre ?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I cast an instant during the resolution of a spell?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can anyone respond in the middle of a spell resolving?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Why can't I activate abilities while a spell is resolving?",
      verdict: null,
    },
    {
      language: "en",
      text: "My opponent names a card mid-resolution. Can I respond to that choice?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
