import type { Topic } from "../topic.ts";

export const loyaltyZero: Topic = {
  id: "state-based-actions/loyalty-zero",
  title: { fr: "Planeswalker à 0 de loyauté", en: "A planeswalker with no loyalty" },
  about: [["planeswalker", "loyalty"], ["zero-loyalty"]],
  not: ["proliferate", "doubling", "trample", "damage"],
  hints: [
    "dies",
    "still",
    "resolve",
    "loyalty",
    "counter-marker",
    "state-based-action",
    "kill",
    "destroy",
    "activated-ability",
    "keep",
    "cost",
    "battlefield",
  ],
  rules: [
    {
      number: "704.5i",
      claim: {
        fr: "Un planeswalker dont la loyauté est de 0 est mis au cimetière.",
        en: "A planeswalker with loyalty 0 is put into the graveyard.",
      },
    },
    {
      number: "113.7a",
      claim: {
        fr: "Sa capacité déjà sur la pile se résout sans lui.",
        en: "Its ability already on the stack resolves without it.",
      },
    },
    {
      number: "606.4",
      claim: {
        fr: "Les marqueurs sont retirés comme coût de la capacité.",
        en: "The counters are removed as the ability’s cost.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["keep", "survives"] },
      verdict: "no",
      ruling: {
        fr: "Non, un planeswalker dont la loyauté est de 0 est mis au cimetière dès la prochaine vérification des actions basées sur l’état.",
        en: "No, a planeswalker with loyalty 0 is put into the graveyard the next time state-based actions are checked.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un planeswalker à 0 de loyauté va au cimetière, et une capacité de loyauté déjà activée se résout quand même.",
        en: "Yes, a planeswalker at 0 loyalty goes to the graveyard, and a loyalty ability that was already activated still resolves.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "À 0 de loyauté, le planeswalker est mis au cimetière par une action basée sur l’état\u202f; la capacité de loyauté déjà sur la pile se résout quand même.",
        en: "At 0 loyalty the planeswalker is put into the graveyard as a state-based action; a loyalty ability already on the stack still resolves.",
      },
    },
  ],
  explanation: {
    fr: "Retirer les marqueurs est un coût\u00a0: vous pouvez les retirer tous. La capacité est alors sur la pile, indépendante de sa source. Le planeswalker quitte le champ de bataille avant que quiconque reçoive la priorité, sans être détruit.",
    en: "Removing counters is a cost: you may remove them all. The ability is then on the stack, independent of its source. The planeswalker leaves the battlefield before anyone gets priority, without being destroyed.",
  },
  questions: [
    {
      language: "fr",
      text: "Si j’enlève le dernier marqueur loyauté de mon planeswalker pour sa capacité, l’effet a-t-il quand même lieu ?",
      verdict: "yes",
    },
    { language: "fr", text: "Un planeswalker à 0 loyauté va-t-il au cimetière ?", verdict: "yes" },
    {
      language: "fr",
      text: "Que devient un planeswalker dont la loyauté tombe à 0 ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "J’utilise l’ultime de mon planeswalker et il tombe à 0, j’ai toujours l’effet ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my planeswalker goes to 0 loyalty for its ability, does the ability still resolve?",
      verdict: "yes",
    },
    { language: "en", text: "Does a planeswalker with zero loyalty die?", verdict: "yes" },
    { language: "en", text: "What happens to a planeswalker whose loyalty is 0?", verdict: null },
    {
      language: "en",
      text: "I removed the last loyalty counter to use the ability, do I still get the effect?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
