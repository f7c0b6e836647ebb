import type { Topic } from "../topic.ts";

export const untapStepNoPriority: Topic = {
  id: "stack-and-timing/untap-step-no-priority",
  title: { fr: "Pas de priorité à l’étape de dégagement", en: "No priority in the untap step" },
  about: [
    ["untap-step"],
    [
      "respond",
      "cast",
      "priority",
      "activated-ability",
      "instant",
      "spell",
      "triggered-ability",
      "before",
    ],
  ],
  hints: [
    "untap",
    "upkeep",
    "opponents-turn",
    "end-step",
    "turn-based-action",
    "priority",
    "stack",
  ],
  rules: [
    {
      number: "502.4",
      claim: {
        fr: "Aucun joueur ne reçoit la priorité pendant l’étape de dégagement.",
        en: "No player receives priority during the untap step.",
      },
    },
    {
      number: "117.3a",
      claim: {
        fr: "La première priorité du tour vient à l’étape d’entretien.",
        en: "The first priority of the turn comes in the upkeep step.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["triggered-ability"] },
      verdict: null,
      ruling: {
        fr: "Une capacité qui se déclenche à l’étape de dégagement attend l’étape d’entretien pour aller sur la pile.",
        en: "An ability that triggers in the untap step waits until the upkeep to go on the stack.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, aucun joueur ne reçoit la priorité pendant l’étape de dégagement\u00a0: rien ne peut être lancé ni activé avant l’entretien.",
        en: "No, no player receives priority during the untap step: nothing can be cast or activated until the upkeep.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Personne ne reçoit la priorité à l’étape de dégagement\u202f; le premier moment pour agir est l’étape d’entretien, quand les permanents sont déjà dégagés.",
        en: "Nobody receives priority in the untap step; the first moment to act is the upkeep, when permanents are already untapped.",
      },
    },
  ],
  explanation: {
    fr: "Les permanents se dégagent par une action dictée par le tour, sans pile. Ce qui se déclenche alors est mis sur la pile à l’entretien. Pour engager quelque chose avant qu’il serve, on agit à l’étape de fin du tour précédent ou à l’entretien.",
    en: "Permanents untap through a turn-based action, without the stack. What triggers then goes on the stack in the upkeep. To tap something before it can be used, act in the end step of the turn before or in the upkeep.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer un éphémère pendant l’étape de dégagement de mon adversaire ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Les joueurs ont-ils la priorité à l’étape de dégagement ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que devient une capacité qui se déclenche pendant l’étape de dégagement ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "est ce que je peux activer une capacité pendant mon étape de dégagement ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I cast an instant in my opponent's untap step?", verdict: "no" },
    { language: "en", text: "Does anyone get priority during the untap step?", verdict: "no" },
    { language: "en", text: "What happens to a trigger during the untap step?", verdict: null },
    {
      language: "en",
      text: "Am I able to respond to my opponent untapping in their untap step?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I respond to my opponent untapping his permanents?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I cast an instant before my opponent untaps in his untap step?",
      verdict: "no",
    },
    {
      language: "en",
      text: "May I respond while lands untap at the start of the turn?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je répondre quand mon adversaire dégage ses permanents\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je lancer un éphémère pendant l’étape de dégagement adverse\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Peut-on réagir au dégagement des terrains au début du tour\u202f?",
      verdict: "no",
    },
  ],
};
