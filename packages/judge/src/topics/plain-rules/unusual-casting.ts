import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Casting from unusual places: one plain rule each. */
export const unusualCasting: readonly Topic[] = [
  plainRule({
    id: "plain-rules/escape-and-countering",
    title: { fr: "Une carte échappée contrecarrée", en: "A countered escaped card" },
    about: [["escape"], ["counter-spell", "graveyard-again", "exile", "goes-to-graveyard"]],
    verdict: "no",
    says: {
      fr: "l’échappée n’exile que les autres cartes qui paient son coût\u00a0: le sort contrecarré va au cimetière de son propriétaire et pourra s’en évader de nouveau",
      en: "escape exiles only the other cards that pay its cost: a countered spell that escaped goes to its owner’s graveyard and may escape again",
    },
    because: {
      fr: "À la différence du flashback, l’échappée ne dit pas que la carte elle-même est exilée.",
      en: "Unlike flashback, escape does not say that the card itself is exiled.",
    },
    rules: ["702.138a", "701.6a"],
    questions: {
      fr: [
        "Mon sort lancé avec l’échappée (escape) est contrecarré, la carte est-elle exilée\u202f?",
        "Une carte échappée contrecarrée part-elle en exil comme avec le flashback\u202f?",
        "On contre mon Uro échappé, il est exilé\u202f?",
      ],
      en: [
        "My escaped creature spell gets countered. Is the card exiled?",
        "Does a countered escape spell get exiled like with flashback?",
        "They counter my Uro cast with escape, is it exiled for good?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/escape-needs-other-cards",
    title: { fr: "Ce que l’échappée exile", en: "What escape exiles" },
    about: [["escape"], ["cost", "pay", "graveyard", "card"]],
    not: ["counter-spell"],
    verdict: "no",
    says: {
      fr: "l’échappée exile d’autres cartes de votre cimetière pour payer, jamais la carte elle-même ni celles d’un autre cimetière, et il les faut toutes",
      en: "escape exiles other cards from your own graveyard as a cost, never the card itself nor cards of another graveyard, and all of them must be there",
    },
    because: {
      fr: "Le mana et les cartes exilées forment ensemble le coût d’évasion, qui remplace le coût de mana.",
      en: "The mana and the exiled cards together are the escape cost, which replaces the mana cost.",
    },
    rules: ["702.138a"],
    questions: {
      fr: [
        "Puis-je exiler les cartes du cimetière adverse pour payer une échappée\u202f?",
        "Puis-je utiliser l’échappée si je n’ai pas assez d’autres cartes au cimetière\u202f?",
        "La carte lancée par échappée compte-t-elle dans les cartes à exiler pour payer son échappée\u202f?",
      ],
      en: [
        "Can I exile cards from my opponent’s graveyard to pay for escape?",
        "Can I cast a card with escape if I have fewer other cards in my graveyard than it asks for?",
        "Does the escaping card itself count among the cards to exile for its escape cost?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/buyback-and-countering",
    title: { fr: "Le rappel et les contresorts", en: "Buyback and countering" },
    about: [["buyback"]],
    verdict: "no",
    says: {
      fr: "le rappel ne remet la carte en main que lorsque le sort se résout\u202f; contrecarré, ou privé de toutes ses cibles, il va au cimetière",
      en: "buyback returns the card to hand only as the spell resolves; a countered spell, or one whose targets are all illegal, goes to the graveyard",
    },
    because: {
      fr: "Le coût supplémentaire payé est perdu.",
      en: "The additional cost that was paid is lost.",
    },
    rules: ["702.27a"],
    questions: {
      fr: [
        "J’ai payé le rappel (buyback) et mon sort est contrecarré, revient-il dans ma main\u202f?",
        "Si mon sort avec rappel (buyback) n’a plus de cible, je le récupère\u202f?",
        "Le sort avec rappel (buyback) revient en main même s’il se fait contrer\u202f?",
      ],
      en: [
        "I paid buyback and the spell was countered. Does it return to my hand?",
        "If my buyback spell fizzles, do I get it back in hand?",
        "Do I get the card back when a spell with buyback gets countered?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/rebound-only-from-hand",
    title: { fr: "Le rebond", en: "Rebound" },
    about: [["rebound"]],
    verdict: "no",
    says: {
      fr: "le rebond n’agit que pour un sort lancé depuis la main et qui se résout\u00a0: lancé d’ailleurs, copié ou contrecarré, il ne rebondit pas",
      en: "rebound works only for a spell cast from hand that resolves: cast from anywhere else, copied or countered, it does not rebound",
    },
    because: {
      fr: "Le second lancement vient de l’exil, il ne rebondit donc pas de nouveau.",
      en: "The second cast comes from exile, so it does not rebound again.",
    },
    rules: ["702.88a"],
    questions: {
      fr: [
        "Un sort avec rebond lancé grâce au flashback rebondit-il\u202f?",
        "Si mon sort avec le rebond est contrecarré, je le relance à l’entretien\u202f?",
        "Le rebond marche-t-il une deuxième fois quand le sort est relancé depuis l’exil\u202f?",
      ],
      en: [
        "Does a rebound spell cast with flashback rebound?",
        "If my rebound spell is countered, do I cast it again next upkeep?",
        "Does a spell rebound again after it was cast from exile by rebound?",
      ],
    },
  }),
];
