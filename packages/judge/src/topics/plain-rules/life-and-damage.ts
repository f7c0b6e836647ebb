import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Life and damage: one plain rule each. */
export const lifeAndDamage: readonly Topic[] = [
  plainRule({
    id: "plain-rules/paying-life-is-not-damage",
    title: {
      fr: "Payer ou perdre des points de vie n’est pas subir des blessures",
      en: "Paying or losing life is not damage",
    },
    about: [
      ["pay-life", "lose-life", "pay", "life-total"],
      ["damage", "prevent", "deals-damage"],
    ],
    not: [
      "lifelink",
      "infect",
      "poison",
      "combat-damage",
      "attack",
      "creature",
      "commander",
      "planeswalker",
      "zero-life",
      "planeswalker-damage",
    ],
    verdict: "no",
    says: {
      fr: "payer ou perdre des points de vie n’est pas subir des blessures\u00a0: on ne peut pas le prévenir et ce qui se déclenche sur des blessures l’ignore",
      en: "paying or losing life is no damage: nothing prevents it and what triggers on damage ignores it",
    },
    because: {
      fr: "C’est l’inverse qui est vrai\u00a0: des blessures infligées à un joueur lui font perdre autant de points de vie.",
      en: "It works the other way round: damage dealt to a player makes that player lose that much life.",
    },
    rules: ["118.3b", "120.3a"],
    questions: {
      fr: [
        "Payer des points de vie compte-t-il comme des blessures\u202f?",
        "Perdre des points de vie, est-ce la même chose que subir des blessures\u202f?",
        "Les PV que je paie, ça compte comme des blessures\u202f?",
      ],
      en: [
        "Does paying life count as damage?",
        "Is losing life the same as being dealt damage?",
        "Does the life that I pay count as damage dealt to me?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/paying-all-ones-life",
    title: { fr: "Payer son dernier point de vie", en: "Paying one’s last life" },
    about: [
      ["pay-life", "pay", "phyrexian-hybrid"],
      ["last-life", "falls-to-zero", "i-die"],
    ],
    not: ["not-enough-life", "gain-life"],
    verdict: "yes",
    says: {
      fr: "on peut payer des points de vie tant que l’on en a au moins autant, même pour tomber à 0\u202f; la partie est perdue à la vérification suivante des actions basées sur un état",
      en: "you may pay life as long as your total is greater than or equal to the amount, even down to 0; you lose the next time state-based actions are checked",
    },
    because: {
      fr: "Avec moins de points de vie que le coût, il ne peut pas être payé du tout.",
      en: "With less life than the cost it cannot be paid at all.",
    },
    rules: ["119.4", "704.5a"],
    questions: {
      fr: [
        "Je suis à 1 PV, puis-je payer 1 point de vie pour mon fetch\u202f?",
        "Ai-je le droit de payer mes derniers points de vie même si ça me tue\u202f?",
        "J’ai le droit de payer mon dernier point de vie\u202f?",
      ],
      en: [
        "I’m at 1 life. Can I pay 1 life for a fetch land?",
        "May I pay my last points of life even if it kills me?",
        "At 2 life, am I allowed to pay 2 life?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/paying-more-life-than-one-has",
    title: { fr: "Payer plus de vie qu’on n’en a", en: "Paying more life than one has" },
    about: [["pay-life", "phyrexian-hybrid", "pay"], ["not-enough-life"]],
    verdict: "no",
    says: {
      fr: "on ne peut pas payer plus de points de vie qu’on n’en a\u00a0: le total doit être supérieur ou égal au paiement",
      en: "you can’t pay more life than you have: the total must be greater than or equal to the payment",
    },
    because: {
      fr: "Sinon le coût ne peut pas être payé et l’on ne commence pas\u202f; payer 0 est toujours possible.",
      en: "With less, that cost cannot be paid and the spell or ability is not begun; paying 0 is always possible.",
    },
    rules: ["119.4", "118.3"],
    questions: {
      fr: [
        "Je n’ai plus assez de points de vie, puis-je payer quand même\u202f?",
        "Peut-on payer plus de points de vie qu’on n’en a\u202f?",
        "Puis-je payer avec plus de points de vie que je n’en ai, quitte à mourir\u202f?",
      ],
      en: [
        "I have 1 life. Can I pay more life than I have?",
        "Can I pay more life than I have and die afterwards?",
        "May I pay more life than I have left for Phyrexian mana?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/setting-a-life-total",
    title: {
      fr: "Un total de points de vie fixé ou échangé",
      en: "Setting or exchanging life totals",
    },
    about: [
      ["life-total", "exchange"],
      ["becomes-total", "exchange", "double"],
    ],
    verdict: "yes",
    says: {
      fr: "quand un total de points de vie est fixé, doublé ou échangé, le joueur gagne ou perd la différence\u00a0: les capacités liées aux gains et pertes le voient",
      en: "when a life total is set, doubled or exchanged, the player gains or loses the difference, so life gain and life loss abilities see it",
    },
    because: {
      fr: "Un joueur qui ne peut pas gagner de points de vie ne peut pas monter de cette façon.",
      en: "A player who cannot gain life cannot get a higher total that way.",
    },
    rules: ["119.5", "701.12c"],
    questions: {
      fr: [
        "Mon total de points de vie devient 20 alors que j’étais à 5, ai-je gagné de la vie\u202f?",
        "Échanger les totaux de points de vie compte-t-il comme un gain\u202f?",
        "Si un effet fixe mes PV à 10, mes déclenchements de gain de vie se font\u202f?",
      ],
      en: [
        "My life total becomes 20 from 5. Did I gain life?",
        "Does exchanging life totals count as gaining life?",
        "If an effect sets my life to 10 from 4, do life gain triggers see it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/cannot-lose-or-win",
    title: { fr: "«\u00a0Ne peut pas perdre la partie\u00a0»", en: "“Can’t lose the game”" },
    about: [["cannot-lose"]],
    verdict: "yes",
    says: {
      fr: "un joueur qui ne peut pas perdre continue à 0 point de vie ou moins, avec dix marqueurs «\u00a0poison\u00a0» ou une bibliothèque vide\u202f; mais on peut toujours concéder à tout moment",
      en: "a player who can’t lose the game goes on at 0 or less life, with ten poison counters or an empty library; but conceding is always allowed",
    },
    because: {
      fr: "Dès que l’effet cesse, les actions basées sur un état sont vérifiées et le joueur perd.",
      en: "As soon as the effect ends, state-based actions are checked and the player loses.",
    },
    rules: ["101.1", "104.3a", "104.3b"],
    questions: {
      fr: [
        "Mon adversaire ne peut pas perdre la partie et il est à 0 point de vie, reste-t-il en jeu\u202f?",
        "Un joueur qui ne peut pas perdre peut-il quand même concéder\u202f?",
        "Avec Ange de platine je suis à -3 PV, je suis toujours en vie\u202f?",
      ],
      en: [
        "My opponent controls Platinum Angel and has 0 life. Does he stay in the game?",
        "Can a player who can’t lose the game still concede?",
        "I control something that says I can’t lose the game and I’m at 0 life. Am I still in the game?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/conceding",
    title: { fr: "Concéder", en: "Conceding" },
    about: [["concede"]],
    not: ["cannot-lose", "owned-things", "control", "goes-back", "aura-of-stolen"],
    verdict: "yes",
    says: {
      fr: "un joueur peut concéder à tout moment, sans priorité et quoi qu’il y ait sur la pile, et quitte aussitôt la partie",
      en: "a player may concede at any time, without priority and whatever is on the stack, and leaves the game at once",
    },
    because: {
      fr: "Aucun effet ne l’empêche\u202f; à plusieurs, tout ce que ce joueur possède part avec lui.",
      en: "No effect can stop it; in a multiplayer game everything that player owns leaves too.",
    },
    rules: ["104.3a"],
    questions: {
      fr: [
        "Puis-je concéder à tout moment, même avec un sort sur la pile\u202f?",
        "Mon adversaire a-t-il le droit de concéder en réponse à mon attaque\u202f?",
        "Un joueur peut-il abandonner quand il veut\u202f?",
      ],
      en: [
        "Can I concede at any time, even with a split second spell on the stack?",
        "Is my opponent allowed to concede in response to my attack?",
        "Can a player concede the game whenever they want?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/conceding-while-controlled",
    title: { fr: "Concéder sous contrôle", en: "Conceding while controlled" },
    about: [["concede"], ["controlled-myself"], ["controls-player", "control"]],
    turned: ["made-to-concede"],
    verdict: "yes",
    says: {
      fr: "un joueur contrôlé peut toujours concéder, à tout moment, et lui seul en décide\u00a0: qui le contrôle ne peut ni l’y forcer ni l’en empêcher",
      en: "a controlled player may still concede at any time, and nobody else decides it: whoever controls them can neither force nor forbid it",
    },
    because: {
      fr: "Concéder n’est pas une décision du jeu que l’autre joueur prend à votre place.",
      en: "Conceding is not one of the decisions of the game that the other player makes for you.",
    },
    rules: ["723.6", "104.3a"],
    questions: {
      fr: [
        "Mon adversaire contrôle mon tour, puis-je concéder\u202f?",
        "On me contrôle pendant mon tour\u00a0: ai-je encore le droit d’abandonner la partie\u202f?",
        "!Mon adversaire contrôle mon tour, peut-il me faire concéder\u202f?",
        "Puis-je concéder pendant que mon adversaire contrôle mon tour\u202f?",
      ],
      en: [
        "Can I concede while my opponent controls my turn?",
        "An opponent controls me during my turn. May I still concede the game?",
        "!My opponent controls my turn. Can they make me concede?",
        "My opponent has taken control of my turn. Am I allowed to concede?",
      ],
    },
  }),
];
