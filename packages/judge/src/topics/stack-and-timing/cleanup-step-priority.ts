import type { Topic } from "../topic.ts";

export const cleanupStepPriority: Topic = {
  id: "stack-and-timing/cleanup-step-priority",
  title: { fr: "Priorité à l’étape de nettoyage", en: "Priority in the cleanup step" },
  about: [
    ["cleanup-step"],
    ["respond", "cast", "priority", "activated-ability", "instant", "triggered-ability", "spell"],
  ],
  hints: [
    "discard",
    "hand-size",
    "end-step",
    "end-of-turn",
    "stack",
    "madness",
    "damage",
    "state-based-action",
    "opponents-turn",
  ],
  rules: [
    {
      number: "514.3",
      claim: {
        fr: "Normalement aucun joueur ne reçoit la priorité pendant l’étape de nettoyage.",
        en: "Normally no player receives priority in the cleanup step.",
      },
    },
    {
      number: "514.3a",
      claim: {
        fr: "Si une action basée sur l’état a lieu ou si une capacité se déclenche, le joueur actif reçoit la priorité, puis une autre étape de nettoyage suit.",
        en: "If a state-based action happens or an ability triggers, the active player gets priority and another cleanup step follows.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["triggered-ability", "madness"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si une capacité s’est déclenchée, elle va sur la pile, les joueurs reçoivent la priorité, puis une nouvelle étape de nettoyage commence.",
        en: "Yes, if an ability has triggered it goes on the stack, players receive priority, and then another cleanup step begins.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, normalement aucun joueur ne reçoit la priorité à l’étape de nettoyage\u202f; le dernier moment pour agir est l’étape de fin.",
        en: "No, normally no player receives priority in the cleanup step; the last moment to act is the end step.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Aucune priorité à l’étape de nettoyage, sauf si une capacité s’y déclenche ou une action basée sur l’état y a lieu\u202f; alors une autre étape de nettoyage suit.",
        en: "No priority in the cleanup step, unless an ability triggers or a state-based action happens there; then another cleanup step follows.",
      },
    },
  ],
  explanation: {
    fr: "À l’étape de nettoyage, le joueur actif se défausse jusqu’à sa taille de main, puis les blessures sont retirées et les effets «\u00a0jusqu’à la fin du tour\u00a0» cessent. C’est automatique. Une capacité déclenchée ou une action basée sur l’état ouvre exceptionnellement une priorité.",
    en: "In the cleanup step the active player discards down to hand size, then damage is removed and “until end of turn” effects end. It is automatic. Only a triggered ability or a state-based action opens a round of priority.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer un éphémère pendant l’étape de nettoyage ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Les joueurs reçoivent-ils la priorité à l’étape de nettoyage ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si une capacité se déclenche pendant l’étape de nettoyage, va-t-elle sur la pile ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "est-ce qu’on peut activer une capacité pendant le nettoyage ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I cast an instant during the cleanup step?", verdict: "no" },
    { language: "en", text: "Do players get priority in the cleanup step?", verdict: "no" },
    {
      language: "en",
      text: "If an ability triggers in the cleanup step, does it go on the stack?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I respond to my opponent discarding down in cleanup?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
