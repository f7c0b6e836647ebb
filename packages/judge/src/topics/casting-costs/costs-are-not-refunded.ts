import type { Topic } from "../topic.ts";

export const costsAreNotRefunded: Topic = {
  id: "casting-costs/costs-are-not-refunded",
  title: { fr: "Coûts payés et sort contrecarré", en: "Costs paid and a countered spell" },
  about: [
    ["refund"],
    ["counter-spell", "illegal-target"],
    ["additional-cost", "cost", "sacrifice", "discard", "pay", "mana", "pay-life", "kicker"],
  ],
  not: ["illegal-action", "cannot-pay", "ward", "flashback", "commander"],
  hints: [
    "spell",
    "cast",
    "creature",
    "graveyard",
    "card",
    "resolve",
    "target",
    "goes-back",
    "return",
    "activated-ability",
  ],
  rules: [
    {
      number: "701.6b",
      claim: {
        fr: "Les coûts payés pour un sort ou une capacité contrecarrés ne sont pas rendus.",
        en: "Costs paid for a countered spell or ability are not given back.",
      },
    },
    {
      number: "701.6a",
      claim: {
        fr: "Contrecarrer retire le sort de la pile vers le cimetière.",
        en: "Countering takes the spell off the stack into the graveyard.",
      },
    },
    {
      number: "601.2h",
      claim: {
        fr: "Les coûts sont payés pendant le lancement.",
        en: "Costs are paid while casting.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, les coûts sont déjà payés au lancement\u00a0: si le sort est contrecarré ou n’a plus de cible légale, rien n’est rendu.",
        en: "No, the costs were already paid on casting: if the spell is countered or has no legal target left, nothing is given back.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Rien n’est rendu\u00a0: les coûts (mana, sacrifice, défausse) sont déjà payés quand le sort est contrecarré.",
        en: "Nothing is given back: costs (mana, sacrifice, discard) are already paid when the spell is countered.",
      },
    },
  ],
  explanation: {
    fr: "Payer les coûts fait partie du lancement\u202f; contrecarrer n’intervient qu’après. C’est différent d’un lancement illégal, qui est annulé avec ses paiements.",
    en: "Paying costs is part of casting; countering comes only later. An illegal cast is different: it is reversed together with its payments.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon sort est contrecarré, est-ce que je récupère la créature sacrifiée pour son coût\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si on contrecarre mon sort, mon mana m’est-il rendu\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je défausse une carte comme coût supplémentaire et le sort est contrecarré\u00a0: est-ce que je récupère la carte\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My spell was countered after I sacrificed a creature as an additional cost. Do I get the creature back?",
      verdict: "no",
    },
    { language: "en", text: "If my spell is countered, do I get my mana back?", verdict: "no" },
    {
      language: "en",
      text: "Opponent countered my spell, is the cost I paid refunded?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
