import type { Topic } from "../topic.ts";

export const adventures: Topic = {
  id: "permanents/adventures",
  title: { fr: "Cartes aventure", en: "Adventure cards" },
  about: [
    ["adventure", "adventure-exile"],
    [
      "adventure-exile",
      "exile",
      "cast",
      "counter-spell",
      "copy",
      "creature",
      "resolve",
      "illegal-target",
      "graveyard",
    ],
  ],
  not: ["mana-value", "color-identity", "commander"],
  hints: ["spell", "card", "creature", "exile", "hand", "instant", "sorcery", "cast-from-exile"],
  rules: [
    {
      number: "715.3d",
      claim: {
        fr: "Une aventure qui se résout est exilée, et l’on peut ensuite lancer la créature depuis l’exil.",
        en: "An Adventure that resolves is exiled, and the creature may then be cast from exile.",
      },
    },
    {
      number: "715.3",
      claim: {
        fr: "On choisit en la jouant de la lancer normalement ou comme aventure.",
        en: "As you play it you choose to cast it normally or as an Adventure.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["counter-spell", "illegal-target", "fizzle"] },
      verdict: "no",
      ruling: {
        fr: "Non, une aventure contrecarrée ou sans cible légale ne se résout pas\u00a0: la carte va au cimetière.",
        en: "No, an Adventure that is countered or has no legal target doesn’t resolve: the card goes to the graveyard.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, quand l’aventure se résout la carte est exilée, et vous pouvez plus tard lancer la créature depuis l’exil.",
        en: "Yes, when the Adventure resolves the card is exiled, and you may later cast the creature from exile.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "On lance d’abord l’aventure\u202f; si elle se résout, la carte est exilée et l’on peut ensuite lancer la créature depuis l’exil. Contrecarrée, elle va au cimetière.",
        en: "You cast the Adventure first; if it resolves the card is exiled and the creature may then be cast from exile. If countered it goes to the graveyard.",
      },
    },
  ],
  explanation: {
    fr: "Partout ailleurs que sur la pile, la carte n’a que les caractéristiques de la créature. Une fois exilée «\u00a0en aventure\u00a0», on ne peut plus lancer que la créature.",
    en: "Everywhere but on the stack the card has only the creature’s characteristics. Once exiled “on an adventure” only the creature can be cast.",
  },
  questions: [
    {
      language: "fr",
      text: "Après avoir lancé la partie aventure, puis-je lancer la créature depuis l’exil\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si mon sort d’aventure est contrecarré, puis-je quand même lancer la créature depuis l’exil\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment fonctionne une carte avec une aventure\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "After my adventure spell resolves, can I cast the creature from exile?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If my adventure is countered, does the card get exiled so I can cast the creature?",
      verdict: "no",
    },
    { language: "en", text: "How do adventure cards work?", verdict: null, heldBack: true },
    {
      language: "en",
      text: "My Adventure spell was countered. Can I still cast the creature from exile?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If an adventure fizzles, does it go on the adventure in exile?",
      verdict: "no",
    },
    {
      language: "en",
      text: "They countered the adventure half, may I cast the creature later?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon Aventure est contrecarrée, puis-je encore lancer la créature depuis l’exil\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si mon aventure n’a plus de cible, part-elle en exil\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "On m’a contré la partie aventure, je peux lancer la créature plus tard\u202f?",
      verdict: "no",
    },
  ],
};
