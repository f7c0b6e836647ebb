import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Cards that wait to be cast: one plain rule each. */
export const waitingCards: readonly Topic[] = [
  plainRule({
    id: "plain-rules/foretell-timing",
    title: { fr: "Quand prédire une carte", en: "When to foretell" },
    about: [
      ["foretell"],
      [
        "special-action",
        "own-main-phase",
        "combat-phase",
        "priority",
        "turn",
        "opponents-turn",
        "exile",
        "hand",
        "act",
        "instant-timing",
        "permission",
        "respond",
      ],
    ],
    turned: ["opponents-turn", "respond"],
    verdict: "yes",
    says: {
      fr: "vous pouvez prédire une carte chaque fois que vous avez la priorité pendant votre propre tour, et seulement alors\u202f; c’est une action spéciale à laquelle personne ne répond",
      en: "you may foretell a card at any time you have priority during your own turn, and only then; it is a special action that nobody can respond to",
    },
    because: {
      fr: "On paie {2} et on exile la carte face cachée\u202f; elle se lance pour son coût de prédiction lors d’un tour ultérieur.",
      en: "You pay {2} and exile the card face down; it may be cast for its foretell cost on a later turn.",
    },
    rules: ["116.2h", "702.143a"],
    questions: {
      fr: [
        "Puis-je prédire (foretell) une carte pendant la phase de combat de mon tour\u202f?",
        "!Puis-je prédire une carte pendant le tour de mon adversaire\u202f?",
        "C’est mon tour et j’ai la priorité, j’ai le droit de prédire une carte\u202f?",
      ],
      en: [
        "Can I foretell a card during combat on my own turn?",
        "!Can I foretell a card on my opponent’s turn?",
        "It’s my turn and I have priority in my upkeep. May I foretell a card?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/foretold-same-turn",
    title: {
      fr: "Lancer une carte prédite le même tour",
      en: "Casting a foretold card the same turn",
    },
    about: [["foretell"], ["this-turn", "cast", "cast-from-exile", "once-a-turn"]],
    not: ["special-action"],
    verdict: "no",
    says: {
      fr: "une carte prédite ne se lance pour son coût de prédiction que lors d’un tour ultérieur à celui où elle a été prédite",
      en: "a foretold card can be cast for its foretell cost only on a later turn than the one in which it was foretold",
    },
    because: {
      fr: "Il faut encore respecter le moment où une carte de ce type peut être lancée.",
      en: "It still has to be cast when a card of its type may be cast.",
    },
    rules: ["702.143a"],
    questions: {
      fr: [
        "Puis-je prédire une carte et la lancer depuis l’exil le même tour\u202f?",
        "Une carte peut-elle être lancée le tour où elle a été prédite\u202f?",
        "Je viens de prédire une carte (foretell), je peux la lancer ce tour-ci\u202f?",
      ],
      en: [
        "Can I foretell a card and cast it from exile the same turn?",
        "May a card be cast for its foretell cost on the turn it was foretold?",
        "I foretold it this turn, can I cast it now?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/warp-later",
    title: { fr: "Relancer une carte exilée par warp", en: "Casting a warped card again" },
    about: [["warp"]],
    verdict: "yes",
    says: {
      fr: "un permanent lancé pour son coût de warp est exilé au début de l’étape de fin suivante, et son propriétaire peut lancer la carte depuis l’exil lors de n’importe quel tour ultérieur",
      en: "a permanent cast for its warp cost is exiled at the beginning of the next end step, and its owner may cast the card from exile on any later turn, for its normal cost",
    },
    because: {
      fr: "La permission dure aussi longtemps que la carte reste exilée, une fois le tour terminé.",
      en: "The permission lasts as long as the card remains exiled, after the current turn has ended.",
    },
    rules: ["702.185a"],
    questions: {
      fr: [
        "Puis-je lancer depuis l’exil, quelques tours plus tard, une carte lancée avec warp\u202f?",
        "Ma créature a été exilée par warp au tour d’avant, je peux la relancer\u202f?",
        "Une carte avec warp peut-elle être relancée de l’exil un tour suivant\u202f?",
      ],
      en: [
        "Can I cast a warped card from exile several turns later?",
        "After warp exiles my creature, may I cast it again on a later turn?",
        "My creature was exiled by its own warp last turn, can I cast it now from exile?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/miracle-first-draw",
    title: { fr: "Le miracle", en: "Miracle" },
    about: [["miracle"]],
    verdict: "yes",
    says: {
      fr: "la première carte piochée du tour, quel que soit le joueur dont c’est le tour, peut être révélée pour son miracle et lancée pendant la résolution de la capacité, même si c’est un rituel",
      en: "the first card you draw in a turn may be revealed for miracle, on any player’s turn and even if it is a sorcery, since it is cast while the trigger resolves",
    },
    because: {
      fr: "Il faut la révéler en la piochant, avant de la mêler à la main\u202f; seule la première carte de chaque tour convient.",
      en: "It has to be revealed as it is drawn, before it is mixed with the hand; only the first card of each turn qualifies.",
    },
    rules: ["702.94a"],
    questions: {
      fr: [
        "Puis-je lancer un rituel avec miracle pendant le tour adverse si c’est la première carte que je pioche\u202f?",
        "Je pioche une carte miracle au tour de l’adversaire, j’ai le droit de la lancer pour son coût de miracle\u202f?",
        "Le miracle fonctionne-t-il au tour d’un autre joueur\u202f?",
      ],
      en: [
        "Can I cast a miracle sorcery on my opponent’s turn if it is the first card I draw that turn?",
        "I draw a miracle card off an instant in my opponent’s turn. May I cast it for its miracle cost?",
        "Is a miracle castable on the other player’s turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/discover-equal",
    title: { fr: "Discover et la même valeur de mana", en: "Discover and equal mana value" },
    about: [["discover"]],
    verdict: "yes",
    says: {
      fr: "«\u00a0discover N\u00a0» permet de lancer la carte trouvée si sa valeur de mana est inférieure ou égale à N, ou de la mettre en main",
      en: "discover N lets you cast the card you find if its mana value is N or less, that is less than or equal to N, or put it into your hand",
    },
    because: {
      fr: "La cascade est plus stricte\u00a0: il lui faut une valeur de mana inférieure à celle du sort.",
      en: "Cascade is stricter: it wants a mana value less than that of the spell.",
    },
    rules: ["701.57a"],
    questions: {
      fr: [
        "Discover 4 me permet-il de lancer un sort de valeur de mana 4\u202f?",
        "Avec discover, puis-je mettre la carte en main au lieu de la lancer\u202f?",
        "Discover 3\u00a0: je peux lancer une carte qui coûte exactement 3\u202f?",
      ],
      en: [
        "Does discover 4 let me cast a spell with mana value 4?",
        "With discover, may I put the card into my hand instead of casting it?",
        "Can I cast a card of exactly that mana value with discover?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/kicker-and-flashback",
    title: {
      fr: "Coûts supplémentaires et coût alternatif",
      en: "Additional costs with an alternative cost",
    },
    about: [
      ["kicker", "buyback", "additional-cost"],
      ["flashback", "alternative-cost", "escape", "overload"],
    ],
    not: ["cast-free"],
    verdict: "yes",
    says: {
      fr: "un coût supplémentaire comme le kick peut s’ajouter à un coût alternatif comme le flashback",
      en: "additional costs such as kicker may be paid on top of one alternative cost such as flashback",
    },
    because: {
      fr: "Un sort n’a qu’un coût alternatif, mais autant de coûts supplémentaires que l’on veut.",
      en: "Only one alternative cost applies to a spell, but any number of additional costs.",
    },
    rules: ["601.2b", "118.9d"],
    questions: {
      fr: [
        "Puis-je kicker un sort que je lance avec son flashback\u202f?",
        "Peut-on payer le kick quand on lance le sort pour un coût alternatif\u202f?",
        "Je lance un sort en flashback, je peux payer le kick en plus\u202f?",
      ],
      en: [
        "Can I kick a spell that I cast with flashback?",
        "May I pay kicker when I cast the spell for an alternative cost?",
        "Can I pay a kicker cost on a spell cast for its escape cost?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/unearth-and-exile",
    title: { fr: "Une créature exhumée qui part", en: "Unearthed creatures that leave" },
    about: [["unearth"]],
    verdict: "no",
    says: {
      fr: "une créature exhumée qui devrait quitter le champ de bataille est exilée à la place, quelle qu’en soit la cause\u00a0: elle ne va ni au cimetière ni en main",
      en: "an unearthed creature that would leave the battlefield is exiled instead, whatever makes it leave, so it does not go to the graveyard or to hand",
    },
    because: {
      fr: "Un effet qui l’exile lui-même, comme un blink, l’exile et peut la ramener comme nouvel objet.",
      en: "An effect that exiles it anyway, such as a blink, does exile it and may bring it back as a new object.",
    },
    rules: ["702.84a"],
    questions: {
      fr: [
        "Ma créature exhumée (unearth) meurt, retourne-t-elle au cimetière\u202f?",
        "Puis-je remonter en main une créature exhumée pour la garder\u202f?",
        "Une créature revenue par exhumation va-t-elle au cimetière si je la sacrifie\u202f?",
      ],
      en: [
        "If my unearthed creature dies, does it go back to the graveyard?",
        "Can I return an unearthed creature to my hand in response to its exile trigger and keep it?",
        "Does an unearthed creature go to the graveyard when I sacrifice it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/eternalize-and-embalm",
    title: {
      fr: "Les jetons d’éternalisation et d’embaumement",
      en: "Eternalize and embalm tokens",
    },
    about: [["eternalize", "embalm"]],
    verdict: "no",
    says: {
      fr: "le jeton est une copie de la carte sans coût de mana (valeur de mana 0), Zombie en plus de ses autres types\u202f; éternalisé, il est noir et 4/4, embaumé, il est blanc et garde la taille imprimée",
      en: "the token is a copy of the card without a mana cost (mana value 0) and a Zombie besides its other types; with eternalize it is black and 4/4, with embalm white with the printed size",
    },
    because: {
      fr: "La capacité s’active depuis le cimetière comme un rituel et exile la carte pour payer\u202f; le jeton n’est pas lancé.",
      en: "The ability is activated from the graveyard as a sorcery and exiles the card as a cost; the token is not cast.",
    },
    rules: ["702.129a", "702.128a"],
    questions: {
      fr: [
        "Le jeton créé par éternalisation est-il lancé\u202f?",
        "Un jeton embaumé a-t-il le coût de mana de la carte\u202f?",
        "Un jeton éternalisé garde-t-il la force imprimée sur la carte\u202f?",
      ],
      en: [
        "Is a token made by eternalize cast?",
        "Does an embalmed token have the mana cost of the card?",
        "Does an eternalized token keep the power printed on the card?",
      ],
    },
  }),
];
