import type { Topic } from "../topic.ts";

export const respondingToCosts: Topic = {
  id: "stack-and-timing/responding-to-costs",
  title: { fr: "Pas de réponse au paiement d’un coût", en: "No response to paying a cost" },
  about: [
    ["paid-as-cost"],
    ["respond", "save", "stops", "kill", "priority"],
    ["sacrifice", "discard", "cost", "pay-life", "tap", "exile", "return"],
  ],
  not: ["split-second", "ward"],
  hints: [
    "before",
    "activated-ability",
    "additional-cost",
    "kill",
    "exile",
    "cast",
    "counter-spell",
    "pay",
    "destroy",
  ],
  rules: [
    {
      number: "601.2h",
      claim: {
        fr: "Les coûts sont payés pendant le lancement, sans que personne n’ait la priorité.",
        en: "Costs are paid while casting, when nobody has priority.",
      },
    },
    {
      number: "602.2b",
      claim: {
        fr: "Il en va de même pour activer une capacité.",
        en: "The same goes for activating an ability.",
      },
    },
    {
      number: "117.3c",
      claim: {
        fr: "La priorité n’est donnée qu’ensuite.",
        en: "Priority is given only afterwards.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, un coût se paie pendant le lancement ou l’activation\u00a0: personne n’a la priorité à ce moment. Vous ne pouvez répondre qu’au sort ou à la capacité, quand le coût est déjà payé.",
        en: "No, a cost is paid while the spell is cast or the ability activated, when nobody has priority. You can respond only to the spell or ability, and by then the cost is already paid.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Personne ne peut agir entre l’annonce et le paiement du coût\u202f; on répond seulement au sort ou à la capacité, quand le coût est déjà payé.",
        en: "Nobody can act between announcing and paying a cost; players respond only to the spell or ability, when the cost is already paid.",
      },
    },
  ],
  explanation: {
    fr: "Payer un coût fait partie du lancement ou de l’activation et n’utilise pas la pile. Quand on peut répondre, la créature est déjà sacrifiée, la carte déjà défaussée. Si le sort est contrecarré, le coût n’est pas rendu.",
    en: "Paying a cost is part of casting or activating and doesn’t use the stack. By the time anyone can respond, the creature is already sacrificed, the card already discarded. If the spell is countered, the cost isn’t given back.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon adversaire sacrifie sa créature en guise de coût, est-ce que je peux répondre en l’exilant avant ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Peut-on répondre au paiement du coût de sacrifice d’une capacité ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Pourquoi ne puis-je pas répondre quand une carte est défaussée comme coût ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un sort demande de sacrifier une créature comme coût, puis-je tuer cette créature en réponse pour l’empêcher de payer ?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my opponent sacrifices a creature as a cost, can I kill it in response first?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I respond to a player discarding a card to pay a cost?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Why can't I respond to a sacrifice that is paid as a cost?",
      verdict: null,
    },
    {
      language: "en",
      text: "Could I exile the creature in response before it's sacrificed as an additional cost?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
