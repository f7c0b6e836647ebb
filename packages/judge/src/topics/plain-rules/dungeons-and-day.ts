import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Dungeons, the Ring, day and night, votes: one plain rule each. */
export const dungeonsAndDay: readonly Topic[] = [
  plainRule({
    id: "plain-rules/one-dungeon-at-a-time",
    title: { fr: "Un seul donjon à la fois", en: "One dungeon at a time" },
    about: [["venture-into-the-dungeon", "dungeon-room"], ["two-dungeons"]],
    not: ["initiative-changes"],
    verdict: "no",
    says: {
      fr: "un joueur n’est que dans un donjon à la fois\u00a0: tant qu’il n’est pas achevé, s’aventurer avance d’une salle dans le même donjon",
      en: "a player is in only one dungeon at a time: until it is completed, venturing moves one room further in that same dungeon",
    },
    because: {
      fr: "Chacun a le sien\u202f; à une bifurcation, c’est ce joueur qui choisit la salle.",
      en: "Each player has one of their own, and where the path forks that player chooses the room.",
    },
    rules: ["309.3", "309.5a", "701.49c"],
    questions: {
      fr: [
        "Puis-je être dans deux donjons en même temps\u202f?",
        "J’ai commencé un donjon, puis-je entrer dans un autre donjon avant de l’avoir fini\u202f?",
        "Est-ce que je peux changer de donjon en cours de route en m’aventurant\u202f?",
        "Plusieurs donjons à la fois pour un même joueur, c’est permis\u202f?",
      ],
      en: [
        "Can I be in two dungeons at once?",
        "I started one dungeon. Can I enter another dungeon before finishing it?",
        "May I switch dungeons midway when I venture?",
        "Is a player allowed more than one dungeon at a time?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/dungeons-are-not-in-the-deck",
    title: { fr: "Les donjons ne sont pas dans le deck", en: "Dungeons are not in the deck" },
    about: [
      ["venture-into-the-dungeon", "dungeon-room"],
      ["dungeon-deck", "deck-build", "sideboard", "permanent", "destroy"],
    ],
    not: ["dungeon-again"],
    verdict: "no",
    says: {
      fr: "les cartes donjon ne font partie ni du deck ni de la réserve\u00a0: elles attendent hors de la partie et vont dans la zone de commandement quand vous vous aventurez",
      en: "dungeon cards are part of neither your deck nor your sideboard: they wait outside the game and go to the command zone when you venture",
    },
    because: {
      fr: "Ce ne sont pas des permanents\u00a0: on ne peut ni les lancer, ni les détruire.",
      en: "They are not permanents: they can’t be cast or destroyed.",
    },
    rules: ["309.2", "309.2c"],
    questions: {
      fr: [
        "Les cartes donjon font-elles partie de mon deck\u202f?",
        "Dois-je mettre les donjons dans ma réserve ou mon deck\u202f?",
        "Mon adversaire peut-il détruire mon donjon\u202f?",
        "Les donjons comptent-ils dans mon deck de 60 cartes\u202f?",
      ],
      en: [
        "Do dungeon cards count as part of my deck?",
        "Do I have to put dungeons in my sideboard or deck?",
        "Can my opponent destroy my dungeon?",
        "Is a dungeon one of the 60 cards in my deck?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/the-ring-tempts-without-creatures",
    title: { fr: "La tentation sans créature", en: "Temptation without a creature" },
    about: [
      ["the-ring-tempts-you", "ring-word"],
      ["no-creature-ring", "same-bearer"],
    ],
    verdict: "yes",
    says: {
      fr: "l’Anneau vous tente même sans créature, et vous pouvez choisir de nouveau la même\u00a0: la capacité suivante est gagnée et «\u00a0quand l’Anneau vous tente\u00a0» se déclenche",
      en: "the Ring tempts you even with no creature, and you may choose the same one again: the next ability is gained and “whenever the Ring tempts you” triggers",
    },
    because: {
      fr: "Le choix fait partie de l’instruction\u202f; ce qui est impossible est ignoré.",
      en: "The choice is part of the instruction; what is impossible is ignored.",
    },
    rules: ["701.54d", "701.54a"],
    questions: {
      fr: [
        "L’Anneau me tente-t-il si je ne contrôle aucune créature\u202f?",
        "Puis-je choisir la même créature comme porteur de l’Anneau quand l’Anneau me tente à nouveau\u202f?",
        "Sans créature, est-ce que «\u00a0l’Anneau vous tente\u00a0» compte quand même\u202f?",
        "L’Anneau me tente encore\u00a0: je peux garder le même porteur de l’Anneau\u202f?",
      ],
      en: [
        "Does the Ring tempt me if I control no creatures?",
        "Can I choose the same creature as my Ring-bearer when the Ring tempts me again?",
        "With no creature, does “the Ring tempts you” still count?",
        "The Ring tempts me again. May I keep the same creature as Ring-bearer?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/how-day-becomes-night",
    title: { fr: "Quand il devient nuit", en: "When it becomes night" },
    about: [["day-night", "daybound", "day-word"], ["own-turn-spells"]],
    not: ["copy", "counter-spell", "mana-value"],
    turned: ["stays-day"],
    verdict: "yes",
    says: {
      fr: "s’il fait jour et que le joueur dont c’était le tour n’a lancé aucun sort pendant son propre tour, il devient nuit au tour suivant\u202f; les sorts des autres joueurs ne comptent pas",
      en: "if it’s day and the player whose turn it was cast no spells in that turn, it becomes night as the next turn begins; other players’ spells do not count",
    },
    because: {
      fr: "On le vérifie à l’étape de dégagement. Jouer un terrain ou activer une capacité n’est pas lancer un sort.",
      en: "It is checked in the untap step. Playing a land or activating an ability is not casting a spell.",
    },
    rules: ["731.2a", "502.2"],
    questions: {
      fr: [
        "Il fait jour et je n’ai lancé aucun sort pendant mon tour\u00a0: devient-il nuit\u202f?",
        "!Je n’ai rien lancé pendant mon tour mais mon adversaire a lancé un éphémère\u00a0: reste-t-il jour\u202f?",
        "Jouer un terrain sans lancer de sort pendant mon tour, est-ce que la nuit tombe quand même (il devient nuit)\u202f?",
        "Si un joueur passe son tour sans lancer de sort, il fait nuit au tour suivant\u202f?",
      ],
      en: [
        "It’s day and I cast no spells during my turn. Does it become night?",
        "!My opponent casts a spell during my turn, and I cast none. Does it stay day?",
        "I only played a land and cast no spell on my turn. Does it become night?",
        "If a player casts nothing in their own turn, will it be night next turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/night-stays-without-werewolves",
    title: { fr: "Le jour et la nuit restent", en: "Day and night stay" },
    about: [["day-night", "daybound", "day-word"], ["day-night-ends"]],
    not: ["own-turn-spells"],
    verdict: "yes",
    says: {
      fr: "une fois qu’il fait jour ou nuit, la partie garde l’un ou l’autre jusqu’à la fin, même quand tous les permanents concernés ont quitté le champ de bataille",
      en: "once it has become day or night, the game keeps having one or the other to the end, even after every permanent that cares has left the battlefield",
    },
    because: {
      fr: "La partie ne commence ni de jour ni de nuit\u202f; ensuite le changement continue d’être vérifié à chaque tour.",
      en: "The game begins with neither; from then on the change keeps being checked every turn.",
    },
    rules: ["731.1", "731.2"],
    questions: {
      fr: [
        "Le jour et la nuit continuent-ils quand tous les loups-garous sont morts\u202f?",
        "Il fait nuit et il n’y a plus de loup-garou en jeu, reste-t-il nuit\u202f?",
        "Doit-on continuer à suivre le jour et la nuit quand il n’y a plus aucun loup-garou\u202f?",
        "Mon dernier loup-garou est exilé\u00a0: le jour et la nuit continuent de changer\u202f?",
      ],
      en: [
        "Do day and night continue when all the werewolves are gone?",
        "It’s night and no werewolves are left on the battlefield. Does it stay night?",
        "Do we have to keep tracking day and night after the last daybound permanent leaves?",
        "All werewolves are dead. Does the day night cycle go on?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-day-at-the-start",
    title: { fr: "Ni jour ni nuit au début", en: "Neither day nor night at first" },
    about: [["day-night", "daybound", "day-word"], ["start-of-game-day"]],
    verdict: "no",
    says: {
      fr: "la partie ne commence ni de jour ni de nuit\u00a0: il devient jour quand un permanent avec daybound arrive, ou quand un effet le dit",
      en: "the game starts as neither day nor night: it becomes day when a permanent with daybound arrives, or when an effect says so",
    },
    because: {
      fr: "Tant que ce n’est ni l’un ni l’autre, rien n’est vérifié.",
      en: "While it is neither, nothing is checked.",
    },
    rules: ["731.1", "702.145d"],
    questions: {
      fr: [
        "La partie commence-t-elle de jour\u202f?",
        "Au début de la partie, fait-il jour ou nuit d’office, fait-il jour\u202f?",
        "Est-ce que la partie commence toujours le jour avant l’arrivée d’un loup-garou\u202f?",
        "Commence-t-on la partie de jour par défaut\u202f?",
      ],
      en: [
        "Does the game start as day?",
        "At the beginning of the game, is it day by default?",
        "Does every game begin as day even before a werewolf shows up?",
        "Is it day at the start of the game?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/voting-is-not-optional",
    title: { fr: "Voter n’est pas facultatif", en: "Voting is not optional" },
    about: [["vote", "voting-word"], ["abstain-word"]],
    turned: ["vote-duty"],
    verdict: "no",
    says: {
      fr: "un joueur ne peut pas s’abstenir\u00a0: chacun vote à son tour, dans l’ordre du tour, pour un des choix proposés, en connaissant les votes précédents",
      en: "a player can’t abstain: each votes in turn order for one of the listed choices, knowing the votes before",
    },
    because: {
      fr: "Le vote commence par le joueur que l’effet nomme. Plusieurs votes d’un joueur se font en même temps.",
      en: "Voting begins with the player the effect names. Several votes of one player are cast at the same time.",
    },
    rules: ["701.38a", "701.38d"],
    questions: {
      fr: [
        "Puis-je m’abstenir quand un sort fait voter chaque joueur\u202f?",
        "Un joueur peut-il refuser de voter lors d’un vote\u202f?",
        "!Suis-je obligé de voter pour le Conseil\u202f?",
        "Lors d’un vote, quelqu’un a-t-il le droit de s’abstenir\u202f?",
      ],
      en: [
        "Can I abstain when a spell makes each player vote?",
        "May a player refuse to vote?",
        "!Do I have to vote for a council’s dilemma card?",
        "Is abstaining allowed in a vote?",
      ],
    },
  }),
];
