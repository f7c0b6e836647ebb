import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Questions of a first game: one plain rule each. */
export const firstQuestions: readonly Topic[] = [
  plainRule({
    id: "plain-rules/damage-and-shrinking",
    title: { fr: "Des blessures puis une endurance réduite", en: "Damage and a smaller toughness" },
    about: [
      ["minus-toughness", "minus-one-counter", "wears-off", "toughness-to-zero"],
      ["marked-damage", "damage"],
    ],
    not: [
      "indestructible",
      "infect",
      "wither",
      "combat-damage",
      "regenerate",
      "block",
      "pump",
      "cleanup-step",
      "trample",
      "persist",
      "undying",
      "cancel-out",
    ],
    verdict: "yes",
    says: {
      fr: "les blessures restent marquées jusqu’à l’étape de nettoyage\u00a0: dès que l’endurance d’une créature ne dépasse plus les blessures qu’elle porte, elle est détruite",
      en: "damage stays marked until the cleanup step: as soon as a creature’s toughness is not greater than the damage marked on it, it is destroyed",
    },
    because: {
      fr: "Peu importe lequel est venu d’abord, des blessures ou de la réduction.",
      en: "It does not matter in which order the damage and the reduction came.",
    },
    rules: ["704.5g", "120.6"],
    questions: {
      fr: [
        "Ma 4/4 a subi 3 blessures ce tour et reçoit -1/-1, meurt-elle\u202f?",
        "Une créature blessée reçoit -2/-2 plus tard dans le tour et ses blessures égalent son endurance, est-elle détruite\u202f?",
        "Une créature avec 2 blessures meurt-elle si -1/-1 en fait une 2/2\u202f?",
      ],
      en: [
        "My 4/4 was dealt 3 damage this turn and gets -1/-1. Does it die?",
        "A damaged creature gets -2/-2 later in the turn, so that its damage equals its toughness. Is it destroyed?",
        "Does a creature with 2 damage die when a -1/-1 makes it a 2/2?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/who-has-priority-after-resolution",
    title: { fr: "La priorité après une résolution", en: "Priority after a resolution" },
    about: [["priority"], ["resolve", "after-resolution"]],
    not: ["during-resolution", "hold-priority", "mana-ability", "split-second"],
    verdict: "yes",
    says: {
      fr: "après la résolution d’un sort ou d’une capacité, c’est le joueur actif, celui dont c’est le tour, qui reçoit d’abord la priorité, quel qu’en soit le contrôleur",
      en: "after a spell or ability resolves, the active player, whose turn it is, gets priority first, whoever controlled what resolved",
    },
    because: {
      fr: "Quand tous les joueurs passent à la suite, l’objet suivant de la pile se résout, ou l’étape se termine.",
      en: "When all players pass in succession, the next object of the stack resolves, or the step ends.",
    },
    rules: ["117.3b"],
    questions: {
      fr: [
        "Le joueur actif reçoit-il la priorité en premier après la résolution d’un sort\u202f?",
        "Après la résolution du sort adverse pendant mon tour, ai-je la priorité en premier\u202f?",
        "C’est bien le joueur actif qui a la priorité après une résolution\u202f?",
      ],
      en: [
        "Does the active player get priority first after a spell resolves?",
        "After my opponent’s spell resolves on my turn, do I get priority first?",
        "Is it the active player who has priority after a resolution?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/how-the-stack-resolves",
    title: { fr: "Comment la pile se résout", en: "How the stack resolves" },
    about: [["stack"], ["resolve", "respond", "spell-first"]],
    not: [
      "order",
      "split-second",
      "mana-ability",
      "priority",
      "storm",
      "copy",
      "counter-spell",
      "triggered-ability",
      "replacement-effect",
    ],
    verdict: "yes",
    says: {
      fr: "le dernier sort ou la dernière capacité mis sur la pile se résout en premier\u202f; chacun ne se résout que quand tous les joueurs passent à la suite, et l’on peut répondre de nouveau entre deux résolutions",
      en: "the last spell or ability put on the stack resolves first; each one resolves only when all players pass in succession, and players may respond again between two resolutions",
    },
    because: {
      fr: "Après chaque résolution, le joueur actif reçoit la priorité.",
      en: "After each resolution the active player receives priority.",
    },
    rules: ["405.5", "608.1", "117.4"],
    questions: {
      fr: [
        "~Explique comment la pile se résout quand on se répond plusieurs fois.",
        "La dernière réponse mise sur la pile se résout-elle en premier\u202f?",
        "~Comment se résout la pile quand plusieurs sorts se répondent\u202f?",
      ],
      en: [
        "~Explain how the stack resolves when we respond to each other several times.",
        "Does the last response on the stack resolve first?",
        "~How does the stack resolve when several spells respond to each other?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/companion-into-hand",
    title: { fr: "Prendre son compagnon", en: "Taking the companion" },
    about: [["companion"], ["hand", "cost", "special-action", "sorcery-timing", "respond"]],
    not: ["sideboard"],
    verdict: "yes",
    says: {
      fr: "une fois dans la partie, pendant votre phase principale et la pile étant vide, vous pouvez payer {3} pour mettre votre compagnon depuis l’extérieur de la partie dans votre main",
      en: "once during the game, in your main phase with an empty stack, you may pay {3} to put your companion from outside the game into your hand",
    },
    because: {
      fr: "C’est une action spéciale qui coûte 3 manas génériques\u202f; la carte se lance ensuite pour son coût normal.",
      en: "It is a special action that costs 3 generic mana; afterwards the card is cast for its normal cost.",
    },
    rules: ["116.2g", "702.139a"],
    questions: {
      fr: [
        "Dois-je payer {3} pour mettre mon compagnon dans ma main\u202f?",
        "~Combien de manas coûte la mise en main de mon compagnon\u202f?",
        "Il faut payer 3 manas pour mettre mon compagnon en main\u202f?",
      ],
      en: [
        "Do I have to pay {3} to put my companion into my hand?",
        "~How much mana does it cost to put my companion into my hand?",
        "Must I pay 3 mana to get my companion into my hand?",
      ],
    },
  }),
];
