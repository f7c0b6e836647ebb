import type { Topic } from "../topic.ts";

export const noResponseToAReplacement: Topic = {
  id: "replacement-effects/no-response-to-a-replacement",
  title: { fr: "Répondre à un effet de remplacement", en: "Responding to a replacement effect" },
  about: [
    ["replacement-effect", "prevention-effect"],
    ["stack", "respond", "counter-spell"],
  ],
  not: ["order-choice", "draw", "flashback", "commander"],
  hints: [
    "named-replacement-effect",
    "triggered-ability",
    "priority",
    "activated-ability",
    "ability",
    "resolve",
  ],
  rules: [
    {
      number: "614.1",
      claim: {
        fr: "Un effet de remplacement agit sur l’évènement au moment où il se produit.",
        en: "A replacement effect acts on the event as it happens.",
      },
    },
    {
      number: "614.4",
      claim: { fr: "Il doit exister avant l’évènement.", en: "It must exist before the event." },
    },
    {
      number: "614.6",
      claim: {
        fr: "L’évènement remplacé n’a jamais lieu.",
        en: "The replaced event never happens.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, un effet de remplacement n’utilise pas la pile\u00a0: il change l’évènement au moment même où il se produit, et personne ne peut y répondre.",
        en: "No, a replacement effect does not use the stack: it changes the event as it happens, and nobody can respond to it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un effet de remplacement n’utilise pas la pile\u00a0: il s’applique pendant l’évènement, sans que personne puisse répondre. Vous pouvez seulement agir avant, en réponse au sort ou à la capacité qui causera l’évènement.",
        en: "A replacement effect does not use the stack: it applies during the event and nobody can respond. You can only act before, in response to the spell or ability that will cause the event.",
      },
    },
  ],
  explanation: {
    fr: "Seuls les sorts et les capacités activées ou déclenchées vont sur la pile. Un effet «\u00a0à la place\u00a0» ou «\u00a0arrive avec\u00a0» fait partie de l’évènement lui-même. Pour l’éviter, il faut enlever sa source avant, ou contrecarrer ce qui causerait l’évènement.",
    en: "Only spells and activated or triggered abilities go on the stack. An “instead” or “enters with” effect is part of the event itself. To avoid it, remove its source beforehand or counter what would cause the event.",
  },
  questions: [
    { language: "fr", text: "Un effet de remplacement utilise-t-il la pile\u202f?", verdict: "no" },
    { language: "fr", text: "Peut-on répondre à un effet de remplacement\u202f?", verdict: "no" },
    {
      language: "fr",
      text: "Est-ce que je peux contrecarrer un effet de remplacement\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does a replacement effect use the stack?", verdict: "no" },
    { language: "en", text: "Can my opponent respond to a replacement effect?", verdict: "no" },
    {
      language: "en",
      text: "Do replacement effects go on the stack so that I can respond?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
