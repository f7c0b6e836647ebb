import type { Topic } from "../topic.ts";

export const exileIsNotDying: Topic = {
  id: "triggers/exile-is-not-dying",
  title: { fr: "Exiler n’est pas mourir", en: "Exile isn’t dying" },
  about: [
    ["exile-is-not-dying", "exile"],
    ["dies", "dies-trigger", "exile-is-not-dying", "triggered-ability", "considered-dead"],
    ["exile", "return", "exile-is-not-dying"],
  ],
  not: [
    "exile-instead",
    "commander",
    "respond",
    "blink",
    "persist",
    "undying",
    "delayed-trigger",
    "removed-in-response",
    "replacement-effect",
    "token",
    "exiled-until",
  ],
  hints: [
    "creature",
    "triggered-ability",
    "graveyard",
    "hand",
    "library",
    "zone-change",
    "counts-for",
  ],
  rules: [
    {
      number: "700.4",
      claim: {
        fr: "«\u00a0Mourir\u00a0» veut dire aller du champ de bataille au cimetière.",
        en: "“Dies” means going from the battlefield to the graveyard.",
      },
    },
    {
      number: "603.6c",
      claim: {
        fr: "Une capacité de départ se déclenche pour tout départ\u202f; «\u00a0meurt\u00a0» seulement pour le cimetière.",
        en: "A leaves-the-battlefield ability triggers for any leaving; “dies” only for the graveyard.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, mourir veut dire aller du champ de bataille au cimetière\u00a0: exiler ou renvoyer en main n’est pas mourir.",
        en: "No, dying means going from the battlefield to the graveyard: being exiled or returned to hand isn’t dying.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Seul le passage du champ de bataille au cimetière est «\u00a0mourir\u00a0»\u202f; l’exil, la main et la bibliothèque n’en sont pas.",
        en: "Only going from the battlefield to the graveyard is “dying”; exile, hand and library aren’t.",
      },
    },
  ],
  explanation: {
    fr: "Une capacité «\u00a0quand cette créature quitte le champ de bataille\u00a0» se déclenche, elle, dans tous les cas.",
    en: "An ability that says “when this leaves the battlefield” does trigger in every case.",
  },
  questions: [
    {
      language: "fr",
      text: "Exiler une créature déclenche-t-il ses capacités «\u00a0quand elle meurt\u00a0»\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature renvoyée en main est-elle considérée comme morte\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si ma créature est exilée, est-ce que sa capacité «\u00a0quand cette créature meurt\u00a0» se déclenche\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does exiling a creature trigger its dies ability?", verdict: "no" },
    {
      language: "en",
      text: "If my creature gets bounced, does that count as dying?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent exiles my creature. Will my “whenever a creature dies” trigger happen?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
