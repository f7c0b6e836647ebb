import type { Topic } from "../topic.ts";

export const whereCounteredSpellsGo: Topic = {
  id: "stack-and-timing/where-countered-spells-go",
  title: { fr: "Où va un sort contrecarré", en: "Where a countered spell goes" },
  about: [
    ["counter-spell", "where-countered-goes"],
    ["where-countered-goes", "graveyard", "hand"],
  ],
  not: [
    "disturb",
    "commander",
    "flashback",
    "copy",
    "refund",
    "adventure",
    "illegal-target",
    "rewind",
    "illegal-action",
    "cannot-pay",
    "storm",
  ],
  hints: ["spell", "owner", "card", "exile", "goes-to-graveyard", "graveyard-again", "resolve"],
  rules: [
    {
      number: "701.6a",
      claim: {
        fr: "Un sort contrecarré est mis dans le cimetière de son propriétaire.",
        en: "A countered spell is put into its owner’s graveyard.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], asks: ["hand", "exile"] },
      verdict: "no",
      ruling: {
        fr: "Non, un sort contrecarré va au cimetière de son propriétaire, sauf si l’effet dit autre chose.",
        en: "No, a countered spell goes to its owner’s graveyard unless the effect says otherwise.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un sort contrecarré va au cimetière de son propriétaire, sauf si l’effet dit autre chose.",
        en: "Yes, a countered spell goes to its owner’s graveyard unless the effect says otherwise.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Il va au cimetière de son propriétaire, sans se résoudre, sauf si l’effet dit autre chose.",
        en: "It goes to its owner’s graveyard without resolving, unless the effect says otherwise.",
      },
    },
  ],
  explanation: {
    fr: "Aucun de ses effets n’a lieu et ses coûts ne sont pas rendus.",
    en: "None of its effects happen and its costs aren’t given back.",
  },
  questions: [
    { language: "fr", text: "Un sort contrecarré va-t-il au cimetière\u202f?", verdict: "yes" },
    { language: "fr", text: "Où va un sort contrecarré\u202f?", verdict: null },
    {
      language: "fr",
      text: "Mon sort contrecarré retourne-t-il dans ma main\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does a countered spell go to the graveyard?", verdict: "yes" },
    { language: "en", text: "Where does a countered spell go?", verdict: null },
    {
      language: "en",
      text: "If my creature spell is countered, is it put into my graveyard?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
