import type { Topic } from "../topic.ts";

export const triggerWithoutLegalTarget: Topic = {
  id: "triggers/trigger-without-legal-target",
  title: { fr: "Capacité déclenchée sans cible légale", en: "Trigger without a legal target" },
  about: [
    ["triggered-ability", "enters", "dies-trigger"],
    ["no-legal-target", "must-target", "illegal-target"],
    ["target", "no-legal-target", "must-target"],
  ],
  not: ["kill", "sacrifice", "ward", "copy", "saga"],
  hints: [
    "still",
    "stack",
    "enters",
    "artifact",
    "creature",
    "may-ability",
    "target-gone",
    "destroy",
    "as-well",
  ],
  rules: [
    {
      number: "603.3d",
      claim: {
        fr: "Si un choix requis ne peut pas être fait légalement, la capacité déclenchée est retirée de la pile.",
        en: "If a required choice can’t legally be made, the triggered ability is removed from the stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["must-target"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, sauf si le texte dit «\u00a0jusqu’à\u00a0», vous devez choisir une cible légale quand la capacité va sur la pile, même si c’est votre propre permanent\u202f; un «\u00a0vous pouvez\u00a0» permet seulement de renoncer à l’effet à la résolution.",
        en: "Yes, unless the text says “up to”, you must choose a legal target as the ability goes on the stack, even if it is your own permanent; “you may” only lets you decline the effect on resolution.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, sans cible légale la capacité est simplement retirée de la pile et ne fait rien.",
        en: "No, without a legal target the ability is simply removed from the stack and does nothing.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Sans cible légale quand elle va sur la pile, la capacité est retirée et ne fait rien\u202f; s’il n’y a qu’une cible légale, il faut la choisir.",
        en: "Without a legal target as it goes on the stack, the ability is removed and does nothing; if there is only one legal target, it must be chosen.",
      },
    },
  ],
  explanation: {
    fr: "Les cibles d’une capacité déclenchée sont choisies quand elle est mise sur la pile. Si aucune n’est légale, elle en est retirée aussitôt. S’il existe une cible légale, la choisir est obligatoire, même si elle est à vous. «\u00a0Jusqu’à une cible\u00a0» permet de n’en choisir aucune\u202f; un «\u00a0vous pouvez\u00a0» sur l’effet permet d’y renoncer à la résolution.",
    en: "A triggered ability’s targets are chosen as it is put on the stack. If none is legal, it is removed at once. If there is a legal target, choosing it is mandatory, even if it is yours. “Up to one target” allows choosing none; “you may” on the effect lets you decline on resolution.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma capacité d’arrivée n’a aucune cible légale, va-t-elle quand même sur la pile ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Quand ma créature arrive et que la seule cible possible est à moi, dois-je la cibler avec sa capacité déclenchée ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si une capacité déclenchée n’a pas de cible légale ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Ma créature détruit un artefact ciblé en arrivant et je suis le seul à en avoir un, suis-je obligé de le cibler ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My enters trigger has no legal target. Does it still go on the stack?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My creature enters and my own artifact is the only legal target for its trigger. Do I have to target it?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What happens when a triggered ability has no legal target?",
      verdict: null,
    },
    {
      language: "en",
      text: "Am I forced to target my own creature with an enters-the-battlefield trigger if there's nothing else?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
