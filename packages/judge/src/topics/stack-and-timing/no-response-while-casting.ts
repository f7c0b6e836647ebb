import type { Topic } from "../topic.ts";

export const noResponseWhileCasting: Topic = {
  id: "stack-and-timing/no-response-while-casting",
  title: { fr: "Rien ne s’intercale dans un lancement", en: "Nothing fits into a casting" },
  about: [
    ["while-casting"],
    ["respond", "cast", "activated-ability", "stops", "kill", "counter-spell", "instant"],
  ],
  not: ["mana-ability", "cost-increase"],
  hints: [
    "spell",
    "opponent",
    "target",
    "choose",
    "pay",
    "announce",
    "priority",
    "ability",
    "modal",
  ],
  rules: [
    {
      number: "601.2i",
      claim: {
        fr: "Le sort n’est lancé qu’une fois toutes les étapes faites.",
        en: "The spell becomes cast only once all steps are done.",
      },
    },
    {
      number: "117.3c",
      claim: { fr: "La priorité n’arrive qu’après.", en: "Priority comes only afterwards." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, personne ne reçoit la priorité pendant un lancement\u00a0: on ne peut répondre qu’une fois le sort annoncé et payé.",
        en: "No, nobody gets priority while a spell is being cast: players may respond only once it is announced and paid.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Personne ne peut agir pendant un lancement, hormis les capacités de mana pour payer.",
        en: "Nobody may act during a casting except with mana abilities to pay.",
      },
    },
  ],
  explanation: {
    fr: "Annoncer, choisir modes et cibles et payer ne forment qu’une action.",
    en: "Announcing, choosing modes and targets and paying make up a single action.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon adversaire peut-il répondre pendant que je lance mon sort, avant que je paie\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je lancer un éphémère pendant que je choisis les cibles d’un autre sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Peut-on répondre pendant le lancement d’un sort\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can my opponent respond while I’m casting my spell, before I pay for it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I cast an instant while choosing targets for another spell?",
      verdict: "no",
    },
    {
      language: "en",
      text: "May players respond in the middle of casting a spell?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
