import type { Topic } from "../topic.ts";

export const partners: Topic = {
  id: "commander/partners",
  title: { fr: "Commandants partenaires", en: "Partner commanders" },
  about: [
    ["two-commanders", "partner", "several-commanders"],
    [
      "commander-tax",
      "color-identity",
      "commander-damage",
      "command-zone",
      "cost",
      "cast",
      "deck-construction",
      "two-commanders",
      "deck-size",
    ],
  ],
  not: ["separate-counts", "companion", "copy", "twenty-one"],
  hints: ["commander", "commander-recast"],
  rules: [
    {
      number: "702.124d",
      claim: {
        fr: "À part l’identité couleur, les deux commandants fonctionnent séparément\u00a0: taxe et blessures à part.",
        en: "Apart from color identity both commanders work separately: tax and damage apart.",
      },
    },
    {
      number: "702.124c",
      claim: {
        fr: "L’identité couleur est celle des deux commandants réunis.",
        en: "The color identity is that of both commanders combined.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["commander-tax", "commander-damage"] },
      verdict: "no",
      ruling: {
        fr: "Non, chaque commandant a sa propre taxe et ses propres blessures de commandant.",
        en: "No, each commander has its own tax and its own commander damage.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, avec deux commandants partenaires le deck réunit leurs deux identités couleur\u202f; chacun garde sa propre taxe et ses propres blessures.",
        en: "Yes, with two partner commanders the deck has both their color identities; each keeps its own tax and damage.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les deux commandants sont indépendants (taxe et blessures séparées)\u202f; le deck réunit leurs identités couleur et compte 100 cartes avec eux.",
        en: "Both commanders are independent (separate tax and damage); the deck has both color identities and 100 cards including them.",
      },
    },
  ],
  explanation: {
    fr: "Il faut que les deux cartes aient la même capacité de partenariat. Les 21 blessures se comptent commandant par commandant.",
    en: "Both cards need the same kind of partner ability. The 21 damage is counted commander by commander.",
  },
  questions: [
    {
      language: "fr",
      text: "Avec deux commandants partenaires, la taxe de commandant est-elle commune\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment fonctionne l’identité couleur avec deux commandants partenaires\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mes deux commandants partenaires partagent-ils la même taxe de commandant\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "With two partner commanders, do they share commander tax?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How does color identity work with partner commanders?",
      verdict: null,
    },
    {
      language: "en",
      text: "Can my deck use the colors of both partner commanders?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
