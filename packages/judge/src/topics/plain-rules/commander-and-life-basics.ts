import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Short questions about commanders, planeswalkers and life: one plain rule each. */
export const commanderAndLifeBasics: readonly Topic[] = [
  plainRule({
    id: "plain-rules/commander-costs-more-each-time",
    title: { fr: "Le commandant coûte plus cher", en: "The commander costs more" },
    about: [["commander-costs-more"], ["commander"]],
    not: ["hand", "graveyard", "exile", "alternative-cost", "cost-reduction", "counter-spell"],
    verdict: "yes",
    says: {
      fr: "lancer son commandant depuis la zone de commandement coûte {2} de plus pour chaque fois qu’on l’en a déjà lancé dans cette partie",
      en: "casting your commander from the command zone costs {2} more for each time you have cast it from there before this game",
    },
    because: {
      fr: "Le premier lancement ne coûte rien de plus\u00a0: c’est la taxe de commandant.",
      en: "The first casting costs nothing more: this is the commander tax.",
    },
    rules: ["903.8"],
    questions: {
      fr: [
        "Mon commandant coûte-t-il plus cher à chaque fois que je le lance\u202f?",
        "Le commandant coûte-t-il deux de plus à chaque fois\u202f?",
        "Est-ce que mon commandant coûte plus cher quand je le relance\u202f?",
      ],
      en: [
        "Does my commander cost more each time I cast it?",
        "Does a commander cost two more every time?",
        "Does my commander get more expensive every time I cast it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/starting-life-in-commander",
    title: { fr: "Les points de vie en Commander", en: "Starting life in Commander" },
    about: [["commander-life", "twenty-life-in-commander"], ["commander"]],
    not: [
      "gain-life",
      "commander-damage",
      "attack",
      "above-starting-life",
      "lose-game",
      "zero-life",
      "damage",
    ],
    turned: ["twenty-life-in-commander"],
    verdict: "yes",
    says: {
      fr: "en Commander chaque joueur commence la partie à 40 points de vie, et non à 20",
      en: "in Commander each player starts the game with 40 life, not 20",
    },
    because: {
      fr: "Les parties ordinaires commencent à 20 points de vie.",
      en: "Ordinary games start with 20 life.",
    },
    rules: ["903.7", "119.1"],
    questions: {
      fr: [
        "Commence-t-on à 40 points de vie en Commander\u202f?",
        "Une partie de Commander commence-t-elle avec 40 points de vie\u202f?",
        "!Commence-t-on avec 20 points de vie en Commander\u202f?",
      ],
      en: [
        "Do we start with 40 life in Commander?",
        "Does each player start at 40 life in a Commander game?",
        "!Do we start with 20 life in Commander?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/commander-damage-also-costs-life",
    title: {
      fr: "Les blessures de commandant et les points de vie",
      en: "Commander damage and life",
    },
    about: [["commander-damage"], ["lose-life"], ["as-well"]],
    not: ["gain-life", "lifelink", "infect", "color-identity"],
    verdict: "yes",
    says: {
      fr: "les blessures de combat d’un commandant font perdre autant de points de vie, comme toutes les blessures, et comptent en plus pour les 21",
      en: "combat damage from a commander makes the player lose that much life, like all damage, and counts toward the 21 as well",
    },
    because: {
      fr: "Seule l’infection remplace la perte de points de vie par des marqueurs poison.",
      en: "Only infect replaces the loss of life by poison counters.",
    },
    rules: ["120.3a", "903.10a"],
    questions: {
      fr: [
        "Les dégâts de commandant font-ils aussi perdre des points de vie\u202f?",
        "Est-ce que je perds aussi des points de vie avec les blessures de commandant\u202f?",
        "Avec les dégâts de commandant, perd-on aussi des points de vie\u202f?",
      ],
      en: [
        "Do I also lose life from commander damage?",
        "Does commander damage also make me lose life?",
        "Do you also lose life when you take commander damage?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/the-command-zone-is-a-choice",
    title: {
      fr: "Le retour en zone de commandement est un choix",
      en: "Returning to the command zone is a choice",
    },
    about: [["commander"], ["must-i"], ["command-zone"]],
    not: ["cast", "commander-tax", "hand", "library"],
    verdict: "no",
    says: {
      fr: "son propriétaire choisit\u00a0: un commandant mis au cimetière ou en exil peut aller en zone de commandement ou rester là où il est",
      en: "its owner chooses: a commander put into the graveyard or exile may go to the command zone or stay where it is",
    },
    because: {
      fr: "On choisit juste après, quand le jeu vérifie les actions basées sur l’état.",
      en: "The choice comes right after, when state-based actions are checked.",
    },
    rules: ["903.9a"],
    questions: {
      fr: [
        "Mon commandant doit-il retourner dans la zone de commandement\u202f?",
        "Dois-je remettre mon commandant en zone de commandement\u202f?",
        "Suis-je obligé de remettre mon commandant dans la zone de commandement\u202f?",
      ],
      en: [
        "Does my commander have to go back to the command zone?",
        "Must my commander return to the command zone?",
        "Do I have to put my commander back in the command zone?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/creatures-block-for-planeswalkers",
    title: { fr: "Bloquer pour un planeswalker", en: "Blocking for a planeswalker" },
    about: [["blocks-for-planeswalker"]],
    not: ["creature-removal", "hexproof"],
    verdict: "yes",
    says: {
      fr: "vos créatures dégagées peuvent bloquer une créature qui attaque votre planeswalker, comme si elle vous attaquait",
      en: "your untapped creatures may block a creature that attacks your planeswalker, just as if it attacked you",
    },
    because: {
      fr: "Le joueur défenseur est le contrôleur du planeswalker attaqué.",
      en: "The defending player is the controller of the attacked planeswalker.",
    },
    rules: ["509.1a", "506.2"],
    questions: {
      fr: [
        "Puis-je bloquer pour mon planeswalker\u202f?",
        "Mes créatures peuvent-elles protéger mon planeswalker\u202f?",
        "Ai-je le droit de défendre mon planeswalker avec mes créatures\u202f?",
      ],
      en: [
        "Can my creatures block for my planeswalker?",
        "Can I defend my planeswalker with my creatures?",
        "Can my creatures protect my planeswalker?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/damage-takes-loyalty-away",
    title: { fr: "Les blessures et la loyauté", en: "Damage and loyalty" },
    about: [["damage-takes-loyalty"], ["damage"]],
    not: [
      "deathtouch",
      "trample",
      "lifelink",
      "loyalty-ability",
      "prevent",
      "infect",
      "wither",
      "activated-ability",
    ],
    verdict: "yes",
    says: {
      fr: "les blessures infligées à un planeswalker lui retirent autant de marqueurs loyauté",
      en: "damage dealt to a planeswalker removes that many loyalty counters from it",
    },
    because: {
      fr: "À 0 de loyauté il est mis au cimetière de son propriétaire.",
      en: "At 0 loyalty it is put into its owner’s graveyard.",
    },
    rules: ["306.8", "120.3c", "704.5i"],
    questions: {
      fr: [
        "Les dégâts retirent-ils de la loyauté à un planeswalker\u202f?",
        "Un planeswalker blessé perd-il de la loyauté avec les dégâts\u202f?",
        "Les blessures enlèvent-elles de la loyauté à mon planeswalker\u202f?",
      ],
      en: [
        "Does damage remove loyalty from a planeswalker?",
        "Do planeswalkers lose loyalty when they take damage?",
        "Does my planeswalker lose loyalty from damage?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/being-at-zero-life",
    title: { fr: "À zéro point de vie", en: "At zero life" },
    about: [["zero-life"], ["i-die", "lose-game"]],
    not: [
      "gain-life",
      "respond",
      "planeswalker",
      "both-lose",
      "poison",
      "triggered-ability",
      "commander",
      "infect",
      "simultaneous",
      "each-player",
      "draw-game",
      "lifelink",
      "library",
      "pay",
      "toughness",
    ],
    verdict: "yes",
    says: {
      fr: "un joueur à 0 point de vie ou moins perd la partie dès que le jeu vérifie les actions basées sur l’état",
      en: "a player with 0 or less life loses the game as soon as state-based actions are checked",
    },
    because: {
      fr: "Cela n’utilise pas la pile, et personne ne peut y répondre.",
      en: "It does not use the stack, and nobody can respond to it.",
    },
    rules: ["704.5a", "104.3b"],
    questions: {
      fr: [
        "Est-ce que je perds à zéro point de vie\u202f?",
        "Perd-on la partie à 0 point de vie\u202f?",
        "À 0 point de vie, ai-je perdu la partie\u202f?",
      ],
      en: [
        "Do I lose at 0 life?",
        "Do you lose the game at zero life?",
        "Have I lost the game at 0 life?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-response-at-zero-life",
    title: { fr: "Pas de réponse à 0 point de vie", en: "No response at 0 life" },
    about: [["zero-life"], ["respond"]],
    not: ["gain-life", "lifelink", "planeswalker", "toughness"],
    verdict: "no",
    says: {
      fr: "à 0 point de vie vous perdez avant que quiconque reçoive la priorité\u00a0: il faut répondre avant, tant que le sort ou la capacité est sur la pile",
      en: "at 0 life you lose before anybody gets priority: respond earlier, while the spell or ability is on the stack",
    },
    because: {
      fr: "Les actions basées sur l’état n’utilisent pas la pile.",
      en: "State-based actions do not use the stack.",
    },
    rules: ["704.3", "704.5a"],
    questions: {
      fr: [
        "Puis-je répondre quand je suis à 0 point de vie\u202f?",
        "Peut-on répondre à 0 point de vie\u202f?",
        "À 0 point de vie, puis-je encore répondre avec un sort\u202f?",
      ],
      en: [
        "Can I respond when I am at 0 life?",
        "May I respond at zero life?",
        "Can I still respond with a spell at 0 life?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-planeswalker-is-no-creature",
    title: { fr: "Un planeswalker n’est pas une créature", en: "A planeswalker is no creature" },
    about: [["planeswalker-as-creature"]],
    not: ["becomes-creature", "attack", "block", "creature-removal", "legendary"],
    verdict: "no",
    says: {
      fr: "«\u00a0planeswalker\u00a0» et «\u00a0créature\u00a0» sont deux types de permanents\u00a0: un planeswalker n’est une créature que si un effet en fait une",
      en: "planeswalker and creature are two types of permanents: a planeswalker is a creature only if an effect makes it one",
    },
    because: {
      fr: "Il ne combat donc pas, et les sorts qui ciblent une créature ne le touchent pas.",
      en: "So it does not fight, and spells that target a creature do not touch it.",
    },
    rules: ["109.2", "306.8"],
    questions: {
      fr: [
        "Un planeswalker est-il une créature\u202f?",
        "Mon planeswalker compte-t-il comme une créature\u202f?",
        "Les planeswalkers sont-ils des créatures\u202f?",
      ],
      en: [
        "Is a planeswalker a creature?",
        "Does a planeswalker count as a creature?",
        "Are planeswalkers creatures?",
      ],
    },
  }),
];
