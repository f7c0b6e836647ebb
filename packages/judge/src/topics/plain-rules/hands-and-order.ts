import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Cards in hands, and the order of cards: one plain rule each. */
export const handsAndOrder: readonly Topic[] = [
  plainRule({
    id: "plain-rules/casting-before-discarding",
    title: { fr: "Lancer avant de se défausser", en: "Casting before discarding" },
    about: [
      ["discard", "makes-me-discard"],
      ["cast-it-first", "opponent-responds"],
    ],
    not: [
      "madness",
      "hand-looked-at",
      "hand-size",
      "cleanup-step",
      "during-resolution",
      "cost",
      "additional-cost",
    ],
    verdict: "yes",
    says: {
      fr: "vous pouvez répondre au sort de défausse en lançant vos éphémères ou en activant des capacités de cartes de votre main avant qu’il se résolve\u202f; une fois la résolution commencée, il est trop tard",
      en: "you may respond to the discard spell by casting instants or using abilities of cards in your hand before it resolves; once it has begun to resolve it is too late",
    },
    because: {
      fr: "Si votre main est vide à la résolution, vous ne vous défaussez de rien.",
      en: "If your hand is empty as it resolves, you discard nothing.",
    },
    rules: ["117.1a", "117.4", "608.2c"],
    questions: {
      fr: [
        "Mon adversaire lance un sort qui me fait défausser. Puis-je lancer mon éphémère en réponse\u202f?",
        "Il me fait défausser deux cartes\u00a0: j’ai le droit de jouer mes éphémères avant\u202f?",
        "Quand on me lance un sort de défausse, est-ce que je peux utiliser mes cartes en réponse pour ne pas les perdre\u202f?",
        "En réponse à une défausse forcée, puis-je lancer un éphémère de ma main\u202f?",
        "Mon adversaire veut me faire défausser toute ma main, je peux d’abord lancer un éphémère\u202f?",
      ],
      en: [
        "My opponent casts a spell that makes me discard. Can I cast my instant in response?",
        "They make me discard two cards: may I play my instants before that?",
        "In response to a discard spell, can I cast an instant from my hand so that I don’t lose it?",
        "Someone casts a discard spell on me. Am I allowed to use cards in response?",
        "My opponent wants to make me discard my hand. Can I cast an instant first?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-answer-once-the-hand-is-seen",
    title: { fr: "Une fois la main regardée", en: "Once the hand has been seen" },
    about: [
      ["hand-looked-at"],
      ["he-chose", "respond", "cast", "cast-it-first", "during-resolution"],
    ],
    verdict: "no",
    says: {
      fr: "regarder votre main, choisir la carte et la défausser se font pendant la même résolution\u00a0: vous pouvez répondre seulement avant, quand vous ne savez pas encore laquelle sera choisie",
      en: "looking at your hand, choosing the card and discarding it all happen in one resolution: you can respond only before it, when you don’t yet know which card will be chosen",
    },
    because: {
      fr: "Personne ne reçoit la priorité pendant une résolution.",
      en: "Nobody gets priority during a resolution.",
    },
    rules: ["608.2c", "117.3b", "608.2d"],
    questions: {
      fr: [
        "Mon adversaire regarde ma main et choisit une carte. Puis-je lancer en réponse la carte qu’il a choisie\u202f?",
        "Avec Thoughtseize, une fois qu’il a vu ma main, je peux répondre avec l’éphémère choisi\u202f?",
        "Il voit ma main et prend mon éphémère\u00a0: j’ai le droit de le lancer avant de le défausser\u202f?",
        "Après avoir vu ma main, mon adversaire a choisi une carte. Est-ce que je peux la jouer quand même\u202f?",
      ],
      en: [
        "My opponent looks at my hand and chooses a card. Can I cast the card they chose in response?",
        "With Thoughtseize, once they have seen my hand, may I respond with the chosen instant?",
        "They see my hand and take my instant. May I cast it before it is discarded?",
        "After seeing my hand my opponent chose a card. Can I still cast that card?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/the-order-of-a-graveyard",
    title: { fr: "L’ordre du cimetière", en: "The order of a graveyard" },
    about: [["graveyard-order"]],
    not: ["triggered-ability", "both-die", "simultaneous"],
    verdict: "no",
    says: {
      fr: "l’ordre des cartes d’un cimetière ne se change pas\u202f; on peut les regarder à tout moment, et leur propriétaire choisit l’ordre de celles qui y arrivent en même temps",
      en: "the order of the cards in a graveyard can’t be changed; anybody may look at them at any time, and their owner chooses the order of those that arrive at the same time",
    },
    because: {
      fr: "Quelques cartes anciennes tiennent compte de cet ordre\u202f; un tournoi peut permettre de le changer.",
      en: "A few old cards look at that order; a tournament may allow changing it.",
    },
    rules: ["404.2", "404.3"],
    questions: {
      fr: [
        "Puis-je changer l’ordre des cartes de mon cimetière\u202f?",
        "J’ai le droit de réarranger mon cimetière comme je veux\u202f?",
        "Est-ce qu’on peut trier son cimetière par type de carte, d’après les règles\u202f?",
        "L’ordre de mon cimetière peut-il être changé pendant la partie\u202f?",
      ],
      en: [
        "Can I change the order of the cards in my graveyard?",
        "Am I allowed to rearrange my graveyard as I like?",
        "May I sort my graveyard by card type under the rules?",
        "Can the order of my graveyard be changed during the game?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/the-order-of-cards-put-into-a-library",
    title: {
      fr: "L’ordre des cartes mises dans la bibliothèque",
      en: "The order of cards put into a library",
    },
    about: [
      ["bottom-of-library", "top-of-library", "library"],
      ["order", "order-choice"],
    ],
    not: [
      "scry",
      "surveil",
      "cascade",
      "mulligan",
      "graveyard-order",
      "search",
      "replacement-effect",
      "triggered-ability",
    ],
    verdict: "yes",
    says: {
      fr: "quand plusieurs cartes vont en même temps au même endroit d’une bibliothèque, leur propriétaire choisit leur ordre sans le montrer, sauf si l’effet dit «\u00a0dans un ordre aléatoire\u00a0»",
      en: "when several cards go to the same place of a library at the same time, their owner chooses the order and need not show it, unless the effect says “in a random order”",
    },
    because: {
      fr: "Les autres joueurs ne savent donc pas dans quel ordre elles sont.",
      en: "So the other players don’t know the order.",
    },
    rules: ["401.4"],
    questions: {
      fr: [
        "Si je mets plusieurs cartes au-dessous de ma bibliothèque, puis-je choisir l’ordre\u202f?",
        "Je remets deux cartes au-dessus de mon deck. Puis-je choisir leur ordre sur la bibliothèque\u202f?",
        "~Qui choisit l’ordre des cartes mises au-dessous de la bibliothèque\u202f?",
        "Les cartes que je mets en dessous de ma bibliothèque, dans l’ordre de mon choix\u202f?",
      ],
      en: [
        "If I put several cards on the bottom of my library, do I choose the order?",
        "I put two cards back on top. Do I get to pick the order they go on top of my library?",
        "~Who decides the order of cards put on the bottom of a library?",
        "Cards I put on the bottom of my library: in the order I want?",
      ],
    },
  }),
];
