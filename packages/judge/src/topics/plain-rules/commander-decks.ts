import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** What a Commander deck may hold: one plain rule each. */
export const commanderDecks: readonly Topic[] = [
  plainRule({
    id: "plain-rules/nonlegendary-commander",
    title: { fr: "Un commandant non légendaire", en: "A nonlegendary commander" },
    about: [["commander", "allowed-as-commander"], ["not-legendary-commander"]],
    not: ["legend-rule", "copy", "background-word"],
    turned: ["needs-legend"],
    verdict: "no",
    says: {
      fr: "un commandant doit être légendaire\u00a0: une créature non légendaire ne peut pas l’être, sauf si sa carte dit qu’elle peut être votre commandant",
      en: "a commander must be legendary: a nonlegendary creature can’t be one, unless its card says it can be your commander",
    },
    because: {
      fr: "Vos amis peuvent toujours convenir d’une exception entre vous.",
      en: "Your group may of course agree on an exception.",
    },
    rules: ["903.3", "903.3a"],
    questions: {
      fr: [
        "Une créature non légendaire peut-elle être mon commandant\u202f?",
        "Puis-je choisir n’importe quelle créature comme commandant\u202f?",
        "!Mon commandant doit-il être légendaire\u202f?",
        "J’adore mon Colosse, il n’est pas légendaire\u00a0: je peux le jouer comme commandant\u202f?",
        "Un commandant qui n’est pas légendaire, c’est autorisé\u202f?",
      ],
      en: [
        "Can a nonlegendary creature be my commander?",
        "May I choose any creature as my commander?",
        "!Does my commander have to be legendary?",
        "I love my Craw Wurm but it isn’t legendary. Can it be my commander?",
        "Is a commander that isn’t legendary allowed?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/lands-without-color",
    title: { fr: "Les fetchlands et l’identité couleur", en: "Fetch lands and colour identity" },
    about: [
      ["fetch-land", "fetch-in-deck"],
      ["color-identity", "commander"],
    ],
    not: ["hybrid", "commander-damage", "basic-lands"],
    verdict: "yes",
    says: {
      fr: "une carte qui ne fait que nommer des types de terrain, comme un fetchland, n’a pas ces couleurs dans son identité\u00a0: elle est permise dans tout deck de commandant",
      en: "a card that only names land types, such as a fetch land, does not have those colors in its identity: it is legal in every Commander deck",
    },
    because: {
      fr: "Seuls comptent les symboles de mana du coût et du texte. Un terrain qui a lui-même un type de terrain de base, lui, doit ne produire que vos couleurs.",
      en: "Only mana symbols in cost and text count. A land that itself has a basic land type must produce only your colors.",
    },
    rules: ["903.4", "903.5c", "903.5d"],
    questions: {
      fr: [
        "Puis-je jouer un fetchland comme Delta pollué dans un deck Commander mono-rouge\u202f?",
        "Un fetchland qui nomme d’autres couleurs respecte-t-il l’identité couleur de mon commandant\u202f?",
        "Dans mon deck Commander vert, j’ai le droit de jouer un fetchland qui cherche une Île ou une Forêt\u202f?",
        "Un fetch hors de mes couleurs est-il légal dans mon deck de commandant\u202f?",
      ],
      en: [
        "Can I play Polluted Delta in a mono-red commander deck?",
        "Does a fetch land fit the color identity of any commander?",
        "My commander is mono green. Am I allowed to run Misty Rainforest (fetch land)?",
        "Are fetchlands outside my commander’s color identity fine to play?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/mana-outside-the-identity",
    title: { fr: "Du mana hors de l’identité couleur", en: "Mana outside the colour identity" },
    about: [["color-identity", "commander"], ["mana-of-another-color"]],
    not: ["hybrid", "fetch-in-deck", "commander-tax"],
    verdict: "yes",
    says: {
      fr: "pendant la partie vous pouvez produire et dépenser du mana de n’importe quelle couleur\u00a0: l’identité couleur ne limite que la construction du deck",
      en: "during the game you may produce and spend mana of any color: color identity restricts only deck construction",
    },
    because: {
      fr: "L’ancienne règle qui rendait ce mana incolore n’existe plus.",
      en: "The old rule that turned such mana colorless is gone.",
    },
    rules: ["903.4", "903.5c", "106.1"],
    questions: {
      fr: [
        "Puis-je produire du mana hors de l’identité couleur de mon commandant\u202f?",
        "Avec un Trésor, mon deck Commander mono-noir peut-il produire du mana d’une autre couleur que son identité\u202f?",
        "J’ai volé un terrain adverse, j’ai le droit d’utiliser du mana en dehors de mon identité couleur\u202f?",
        "Mon oiseau peut-il faire du mana d’une autre couleur que celles de mon commandant\u202f?",
      ],
      en: [
        "Can I produce mana of a color outside my commander’s color identity?",
        "With a Treasure, can my mono-black commander deck make mana outside its color identity?",
        "I stole an opponent’s land. May I use mana outside my color identity?",
        "Is my commander deck allowed to make mana of any color during the game?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/color-identity-and-phyrexian-symbols",
    title: { fr: "Les symboles phyrexians et l’identité", en: "Phyrexian symbols and identity" },
    about: [
      ["color-identity", "play-in-deck", "commander"],
      ["phyrexian-hybrid", "phyrexian-symbol"],
    ],
    turned: ["off-color-play"],
    verdict: "yes",
    says: {
      fr: "un symbole de mana phyrexian a une couleur et compte dans l’identité couleur, même si vous comptez le payer avec des points de vie",
      en: "a Phyrexian mana symbol has a color and counts toward color identity, even if you mean to pay it with life",
    },
    because: {
      fr: "L’identité vient des symboles imprimés, pas de la façon de payer.",
      en: "Identity comes from the printed symbols, not from how you pay.",
    },
    rules: ["903.4", "107.4f"],
    questions: {
      fr: [
        "Un symbole de mana phyrexian compte-t-il dans l’identité couleur\u202f?",
        "!Puis-je mettre une carte à mana phyrexian bleu dans mon deck Commander mono-rouge\u202f?",
        "L’identité couleur tient-elle compte du mana phyrexian payé en points de vie\u202f?",
        "!J’ai le droit de jouer Sonde gitaxiane (mana phyrexian) dans un deck Commander sans bleu\u202f?",
      ],
      en: [
        "Does a Phyrexian mana symbol count toward color identity?",
        "!Can I put a blue Phyrexian mana card in my mono-red commander deck?",
        "Is Phyrexian mana part of a card’s color identity even when I pay life?",
        "!May I play Gitaxian Probe, with its Phyrexian mana, in a commander deck without blue?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/any-number-of-basics",
    title: { fr: "Autant de terrains de base que l’on veut", en: "Any number of basic lands" },
    about: [
      ["deck-construction", "deck-rules", "sideboard", "singleton", "deck-build"],
      ["basics-any-number"],
    ],
    not: ["nonbasic-lands", "color-identity", "dual-lands", "commander"],
    turned: ["basics-limited"],
    verdict: "yes",
    says: {
      fr: "un deck peut contenir autant de terrains de base que l’on veut, y compris enneigés, en Commander comme ailleurs",
      en: "a deck may contain any number of basic lands, snow-covered ones included, in Commander as elsewhere",
    },
    because: {
      fr: "La limite d’exemplaires vise les cartes d’un même nom autres que les terrains de base.",
      en: "The limit on copies concerns cards of one name other than basic lands.",
    },
    rules: ["903.5b", "100.2a"],
    questions: {
      fr: [
        "Puis-je jouer plus de quatre terrains de base du même nom dans mon deck\u202f?",
        "Ai-je droit à plus de quatre terrains de base enneigés dans mon deck\u202f?",
        "Mon deck contient 18 Forêts de base, c’est légal\u202f?",
        "Dans un deck de 60, autant de terrains de base que je veux, c’est bien ça\u202f?",
      ],
      en: [
        "Can I play more than four of the same basic land in my deck?",
        "Can I run six copies of the same snow-covered basic land in my deck?",
        "My deck has 18 basic lands called Forest. Is it legal?",
        "May my deck contain as many basic lands as I want?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/partner-kinds-do-not-mix",
    title: { fr: "Les partenariats ne se mélangent pas", en: "Partner abilities do not mix" },
    about: [["partner", "two-commanders", "background-word"], ["mixing-partners"]],
    not: ["commander-damage", "commander-tax", "separate-counts"],
    verdict: "no",
    says: {
      fr: "deux commandants doivent avoir la même capacité de partenariat\u00a0: «\u00a0partenariat\u00a0», «\u00a0partenariat avec\u00a0», «\u00a0amis pour la vie\u00a0» (Friends forever) ou Background ne se combinent pas",
      en: "two commanders must share the same partner ability: partner, partner with, Friends forever and Choose a Background can’t be combined",
    },
    because: {
      fr: "Et jamais plus de deux commandants.",
      en: "And never more than two commanders.",
    },
    rules: ["702.124f", "702.124h"],
    questions: {
      fr: [
        "Puis-je associer un commandant avec partenariat et un commandant «\u00a0Friends forever\u00a0»\u202f?",
        "Un commandant qui a «\u00a0partenariat avec\u00a0» peut-il être associé à n’importe quel autre commandant avec partenariat\u202f?",
        "Peut-on combiner le partenariat et un Background pour ses deux commandants\u202f?",
        "Est-ce que deux partenaires suffisent si un seul a partenariat et l’autre n’a pas partenariat\u202f?",
      ],
      en: [
        "Can I pair a commander with partner and one with Friends forever?",
        "Can a commander with “partner with” be paired with any other partner commander?",
        "Can a commander with partner be paired with a Background?",
        "Can I use two partners if only one of them has partner and the other doesn’t have partner?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/three-commanders",
    title: { fr: "Trois commandants", en: "Three commanders" },
    about: [["commander", "two-commanders", "partner"], ["three-of-them"]],
    not: ["commander-damage", "commander-tax", "commander-life"],
    verdict: "no",
    says: {
      fr: "un deck a un commandant, ou deux au plus grâce au partenariat\u00a0: aucune combinaison n’en permet trois",
      en: "a deck has one commander, or two at most thanks to partner: no combination allows three",
    },
    because: {
      fr: "Les deux commandants comptent dans les 100 cartes.",
      en: "Both commanders are among the 100 cards.",
    },
    rules: ["702.124g", "903.3"],
    questions: {
      fr: [
        "Puis-je avoir trois commandants\u202f?",
        "Avec le partenariat, a-t-on droit à plus de deux commandants\u202f?",
        "Un deck peut-il avoir un troisième commandant grâce à un Background\u202f?",
        "Trois partenaires ensemble, c’est possible comme commandants\u202f?",
      ],
      en: [
        "Can I have three commanders?",
        "With partner, may I have more than two commanders?",
        "Can a deck get a third commander thanks to a Background?",
        "Are three partner commanders together possible?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/brawl-differences",
    title: { fr: "Le Brawl", en: "Brawl" },
    about: [["brawl-word"], ["commander-damage", "planeswalker", "commander", "twenty-one"]],
    turned: ["planeswalker"],
    verdict: "no",
    says: {
      fr: "en Brawl il n’y a pas de défaite par 21 blessures de commandant\u202f; le deck compte 60 cartes, la vie de départ est de 25 (30 à plusieurs) et un planeswalker peut être commandant",
      en: "Brawl has no loss by 21 commander damage; the deck has 60 cards, the starting life is 25 (30 in multiplayer), and a planeswalker may be the commander",
    },
    because: {
      fr: "Pour le reste, les règles de Commander s’appliquent.",
      en: "Otherwise the Commander rules apply.",
    },
    rules: ["903.12h", "903.12c", "903.12f"],
    questions: {
      fr: [
        "Y a-t-il des blessures de commandant en Brawl\u202f?",
        "!En Brawl, un planeswalker légendaire peut-il être mon commandant\u202f?",
        "Perd-on à 21 blessures de commandant en Brawl\u202f?",
        "En Brawl, est-ce que 21 blessures du commandant font perdre\u202f?",
      ],
      en: [
        "Is there commander damage in Brawl?",
        "!Can a legendary planeswalker be my commander in Brawl?",
        "Do you lose to 21 commander damage in a Brawl game?",
        "In Brawl, does 21 damage from a commander make me lose?",
      ],
    },
  }),
];
