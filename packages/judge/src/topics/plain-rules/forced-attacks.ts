import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Goad, extra combats and other demands: one plain rule each. */
export const forcedAttacks: readonly Topic[] = [
  plainRule({
    id: "plain-rules/goad-and-planeswalkers",
    title: { fr: "L’incitation et les planeswalkers", en: "Goad and planeswalkers" },
    about: [["goad"], ["planeswalker"]],
    verdict: "no",
    says: {
      fr: "une créature incitée doit attaquer un joueur autre que celui qui l’a incitée si possible\u00a0: elle ne peut pas choisir un planeswalker tant qu’elle peut attaquer un tel joueur",
      en: "a goaded creature must attack a player other than the one who goaded it if able: it can’t choose a planeswalker while it could attack such a player",
    },
    because: {
      fr: "Attaquer un planeswalker n’est pas attaquer un joueur\u202f; l’exigence ne serait pas respectée.",
      en: "Attacking a planeswalker is not attacking a player, so the requirement would not be met.",
    },
    rules: ["701.15b", "508.1d"],
    questions: {
      fr: [
        "Une créature incitée peut-elle attaquer le planeswalker du joueur qui l’a incitée s’il y a d’autres adversaires\u202f?",
        "Ma créature est incitée, puis-je attaquer un planeswalker plutôt qu’un autre joueur\u202f?",
        "Avec l’incitation, est-ce que j’ai le droit d’envoyer ma créature sur un planeswalker\u202f?",
        "On m’a goadé mon 6/6, il peut taper un planeswalker au lieu d’un joueur\u202f?",
      ],
      en: [
        "Can a goaded creature attack the planeswalker of the player who goaded it if there are other opponents?",
        "My creature is goaded. May I attack a planeswalker instead of another player?",
        "Does goad allow me to send the creature at a planeswalker?",
        "They goaded my 6/6, can it hit a planeswalker instead of a player?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/goad-and-attack-costs",
    title: { fr: "L’incitation et les coûts d’attaque", en: "Goad and attack costs" },
    about: [["goad"], ["attack-tax", "tax-on-attacks", "pay", "cost"]],
    not: ["activated-ability", "planeswalker"],
    verdict: "no",
    says: {
      fr: "une créature incitée ne vous oblige jamais à payer un coût pour attaquer\u00a0: si attaquer un joueur coûte du mana, vous pouvez refuser",
      en: "a goaded creature never forces you to pay a cost to attack: if attacking a player costs mana, you may decline",
    },
    because: {
      fr: "Elle doit alors attaquer un autre joueur que l’on peut attaquer gratuitement, s’il y en a un.",
      en: "It must then attack another player who can be attacked for free, if there is one.",
    },
    rules: ["508.1d", "701.15b"],
    questions: {
      fr: [
        "Ma créature incitée doit-elle attaquer si je dois payer la taxe de Propaganda\u202f?",
        "Suis-je obligé de payer pour attaquer avec une créature incitée\u202f?",
        "Le goad me force-t-il à payer Prison fantomatique\u202f?",
        "Créature incitée contre Propaganda\u00a0: je suis forcé de payer les {2}\u202f?",
      ],
      en: [
        "Does my goaded creature have to attack if I must pay for Propaganda?",
        "Am I forced to pay to attack with a goaded creature?",
        "Does goad make me pay for Ghostly Prison?",
        "Goaded creature versus Propaganda: do I have to pay the {2}?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/goaded-until-when",
    title: { fr: "La durée de l’incitation", en: "How long goad lasts" },
    about: [["goad"], ["goad-lasts"]],
    not: ["planeswalker", "block", "attack-tax"],
    verdict: "yes",
    says: {
      fr: "l’incitation dure jusqu’au prochain tour du joueur qui a incité la créature, même si sa source quitte le champ de bataille",
      en: "goad lasts until the next turn of the player who goaded the creature, even if its source leaves the battlefield",
    },
    because: {
      fr: "La créature attaque donc à son prochain tour, puis l’incitation prend fin quand commence celui du joueur qui l’a incitée.",
      en: "So the creature attacks in its controller’s next turn, and the goad ends as the goading player’s turn begins.",
    },
    rules: ["701.15a", "701.15b"],
    questions: {
      fr: [
        "L’incitation dure-t-elle jusqu’au prochain tour du joueur qui a incité\u202f?",
        "La source de l’incitation est détruite, ma créature est-elle toujours incitée\u202f?",
        "Mon adv incite ma bête puis sa carte meurt\u00a0: elle reste incitée\u202f?",
      ],
      en: [
        "Does goad last until the goading player’s next turn?",
        "The source of the goad was destroyed. Is my creature still goaded?",
        "He goaded my guy and then his permanent died. Does it stay goaded?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/extra-combat-does-not-untap",
    title: { fr: "Un combat supplémentaire ne dégage rien", en: "An extra combat untaps nothing" },
    about: [["extra-combat"], ["untap", "untapped-again"]],
    not: ["vigilance", "attack", "attacker", "attack-again-this-turn"],
    verdict: "no",
    says: {
      fr: "une phase de combat supplémentaire ne dégage pas les créatures d’elle-même\u00a0: seules celles qui sont dégagées attaquent, sauf si l’effet dit de les dégager",
      en: "an additional combat phase does not untap creatures by itself: only untapped ones can attack, unless the effect says to untap them",
    },
    because: {
      fr: "Beaucoup de ces sorts dégagent aussi les créatures\u202f; lisez la carte.",
      en: "Many such spells also untap creatures; read the card.",
    },
    rules: ["500.8", "508.1a"],
    questions: {
      fr: [
        "Une phase de combat supplémentaire dégage-t-elle mes créatures toute seule\u202f?",
        "J’obtiens un combat supplémentaire, est-ce que mes créatures se dégagent automatiquement\u202f?",
        "Lors d’une deuxième phase de combat, mes créatures engagées se dégagent-elles\u202f?",
        "Mes créatures se dégagent d’office pour le combat supplémentaire\u202f?",
      ],
      en: [
        "Does an extra combat phase untap my creatures by itself?",
        "I get an additional combat phase. Do my creatures untap automatically?",
        "In a second combat phase, do my tapped creatures untap?",
        "Are my creatures untapped for free in the extra combat phase?",
      ],
    },
  }),
];
