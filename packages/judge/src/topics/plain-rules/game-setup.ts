import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Decks, sideboards, mulligans and opening hands: one plain rule each. */
export const gameSetup: readonly Topic[] = [
  plainRule({
    id: "plain-rules/no-maximum-deck-size",
    title: { fr: "Pas de taille maximale", en: "No maximum deck size" },
    about: [["deck-build", "deck-rules", "deck-construction"], ["big-deck"]],
    not: ["commander", "singleton", "sideboard", "battle"],
    turned: ["deck-limit"],
    verdict: "yes",
    says: {
      fr: "hors Commander un deck n’a pas de taille maximale\u00a0: 60 cartes au moins en construit, 40 en limité, et autant de plus que vous voulez",
      en: "outside Commander a deck has no maximum size: at least 60 cards in constructed, 40 in limited, and as many more as you like",
    },
    because: {
      fr: "Il faut seulement pouvoir le mélanger sans aide. Un deck Commander a exactement 100 cartes.",
      en: "You just have to be able to shuffle it unaided. A Commander deck has exactly 100 cards.",
    },
    rules: ["100.5", "100.2a"],
    questions: {
      fr: [
        "Puis-je jouer un deck de 80 cartes\u202f?",
        "A-t-on le droit de mettre plus de 60 cartes dans son deck construit\u202f?",
        "!Y a-t-il une taille maximale pour un deck\u202f?",
        "Mon deck Modern fait 75 cartes sans la réserve, un deck de 75 cartes est légal\u202f?",
      ],
      en: [
        "Can I play an 80 card deck?",
        "May my constructed deck have more than 60 cards?",
        "!Is there a maximum deck size?",
        "My Modern deck has 75 cards in the main deck. Is a deck of 75 cards legal?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/four-copies-with-the-sideboard",
    title: { fr: "Quatre exemplaires, réserve comprise", en: "Four copies, sideboard included" },
    about: [["sideboard"], ["four-copies-overall", "deck-rules", "several-of-a-card"]],
    not: ["commander", "singleton", "deck-size"],
    turned: ["fifth-copy"],
    verdict: "yes",
    says: {
      fr: "la limite de quatre exemplaires vaut pour le deck et la réserve réunis, la réserve ayant au plus quinze cartes",
      en: "the limit of four copies applies to deck and sideboard combined, and the sideboard has at most fifteen cards",
    },
    because: {
      fr: "Quatre dans le deck et un dans la réserve font cinq\u00a0: c’est interdit.",
      en: "Four in the deck and one in the sideboard make five, which is not allowed.",
    },
    rules: ["100.4a", "100.2a"],
    questions: {
      fr: [
        "La limite de quatre exemplaires comprend-elle la réserve\u202f?",
        "Mes quatre exemplaires se comptent-ils deck et réserve ensemble\u202f?",
        "!J’ai quatre exemplaires dans le deck, puis-je mettre un cinquième exemplaire dans la réserve\u202f?",
        "Les exemplaires en réserve comptent-ils dans la limite de quatre\u202f?",
      ],
      en: [
        "Do the four copies include my sideboard?",
        "Does the limit of four copies count deck and sideboard together?",
        "!I run four copies in the deck. Can I put a fifth copy in the sideboard?",
        "Are the copies in my sideboard counted toward the four card limit?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/sideboard-of-fifteen",
    title: { fr: "La taille de la réserve", en: "The size of a sideboard" },
    about: [["sideboard"], ["sideboard-size"]],
    not: ["commander", "four-copies-overall", "companion"],
    verdict: "no",
    says: {
      fr: "en construit une réserve a quinze cartes au plus, de zéro à quinze\u202f; on n’y a jamais plus de 15 cartes",
      en: "in constructed a sideboard has at most fifteen cards, anything from zero to fifteen; never more than 15",
    },
    because: {
      fr: "En limité, tout ce que vous ne jouez pas de vos cartes est votre réserve.",
      en: "In limited, every card of your pool that you don’t play is your sideboard.",
    },
    rules: ["100.4a", "100.4b"],
    questions: {
      fr: [
        "Ma réserve peut-elle contenir 20 cartes\u202f?",
        "Puis-je avoir plus de quinze cartes dans ma réserve\u202f?",
        "La réserve doit-elle avoir exactement quinze cartes\u202f?",
        "~Combien de cartes peut-on mettre dans la réserve\u202f?",
        "Une réserve de 16 cartes, ça passe\u202f?",
      ],
      en: [
        "Can my sideboard have 20 cards?",
        "May I have more than fifteen cards in my sideboard?",
        "Does a sideboard need exactly fifteen cards?",
        "~How many cards may be in a sideboard?",
        "Is a sideboard of 16 cards fine?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/limited-has-no-copy-limit",
    title: { fr: "Les exemplaires en limité", en: "Copies in limited" },
    about: [
      ["limited-word"],
      ["deck-rules", "several-of-a-card", "same-name-cards", "copies-word", "deck-build"],
    ],
    not: ["commander"],
    verdict: "yes",
    says: {
      fr: "en draft ou en paquet scellé vous jouez autant d’exemplaires que vous en avez, sans limite de quatre, dans un deck d’au moins 40 cartes",
      en: "in draft or sealed you may play as many copies as you have, with no limit of four, in a deck of at least 40 cards",
    },
    because: {
      fr: "Les terrains de base s’ajoutent librement.",
      en: "Basic lands are added freely.",
    },
    rules: ["100.2b"],
    questions: {
      fr: [
        "En draft, puis-je jouer cinq exemplaires d’une même carte\u202f?",
        "Peut-on mettre plus de quatre exemplaires d’une carte dans un deck scellé\u202f?",
        "J’ai drafté six exemplaires du même commun, j’ai le droit de tous les jouer dans mon deck de draft\u202f?",
        "En limité, jouer cinq fois la même carte, cinq exemplaires donc, c’est permis\u202f?",
      ],
      en: [
        "Can I have five copies of a card in a draft deck?",
        "In sealed, may I play more than four copies of a card?",
        "I drafted six copies of the same common. Can I play them all in my draft deck?",
        "Is it legal in limited to run five copies of one card?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/sideboarding-between-games",
    title: { fr: "Quand utiliser la réserve", en: "When to use the sideboard" },
    about: [["sideboard"], ["before-game-one"]],
    not: ["commander", "companion", "four-copies-overall"],
    turned: ["between-games"],
    verdict: "no",
    says: {
      fr: "la réserve ne sert qu’entre les parties d’un match\u00a0: la première partie se joue avec le deck de départ",
      en: "the sideboard is used only between the games of a match: game one is played with the starting deck",
    },
    because: {
      fr: "Ensuite on échange librement, en gardant un deck légal.",
      en: "Afterwards cards are swapped freely as long as the deck stays legal.",
    },
    rules: ["100.4", "103.2a"],
    questions: {
      fr: [
        "Puis-je utiliser ma réserve avant la première partie du match\u202f?",
        "Peut-on échanger des cartes avec la réserve pendant la partie\u202f?",
        "Ai-je le droit de changer mon deck avec la réserve avant la partie 1\u202f?",
        "Avant la première partie, on peut déjà piocher dans sa réserve pour modifier le deck\u202f?",
      ],
      en: [
        "Can I sideboard before the first game?",
        "May I swap cards with my sideboard during the game?",
        "Am I allowed to change my deck from the sideboard before game one?",
        "Is sideboarding possible before game 1 of the match?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/kept-hands-stay",
    title: { fr: "Garder, c’est définitif", en: "Keeping is final" },
    about: [["mulligan"], ["kept-hand"]],
    not: ["multiplayer", "commander", "free-of-charge"],
    verdict: "no",
    says: {
      fr: "une main gardée l’est définitivement\u00a0: après avoir décidé de garder, on ne fait plus de mulligan, même si les autres joueurs en font",
      en: "a hand once kept is kept for good: after deciding to keep you can’t mulligan any more, even if other players do",
    },
    because: {
      fr: "Le joueur qui commence décide le premier, puis les autres dans l’ordre du tour.",
      en: "The starting player decides first, then the others in turn order.",
    },
    rules: ["103.5"],
    questions: {
      fr: [
        "Puis-je faire un mulligan après avoir décidé de garder ma main\u202f?",
        "J’ai gardé ma main et mon adversaire fait un mulligan\u00a0: puis-je en faire un aussi finalement\u202f?",
        "J’ai dit «\u00a0je garde\u00a0», est-ce que je peux changer d’avis et faire un mulligan\u202f?",
        "Une fois la main gardée, un mulligan est-il encore possible\u202f?",
      ],
      en: [
        "Can I mulligan after I decided to keep?",
        "I kept my hand and then my opponent mulligans. May I mulligan after all?",
        "I said keep. Can I change my mind and take a mulligan?",
        "Once kept, can a hand still be mulliganed?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/mulligans-down-to-zero",
    title: { fr: "Combien de mulligans", en: "How many mulligans" },
    about: [["mulligan"], ["mulligan-limit"]],
    not: ["commander", "multiplayer", "kept-hand", "mulligan-bottom"],
    turned: ["mulligans-limited"],
    verdict: "yes",
    says: {
      fr: "vous pouvez faire autant de mulligans que vous voulez, jusqu’à une main de zéro carte\u00a0: chacun pioche sept cartes, puis une de plus va sous la bibliothèque pour chaque mulligan",
      en: "you may take as many mulligans as you like, down to a hand of zero cards: each draws seven, then one more card goes to the bottom for every mulligan taken",
    },
    because: {
      fr: "Vous choisissez quelles cartes vont au-dessous, et dans quel ordre.",
      en: "You choose which cards go to the bottom, and in which order.",
    },
    rules: ["103.5"],
    questions: {
      fr: [
        "Puis-je faire plusieurs mulligans de suite\u202f?",
        "A-t-on le droit de faire des mulligans jusqu’à zéro carte\u202f?",
        "!Y a-t-il une limite au nombre de mulligans\u202f?",
        "Après un premier mulligan, un deuxième mulligan est-il permis\u202f?",
      ],
      en: [
        "Can I mulligan more than once?",
        "May I take mulligans down to zero cards?",
        "!Is there a limit on how many mulligans I may take?",
        "After my first mulligan, is a second mulligan allowed?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/opening-hand-permanents",
    title: { fr: "Les cartes de la main de départ", en: "Cards in the opening hand" },
    about: [
      ["opening-hand"],
      ["counter-spell", "respond", "cast", "mulligan", "spell", "begins-on-battlefield"],
    ],
    not: ["commander", "companion", "sideboard"],
    verdict: "no",
    says: {
      fr: "une carte qui «\u00a0commence la partie sur le champ de bataille\u00a0» y est mise sans être lancée, après les mulligans\u00a0: elle ne coûte rien et ne peut pas être contrecarrée",
      en: "a card that “begins the game on the battlefield” is put there without being cast, after mulligans: it costs nothing and can’t be countered",
    },
    because: {
      fr: "Ce n’est pas un sort, rien n’est sur la pile et personne n’a la priorité.",
      en: "It is no spell, nothing is on the stack and nobody has priority.",
    },
    rules: ["103.6a", "103.6"],
    questions: {
      fr: [
        "Mon adversaire peut-il contrecarrer une Leyline de ma main de départ\u202f?",
        "Est-ce qu’une Leyline en main de départ est lancée quand elle commence sur le champ de bataille\u202f?",
        "Dois-je payer le mana d’une Leyline qui commence la partie sur le champ de bataille\u202f?",
        "Une Leyline dans ma main de départ, l’adversaire peut répondre et la contrecarrer\u202f?",
      ],
      en: [
        "Can my opponent counter a Leyline in my opening hand?",
        "Is a Leyline from the opening hand cast when it begins the game on the battlefield?",
        "Do I have to pay mana for a Leyline that starts the game on the battlefield?",
        "May someone respond to a Leyline put onto the battlefield from an opening hand and counter it?",
      ],
    },
  }),
];
