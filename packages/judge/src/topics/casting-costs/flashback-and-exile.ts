import type { Topic } from "../topic.ts";

export const flashbackAndExile: Topic = {
  id: "casting-costs/flashback-and-exile",
  title: { fr: "Flashback et exil", en: "Flashback and exile" },
  about: [
    ["flashback"],
    [
      "counter-spell",
      "exile",
      "illegal-target",
      "graveyard-again",
      "return",
      "new-object",
      "twice",
    ],
  ],
  not: ["cast-free", "alternative-cost"],
  hints: [
    "graveyard",
    "resolve",
    "cast",
    "stack",
    "replacement-effect",
    "hand",
    "exile-zone",
    "cast-from-graveyard",
    "target",
    "spell",
    "respond",
  ],
  rules: [
    {
      number: "702.34a",
      claim: {
        fr: "Une carte lancée par son flashback est exilée au moment où elle devrait quitter la pile.",
        en: "A card cast with flashback is exiled whenever it would leave the stack.",
      },
    },
    {
      number: "608.2b",
      claim: {
        fr: "Un sort dont toutes les cibles sont illégales ne se résout pas et quitte la pile.",
        en: "A spell whose targets are all illegal does not resolve and leaves the stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["twice"] },
      verdict: "no",
      ruling: {
        fr: "Non, une fois lancée par son flashback la carte est exilée\u00a0: elle n’est plus au cimetière pour être relancée.",
        en: "No, once cast with flashback the card is exiled: it is no longer in the graveyard to be cast again.",
      },
    },
    {
      when: { any: ["open-question"] },
      verdict: null,
      ruling: {
        fr: "La carte est exilée dès qu’elle quitte la pile\u00a0: résolue, contrecarrée ou sans cible légale.",
        en: "The card is exiled as soon as it leaves the stack: resolved, countered or without a legal target.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["graveyard-again"] },
      verdict: "no",
      ruling: {
        fr: "Non, une carte lancée par son flashback est exilée quand elle quitte la pile, qu’elle se résolve, soit contrecarrée ou n’ait plus de cible légale.",
        en: "No, a card cast with flashback is exiled when it leaves the stack, whether it resolves, is countered or has no legal target left.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une carte lancée par son flashback est exilée dès qu’elle quitte la pile, même si elle est contrecarrée.",
        en: "Yes, a card cast with flashback is exiled as soon as it leaves the stack, even if it is countered.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La carte est exilée dès qu’elle quitte la pile\u00a0: résolue, contrecarrée ou sans cible légale.",
        en: "The card is exiled as soon as it leaves the stack: resolved, countered or without a legal target.",
      },
    },
  ],
  explanation: {
    fr: "C’est un effet de remplacement du flashback payé\u00a0: au lieu d’aller ailleurs (cimetière, main, bibliothèque), la carte est exilée. Un sort lancé depuis la main va au cimetière comme d’habitude, et l’adversaire ne peut pas retirer la carte du cimetière une fois qu’elle est sur la pile.",
    en: "It is a replacement effect of the flashback paid: instead of going anywhere else (graveyard, hand, library) the card is exiled. The same card cast from hand goes to the graveyard as usual, and an opponent cannot take it out of the graveyard once it is on the stack.",
  },
  questions: [
    {
      language: "fr",
      text: "Si mon sort lancé avec flashback est contrecarré, est-ce qu’il est exilé\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un sort flashback contrecarré retourne-t-il au cimetière\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que devient une carte lancée par flashback si sa cible devient illégale\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Est-ce qu’un sort avec flashback s’exile même quand il est contrecarré par un contresort\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my flashback spell gets countered, is it still exiled?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does a countered flashback spell go back to the graveyard?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens to a flashback spell when its target becomes an illegal target?",
      verdict: null,
    },
    {
      language: "en",
      text: "My flashbacked spell is countered. Can I flash it back again from my graveyard, or is it exiled?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Opponent countered the spell I cast with flashback. Is the card exiled?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
