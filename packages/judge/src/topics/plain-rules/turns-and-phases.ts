import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Turns and how phases end: one plain rule each. */
export const turnsAndPhases: readonly Topic[] = [
  plainRule({
    id: "plain-rules/an-extra-turn-is-a-whole-turn",
    title: { fr: "Un tour supplémentaire est un tour entier", en: "An extra turn is a whole turn" },
    about: [
      ["extra-turn"],
      [
        "full-turn",
        "untap",
        "draw",
        "draw-step",
        "play-land",
        "attack",
        "summoning-sickness",
        "second-land",
        "upkeep",
        "planeswalker",
        "loyalty-ability",
      ],
    ],
    not: ["several-effects", "skip", "extra-turn-order"],
    verdict: "yes",
    says: {
      fr: "un tour supplémentaire est un tour complet\u00a0: vous dégagez vos permanents, piochez, pouvez jouer un terrain, attaquer et activer de nouveau vos planeswalkers",
      en: "an extra turn is a complete turn: you untap, draw, may play a land, attack and activate your planeswalkers again",
    },
    because: {
      fr: "Il a toutes les phases et étapes\u202f; les effets «\u00a0ce tour-ci\u00a0» du tour d’avant sont finis.",
      en: "It has all phases and steps; “this turn” effects of the turn before have ended.",
    },
    rules: ["500.7", "500.1", "305.2"],
    questions: {
      fr: [
        "Pendant un tour supplémentaire, est-ce que je dégage mes permanents et pioche une carte\u202f?",
        "Puis-je jouer un autre terrain pendant mon tour supplémentaire\u202f?",
        "Mes créatures qui ont attaqué peuvent-elles attaquer de nouveau pendant mon tour supplémentaire\u202f?",
        "Un tour supplémentaire, c’est un tour complet avec toutes les étapes\u202f?",
        "J’ai lancé un sort de tour supplémentaire\u00a0: je pioche et je repose un land à ce tour bonus\u202f?",
      ],
      en: [
        "In an extra turn, do I untap my permanents and draw a card?",
        "Can I play another land during my extra turn?",
        "Can the creatures that attacked attack again during my extra turn?",
        "Is an extra turn a full turn with all the steps?",
        "I cast a spell that gives me an extra turn: do I draw and get a land drop in that bonus turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/until-your-next-turn",
    title: { fr: "«\u00a0Jusqu’à votre prochain tour\u00a0»", en: "“Until your next turn”" },
    about: [["until-next-turn"]],
    verdict: "yes",
    says: {
      fr: "«\u00a0jusqu’à votre prochain tour\u00a0» dure pendant tous les tours des adversaires et s’arrête dès que votre prochain tour commence, avant votre étape de dégagement",
      en: "“until your next turn” lasts through all the opponents' turns and stops as soon as your next turn begins, before your untap step",
    },
    because: {
      fr: "L’effet protège donc pendant le tour adverse, mais ne vaut plus pendant le vôtre\u202f; un tour supplémentaire est aussi votre prochain tour.",
      en: "So it works during the opponents' turns and no longer in yours; an extra turn of yours is your next turn too.",
    },
    rules: ["611.2a", "500.7"],
    questions: {
      fr: [
        "Un effet «\u00a0jusqu’à votre prochain tour\u00a0» dure-t-il pendant le tour de mon adversaire\u202f?",
        "Ma créature a +2/+2 jusqu’à mon prochain tour, le bonus est encore là quand je bloque au tour adverse\u202f?",
        "«\u00a0Jusqu’à votre prochain tour\u00a0»\u00a0: est-ce que ça s’arrête dès que mon tour commence\u202f?",
        "~À quel moment prend fin un effet qui dure jusqu’à votre prochain tour\u202f?",
        "Mon planeswalker donne -2/-0 jusqu’à mon prochain tour. L’attaquant adverse a encore ce malus à son tour\u202f?",
      ],
      en: [
        "Does an effect “until your next turn” last during my opponent’s turn?",
        "My creature gets +2/+2 until my next turn. Is the bonus still there when I block on their turn?",
        "Does “until your next turn” stop as soon as my turn begins?",
        "~When does an effect that lasts until your next turn end?",
        "My planeswalker gives -2/-0 until my next turn. Does the attacker still have it on the opponent’s turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/an-empty-stack-does-not-end-the-phase",
    title: {
      fr: "Une pile vide ne finit pas la phase",
      en: "An empty stack does not end the phase",
    },
    about: [
      ["still-my-phase", "main-phase"],
      ["nothing-left-on-stack", "opponent-responds"],
    ],
    not: [
      "play-land",
      "instant-timing",
      "until-next-turn",
      "mana-pool",
      "mana",
      "combat-damage",
      "go-back-phase",
      "split-second",
    ],
    turned: ["ends-alone"],
    verdict: "yes",
    says: {
      fr: "une phase finit seulement quand tous les joueurs passent à la suite avec une pile vide\u00a0: si un adversaire agit après que vous avez passé, vous recevez de nouveau la priorité et êtes toujours dans la même phase",
      en: "a phase ends only when all players pass in a row with an empty stack: if an opponent acts after you passed, you get priority again and are still in the same phase",
    },
    because: {
      fr: "Vous pouvez alors encore jouer un terrain ou lancer un rituel.",
      en: "You may then still play a land or cast a sorcery.",
    },
    rules: ["500.2", "117.4", "117.3b"],
    questions: {
      fr: [
        "Je passe la priorité en phase principale, mon adversaire lance un éphémère. Après sa résolution, suis-je toujours en phase principale\u202f?",
        "Mon adversaire répond quand je veux passer en combat, puis-je encore lancer un rituel dans ma phase principale après la résolution\u202f?",
        "!Ma phase principale se termine-t-elle dès que la pile est vide\u202f?",
        "J’ai passé la priorité, il a joué un éphémère\u00a0: ma phase principale continue-t-elle après\u202f?",
      ],
      en: [
        "I pass priority in my main phase and my opponent casts an instant. After it resolves, am I still in my main phase?",
        "My opponent acts when I want to move to combat. Can I still cast a sorcery in my main phase after that resolves?",
        "!Does the phase end as soon as the stack is empty?",
        "I passed priority and they cast an instant: does my main phase go on after it resolves?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-way-back-to-an-earlier-phase",
    title: { fr: "On ne revient pas en arrière", en: "There is no way back" },
    about: [["go-back-phase"]],
    verdict: "no",
    says: {
      fr: "un tour ne revient jamais en arrière\u00a0: une fois au combat ou à l’étape de fin, on ne retourne pas à la phase principale précédente\u202f; après le combat vient la seconde phase principale",
      en: "a turn never goes back: once in combat or in the end step, nobody returns to the earlier main phase; after combat comes the second main phase",
    },
    because: {
      fr: "Si un adversaire agit pendant votre étape de fin, vous pouvez répondre, mais seulement comme avec un éphémère.",
      en: "If an opponent acts in your end step you may answer, but only at instant speed.",
    },
    rules: ["500.2", "505.1", "513.2"],
    questions: {
      fr: [
        "Puis-je revenir à ma phase principale une fois à l’étape de fin\u202f?",
        "Mon adversaire lance un sort à ma fin de tour, puis-je retourner en phase principale pour lancer une créature\u202f?",
        "J’ai déclaré mes attaquants, est-ce que je peux revenir à ma première phase principale\u202f?",
        "On peut revenir en arrière à une phase précédente pendant le tour\u202f?",
      ],
      en: [
        "Can I go back to my main phase once I am in my end step?",
        "My opponent casts a spell in my end step. Can I return to my main phase to cast a creature?",
        "I declared attackers. May I go back to my first main phase?",
        "Is it possible to go back to a previous phase of the turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/your-upkeep-and-each-upkeep",
    title: { fr: "Votre entretien, chaque entretien", en: "Your upkeep, each upkeep" },
    about: [
      ["your-step-only", "each-step"],
      ["untaps-on-their-turn", "opponents-turn", "each-step"],
    ],
    not: ["untap", "land-destroyed-mana", "arrives-in-step", "loyalty-ability"],
    turned: ["each-step"],
    verdict: "no",
    says: {
      fr: "une capacité «\u00a0au début de votre entretien\u00a0» (ou de votre étape de fin) ne se déclenche que pendant vos propres tours\u202f; avec «\u00a0chaque entretien\u00a0», elle se déclenche au tour de chaque joueur",
      en: "an ability “at the beginning of your upkeep” (or end step) triggers only in your own turns; with “each upkeep” it triggers in every player’s turn",
    },
    because: {
      fr: "«\u00a0Vous\u00a0» désigne le contrôleur de la capacité.",
      en: "“You” is the controller of the ability.",
    },
    rules: ["503.1a", "109.5"],
    questions: {
      fr: [
        "Ma capacité «\u00a0au début de votre entretien\u00a0» se déclenche-t-elle aussi pendant le tour de mon adversaire\u202f?",
        "«\u00a0Au début de votre étape de fin\u00a0»\u00a0: ça marche aussi au tour adverse\u202f?",
        "!Une capacité «\u00a0au début de chaque entretien\u00a0» se déclenche-t-elle aussi au tour de mon adversaire\u202f?",
        "!Mon enchantement dit «\u00a0au début de chaque étape de fin\u00a0», il se déclenche au tour de l’adversaire\u202f?",
        "Le déclenchement du début de mon entretien a-t-il lieu à chaque tour, même celui des autres\u202f?",
      ],
      en: [
        "Does my “at the beginning of your upkeep” ability trigger on my opponent’s turn too?",
        "“At the beginning of your end step”: does it also work on my opponent’s turn?",
        "!Does an ability “at the beginning of each upkeep” trigger on my opponent’s turn as well?",
        "!My enchantment says “at the beginning of each end step”. Does it trigger on the opponent’s turn?",
        "Does the trigger for my upkeep happen every turn, even in the other players' turns?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-maximum-hand-size",
    title: { fr: "Sans taille de main maximale", en: "No maximum hand size" },
    about: [["no-maximum-hand"]],
    verdict: "no",
    says: {
      fr: "sans taille de main maximale, vous ne vous défaussez pas à la fin du tour, quel que soit le nombre de cartes\u202f; seul compte ce qui vaut pendant votre étape de nettoyage",
      en: "with no maximum hand size you don’t discard at end of turn however many cards you hold; only what applies during your own cleanup step counts",
    },
    because: {
      fr: "Si la carte qui le permet a quitté le champ de bataille avant cette étape, la limite de sept vaut de nouveau.",
      en: "If the card that allows it has left the battlefield before that step, the limit of seven is back.",
    },
    rules: ["402.2", "514.1"],
    questions: {
      fr: [
        "Avec «\u00a0pas de taille de main maximale\u00a0», dois-je me défausser à la fin du tour\u202f?",
        "J’ai la Tour reliquaire et dix cartes en main, est-ce que je me défausse à l’étape de nettoyage\u202f?",
        "Je n’ai pas de taille de main maximale\u00a0: je dois redescendre à sept cartes\u202f?",
        "Sans limite de main grâce à un artefact, est-ce qu’il faut quand même que je jette mes cartes en trop\u202f? Je n’ai aucune limite de main.",
      ],
      en: [
        "With no maximum hand size, do I have to discard at the end of my turn?",
        "I control Reliquary Tower and hold ten cards. Do I discard in my cleanup step?",
        "I have no maximum hand size: do I need to go down to seven cards?",
        "There is no hand size limit for me thanks to an artifact. Must I throw away the extra cards?",
      ],
    },
  }),
];
