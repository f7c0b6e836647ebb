import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keyword actions with the cards of a library or a hand: one plain rule each. */
export const libraryActions: readonly Topic[] = [
  plainRule({
    id: "plain-rules/scry-and-drawing",
    title: { fr: "Le regard", en: "Scry" },
    about: [
      ["scry"],
      [
        "draw",
        "bottom-of-library",
        "top-of-library",
        "library",
        "choose",
        "opponent",
        "show-card",
        "reveal",
        "draw-empty",
        "graveyard",
        "order-choice",
        "free-choice",
        "hand",
        "forced",
        "not-a-draw",
      ],
    ],
    not: ["surveil"],
    turned: ["bottom-of-library", "free-choice"],
    verdict: "no",
    says: {
      fr: "le regard n’est pas une pioche\u00a0: vous regardez en secret les cartes du dessus de votre bibliothèque et en mettez autant que vous voulez au-dessous, le reste au-dessus, dans l’ordre de votre choix",
      en: "scrying is not drawing: you look in secret at the top cards of your library and put any number of them on the bottom, all or none, and the rest on top, in any order you choose",
    },
    because: {
      fr: "Les cartes restent dans la bibliothèque, aucune ne va en main ni au cimetière, et l’adversaire ne les voit pas.",
      en: "The cards stay in the library; none goes to hand or graveyard, and opponents do not get to see them.",
    },
    rules: ["701.22a", "121.1"],
    questions: {
      fr: [
        "Est-ce que «\u00a0regard 2\u00a0» compte comme piocher deux cartes\u202f?",
        "!Avec regard 3, puis-je mettre les trois cartes au-dessous de ma bibliothèque\u202f?",
        "Mon adv doit-il voir les cartes que je regarde quand je fais un scry\u202f?",
        "~Comment marche «\u00a0regard 1\u00a0», je mets la carte où\u202f?",
        "Quand je scry, la carte va-t-elle dans ma main\u202f?",
      ],
      en: [
        "Does scry 2 count as drawing cards?",
        "!When I scry 3, may I put all three cards on the bottom of my library?",
        "Do I have to show my opponent the cards I look at with scry?",
        "~How does scry 1 work, where do I put the card?",
        "Does scrying put the card into my hand?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/surveil-is-not-mill",
    title: { fr: "Surveiller", en: "Surveil" },
    about: [
      ["surveil"],
      [
        "mill",
        "graveyard",
        "library",
        "draw",
        "top-of-library",
        "bottom-of-library",
        "forced",
        "keep",
        "opponent",
        "discard",
        "not-a-draw",
        "choose",
      ],
    ],
    turned: ["keep", "free-choice"],
    verdict: "no",
    says: {
      fr: "surveiller n’est ni meuler, ni piocher, ni se défausser\u00a0: vous regardez les cartes du dessus de votre bibliothèque, mettez celles que vous voulez dans votre cimetière et laissez le reste au-dessus dans l’ordre de votre choix",
      en: "to surveil is neither milling nor drawing nor discarding: you look at the top cards of your library, put any number of them into your graveyard and the rest back on top in any order, never on the bottom",
    },
    because: {
      fr: "Vous pouvez tout garder au-dessus\u202f; seul ce qui parle de surveiller, ou d’une carte mise au cimetière, le remarque.",
      en: "You may keep everything on top; only what speaks of surveilling or of cards put into a graveyard notices it.",
    },
    rules: ["701.25a", "701.17a"],
    questions: {
      fr: [
        "Est-ce que surveiller compte comme meuler\u202f?",
        "Quand je surveille, suis-je obligé de mettre la carte au cimetière\u202f?",
        "Avec surveil 2, je peux mettre une carte au-dessous de ma bibliothèque comme avec regard\u202f?",
        "!Puis-je garder les deux cartes sur le dessus quand je surveille 2\u202f?",
        "Si une capacité se déclenche quand je me défausse, est-ce que surveil la déclenche\u202f?",
      ],
      en: [
        "Does surveil count as milling for an ability that cares about milled cards?",
        "Am I forced to put the card into my graveyard when I surveil?",
        "Can I put a card on the bottom of my library when I surveil, as with scry?",
        "!May I keep both cards on top of my library when I surveil 2?",
        "Is a card that I surveil into the graveyard discarded?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/mill-is-not-discard",
    title: { fr: "Meuler", en: "Milling" },
    about: [
      ["mill", "milled-away"],
      [
        "discard",
        "draw",
        "sacrifice",
        "hand",
        "cast",
        "destroy",
        "dies",
        "counts-as-draw",
        "creature",
        "dies-trigger",
      ],
    ],
    not: ["no-cards-enough", "empty-library"],
    verdict: "no",
    says: {
      fr: "meuler met des cartes du dessus de la bibliothèque directement au cimetière\u00a0: ce n’est ni piocher, ni se défausser, ni mourir",
      en: "milling puts cards from the top of the library straight into the graveyard: it is neither drawing nor discarding, and a milled creature card does not die",
    },
    because: {
      fr: "Seul un permanent meurt, en venant du champ de bataille\u202f; seule une carte de la main se défausse.",
      en: "Only a permanent dies, coming from the battlefield, and only a card from a hand is discarded.",
    },
    rules: ["701.17a", "700.4", "701.9a"],
    questions: {
      fr: [
        "Une carte meulée est-elle défaussée\u202f?",
        "Si je meule une créature, est-ce qu’elle meurt et déclenche ses capacités de mort\u202f?",
        "Est-ce que meuler quatre cartes compte comme piocher\u202f?",
        "Mon pote me meule un Solemn Simulacrum, est-ce que je pioche parce qu’il est mort\u202f?",
      ],
      en: [
        "Does milling a card count as discarding it?",
        "If a creature card is milled, does its dies trigger happen?",
        "Is mill four the same as drawing four cards for my draw triggers?",
        "My buddy mills my Solemn Simulacrum. Does it count as dying so I draw?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/milling-too-many",
    title: {
      fr: "Meuler plus de cartes qu’il n’en reste",
      en: "Milling more cards than there are",
    },
    about: [
      ["mill", "milled-away"],
      [
        "empty-library",
        "no-cards-enough",
        "lose-game",
        "draw-empty",
        "few-cards",
        "library-runs-out",
      ],
    ],
    not: ["dredge"],
    verdict: "no",
    says: {
      fr: "un joueur qui doit meuler plus de cartes qu’il n’en a meule tout ce qui reste et ne perd pas pour autant\u00a0: il ne perd que s’il doit piocher d’une bibliothèque vide",
      en: "a player told to mill more cards than they have mills as many as possible and does not lose for it; they lose only when they have to draw from an empty library",
    },
    because: {
      fr: "Meuler n’est pas piocher. Un coût qui demande de meuler, lui, ne peut pas être payé s’il manque des cartes.",
      en: "Milling is not drawing. A cost that asks for milling cannot be paid when there are too few cards.",
    },
    rules: ["701.17b", "704.5b", "104.3c"],
    questions: {
      fr: [
        "Il me reste trois cartes et on me fait meuler dix cartes, est-ce que je perds tout de suite\u202f?",
        "Un joueur dont la bibliothèque se vide en meulant perd-il la partie immédiatement\u202f?",
        "Mon adv n’a plus qu’une carte dans sa bibliothèque, je le meule de 5\u00a0: a-t-il perdu\u202f?",
        "Est-ce qu’on perd quand sa dernière carte est meulée\u202f?",
      ],
      en: [
        "I have three cards left and must mill ten. Do I lose immediately?",
        "Does a player lose the game when their whole library gets milled?",
        "My opponent has one card in library and I make them mill five, do they lose right away?",
        "Do you lose as soon as the last card of your deck is milled?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/who-chooses-the-discard",
    title: { fr: "Qui choisit la carte défaussée", en: "Who chooses the discarded card" },
    about: [
      ["discard"],
      [
        "choose",
        "opponent-chooses",
        "made-to",
        "each-player",
        "free-choice",
        "order-choice",
        "random",
      ],
    ],
    not: ["madness", "search", "cleanup-step", "hand-size-limit", "blood-token"],
    turned: ["random"],
    verdict: "yes",
    says: {
      fr: "le joueur qui se défausse choisit lui-même la carte, sauf si l’effet dit «\u00a0au hasard\u00a0» ou laisse un autre joueur choisir",
      en: "the player who discards chooses which card, unless the effect says “at random” or lets another player choose",
    },
    because: {
      fr: "Quand l’adversaire doit choisir, la carte l’écrit\u00a0: «\u00a0vous choisissez une carte de la main révélée\u00a0».",
      en: "When the opponent chooses, the card says so: “you choose a card from it” after the hand is revealed.",
    },
    rules: ["701.9b", "701.9a"],
    questions: {
      fr: [
        "Mon adversaire me fait défausser deux cartes, est-ce moi qui choisis lesquelles\u202f?",
        "Si un sort dit «\u00a0le joueur ciblé se défausse d’une carte\u00a0», puis-je choisir la carte que je défausse\u202f?",
        "~Qui choisit la carte à défausser quand mon adv me lance Mind Rot\u202f?",
        "!Avec une défausse au hasard, est-ce que je choisis la carte\u202f?",
        "J’ai Liliana en face, je choisis moi-même la carte que je jette\u202f?",
      ],
      en: [
        "My opponent makes me discard two cards. Do I choose which ones?",
        "A spell says target player discards a card. May I choose what I discard?",
        "~Who chooses the discarded card when my opponent casts Mind Rot on me?",
        "!If I discard at random, do I choose the card?",
        "When Liliana of the Veil makes each player discard, do I pick my own card?",
      ],
    },
  }),
];
