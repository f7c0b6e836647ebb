import type { Topic } from "../topic.ts";

export const manaInResponseToLandDestruction: Topic = {
  id: "stack-and-timing/mana-in-response-to-land-destruction",
  title: {
    fr: "Mana en réponse à une destruction de terrain",
    en: "Mana in response to land destruction",
  },
  about: [["land-destroyed-mana"], ["land", "tap", "mana", "respond"]],
  not: ["counter-spell", "lands-become-basic"],
  hints: [
    "destroy",
    "tap-for-mana",
    "mana-ability",
    "mana-pool",
    "keep",
    "spell",
    "opponent",
    "then-order",
  ],
  rules: [
    {
      number: "605.3b",
      claim: {
        fr: "Une capacité de mana se résout aussitôt, sans pile.",
        en: "A mana ability resolves at once, without the stack.",
      },
    },
    {
      number: "106.4",
      claim: {
        fr: "Le mana reste dans la réserve jusqu’à la fin de l’étape ou de la phase.",
        en: "Mana stays in the pool until the step or phase ends.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous pouvez engager le terrain en réponse\u00a0: le mana produit reste dans votre réserve jusqu’à la fin de l’étape ou de la phase, même si le terrain est détruit.",
        en: "Yes, you may tap the land in response: the mana stays in your pool until the step or phase ends, even if the land is destroyed.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le terrain peut être engagé en réponse\u202f; le mana produit reste disponible jusqu’à la fin de l’étape ou de la phase.",
        en: "The land may be tapped in response; the mana stays available until the step or phase ends.",
      },
    },
  ],
  explanation: {
    fr: "Il faut le dépenser tout de suite, par exemple pour un éphémère, car il disparaît à la fin de l’étape.",
    en: "It has to be spent right away, for instance on an instant, for it disappears at the end of the step.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je engager mon terrain en réponse à sa destruction pour garder le mana\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si mon terrain est détruit après avoir été engagé, est-ce que je garde le mana produit\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "On cible mon terrain pour le détruire\u00a0: puis-je l’engager en réponse et utiliser le mana\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I tap my land for mana in response to a spell destroying it?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If my land is destroyed, do I keep the mana I already produced?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My opponent destroys my land. May I tap it in response and use that mana?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
