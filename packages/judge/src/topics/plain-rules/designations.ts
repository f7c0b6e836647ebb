import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** The monarch, the initiative, dungeons, the Ring, day and night: one plain rule each. */
export const designationRules: readonly Topic[] = [
  plainRule({
    id: "plain-rules/only-combat-takes-the-crown",
    title: { fr: "Prendre la couronne au combat", en: "Taking the crown in combat" },
    about: [
      ["monarch", "monarch-changes"],
      ["noncombat-damage", "burn", "damage-from-a-spell", "planeswalker", "life-lost-monarch"],
    ],
    not: ["draw", "player-leaves"],
    verdict: "no",
    says: {
      fr: "seules des blessures de combat infligées au monarque par une créature font du contrôleur de celle-ci le monarque\u00a0: ni un sort, ni une perte de points de vie, ni des blessures à un planeswalker",
      en: "only combat damage dealt to the monarch by a creature makes its controller the monarch: no spell, no loss of life and no damage to a planeswalker does",
    },
    because: {
      fr: "Si la créature est bloquée et n’inflige rien au joueur, il garde la couronne.",
      en: "If the creature is blocked and deals nothing to the player, the crown stays.",
    },
    rules: ["725.2", "120.2a"],
    questions: {
      fr: [
        "Les blessures d’un sort au monarque me font-elles devenir monarque\u202f?",
        "Si je lance Foudre sur le monarque, est-ce que je prends la couronne\u202f?",
        "Je fais perdre de la vie au monarque avec une capacité qui lui inflige 2 blessures, deviens-je monarque\u202f?",
        "Un sort de blessures suffit-il pour voler le statut de monarque\u202f?",
      ],
      en: [
        "Does damage from a spell to the monarch make me the monarch?",
        "If I Lightning Bolt the monarch, do I take the crown?",
        "My ability deals 2 damage to the monarch. Do I become the monarch?",
        "Is burn damage enough to steal the monarch?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/one-monarch-at-a-time",
    title: { fr: "Un seul monarque à la fois", en: "One monarch at a time" },
    about: [["monarch"], ["two-monarchs"]],
    verdict: "no",
    says: {
      fr: "il n’y a qu’un monarque à la fois\u00a0: dès qu’un joueur le devient, le précédent cesse de l’être",
      en: "there is only one monarch at a time: as soon as a player becomes it, the one before stops being the monarch",
    },
    because: {
      fr: "Il n’y a pas de monarque tant qu’aucun effet n’en a fait un.",
      en: "There is no monarch until an effect makes someone the monarch.",
    },
    rules: ["725.3"],
    questions: {
      fr: [
        "Peut-il y avoir deux monarques en même temps\u202f?",
        "Deux joueurs peuvent-ils être monarque tous les deux\u202f?",
        "~Combien de monarques y a-t-il au plus dans une partie\u202f?",
        "Plusieurs monarques à la table, c’est possible\u202f?",
      ],
      en: [
        "Can there be two monarchs at the same time?",
        "Can two players both be the monarch?",
        "~How many monarchs can there be at the same time?",
        "Is it possible to have more than one monarch at the table?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/initiative-again",
    title: { fr: "Reprendre l’initiative", en: "Taking the initiative again" },
    about: [
      ["initiative-designation", "initiative-changes", "undercity-word"],
      ["venture-into-the-dungeon", "dungeon-room", "undercity-word"],
    ],
    not: ["double-strike"],
    verdict: "yes",
    says: {
      fr: "le joueur qui prend l’initiative s’aventure dans Undercity, même s’il l’avait déjà, et à nouveau au début de chacun de ses entretiens",
      en: "the player who takes the initiative ventures into Undercity, even if he already had it, and again at the beginning of each of his upkeeps",
    },
    because: {
      fr: "Une seule personne l’a à la fois\u202f; des blessures de combat infligées à ce joueur la donnent au contrôleur des créatures.",
      en: "Only one player has it at a time; combat damage dealt to that player hands it to the controller of the creatures.",
    },
    rules: ["726.2", "726.5", "726.3"],
    questions: {
      fr: [
        "Si j’ai déjà l’initiative et que je la reprends, est-ce que je m’aventure de nouveau dans Undercity\u202f?",
        "Avec l’initiative, dois-je m’aventurer dans le donjon à chaque entretien\u202f?",
        "Prendre l’initiative me fait-il m’aventurer tout de suite dans Undercity\u202f?",
        "J’ai l’initiative (Undercity), je m’aventure à chaque début d’entretien\u202f?",
      ],
      en: [
        "I already have the initiative and take it again. Do I venture into Undercity?",
        "Do I venture into the dungeon each upkeep while I have the initiative?",
        "Does taking the initiative make me venture right away?",
        "I have the initiative: do I venture into Undercity at the beginning of my upkeep?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/blessing-is-kept",
    title: { fr: "La bénédiction de la cité se garde", en: "The city’s blessing is kept" },
    about: [
      ["ascend", "blessing-word"],
      ["blessing-lost", "permanent", "dies", "several-instances"],
    ],
    not: ["count-for-blessing"],
    turned: ["blessing-loss"],
    verdict: "yes",
    says: {
      fr: "la bénédiction de la cité se garde pour le reste de la partie, même si vous retombez sous dix permanents ou si la carte avec ascension part",
      en: "the city’s blessing is kept for the rest of the game, even if you drop below ten permanents or the card with ascend leaves",
    },
    because: {
      fr: "Plusieurs joueurs peuvent l’avoir, chacun la sienne.",
      en: "Several players can have it, each their own.",
    },
    rules: ["702.131b", "702.131c"],
    questions: {
      fr: [
        "Est-ce que je garde la bénédiction de la cité si je passe sous dix permanents\u202f?",
        "Deux joueurs peuvent-ils avoir tous les deux la bénédiction de la cité\u202f?",
        "!Mes permanents sont détruits et il m’en reste six, est-ce que je perds la bénédiction de la cité\u202f?",
        "Une fois obtenue, la bénédiction de la cité reste toute la partie\u202f?",
      ],
      en: [
        "Do I keep the city’s blessing if I drop below ten permanents?",
        "Can two players both have the city’s blessing?",
        "!A wrath leaves me with six permanents. Do I lose the city’s blessing?",
        "Once I have the city’s blessing, does it stay for the rest of the game?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/what-counts-for-the-blessing",
    title: { fr: "Dix permanents pour la bénédiction", en: "Ten permanents for the blessing" },
    about: [["ascend", "blessing-word"], ["count-for-blessing"]],
    verdict: "yes",
    says: {
      fr: "tout permanent que vous contrôlez compte pour les dix\u00a0: terrains, jetons, créatures, artefacts, engagés ou non",
      en: "every permanent you control counts among the ten: lands, tokens, creatures, artifacts, tapped or not",
    },
    because: {
      fr: "Emblèmes, marqueurs et cartes en main ne sont pas des permanents.",
      en: "Emblems, counters and cards in hand are not permanents.",
    },
    rules: ["702.131b", "110.1"],
    questions: {
      fr: [
        "Les jetons et les terrains comptent-ils pour la bénédiction de la cité\u202f?",
        "Mes terrains comptent-ils parmi les dix permanents d’ascension\u202f?",
        "Pour l’ascension, est-ce que mes jetons comptent pour les dix permanents\u202f?",
        "Ascension\u00a0: mes six terrains et mes quatre jetons, ça compte pour la bénédiction de la cité\u202f?",
      ],
      en: [
        "Do tokens and lands count for the city’s blessing?",
        "Do my lands count toward the ten permanents for ascend?",
        "With ascend, do tokens count toward the ten permanents?",
        "Do Treasure tokens count for ascend and the city’s blessing?",
      ],
    },
  }),
];
