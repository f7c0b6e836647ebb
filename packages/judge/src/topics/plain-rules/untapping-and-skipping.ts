import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Untapping and skipped steps: one plain rule each. */
export const untappingAndSkipping: readonly Topic[] = [
  plainRule({
    id: "plain-rules/untap-everything-at-once",
    title: { fr: "Tout se dégage ensemble", en: "Everything untaps together" },
    about: [["untap", "untap-step"], ["leave-tapped"]],
    not: ["stun-counter", "does-not-untap", "opponents-turn"],
    turned: ["must-i"],
    verdict: "no",
    says: {
      fr: "pendant votre étape de dégagement, tous vos permanents se dégagent en même temps\u00a0: vous ne pouvez pas en laisser un engagé, sauf si son texte le permet («\u00a0vous pouvez choisir de ne pas le dégager\u00a0»)",
      en: "all your permanents untap at the same time in your untap step: you can’t choose to leave one tapped unless its text lets you (“you may choose not to untap this”)",
    },
    because: {
      fr: "C’est une action du début du tour\u00a0: elle n’utilise pas la pile et personne ne peut y répondre.",
      en: "It is an action of the start of the turn: it doesn’t use the stack and nobody can respond to it.",
    },
    rules: ["502.3", "502.4"],
    questions: {
      fr: [
        "Puis-je laisser un de mes permanents engagé pendant mon étape de dégagement\u202f?",
        "Je veux garder ma créature engagée au lieu de la dégager, j’ai le choix\u202f?",
        "!Est-ce que je dois dégager tous mes permanents au début de mon tour\u202f?",
        "!Au dégagement, mon pote dit que je suis obligé de tout dégager d’un coup, c’est vrai\u202f?",
        "Ai-je le droit de ne pas dégager un artefact à mon étape de dégagement parce que ça m’arrange\u202f?",
      ],
      en: [
        "Can I leave one of my permanents tapped during my untap step?",
        "I would rather keep my creature tapped. Can I leave it tapped in my untap step?",
        "!Do I have to untap all my permanents at the start of my turn?",
        "!My friend says I must untap everything at once in the untap step. Is that true?",
        "May I let an artifact stay tapped in my untap step because it suits me?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/untapping-only-in-ones-own-turn",
    title: { fr: "Chacun dégage à son tour", en: "Each player untaps in their own turn" },
    about: [
      ["untap", "untap-step"],
      ["untaps-on-their-turn", "opponents-turn"],
    ],
    not: ["does-not-untap", "stun-counter", "respond", "leave-tapped", "priority"],
    verdict: "no",
    says: {
      fr: "vos permanents se dégagent seulement pendant votre propre étape de dégagement, au début de votre tour, jamais pendant celle d’un adversaire",
      en: "your permanents untap only during your own untap step, at the start of your turn, never during an opponent’s",
    },
    because: {
      fr: "Ce que vous engagez pendant le tour d’un adversaire se dégage donc au début de votre tour suivant.",
      en: "So what you tap during an opponent’s turn untaps at the start of your next turn.",
    },
    rules: ["502.3"],
    questions: {
      fr: [
        "Est-ce que mes terrains se dégagent pendant le tour de mon adversaire\u202f?",
        "À chaque tour, tout le monde dégage ses permanents, ou seulement celui dont c’est le tour\u202f?",
        "Mes créatures engagées se dégagent-elles au début du tour adverse\u202f?",
        "On joue à deux\u00a0: je dégage mes cartes aussi au début de son tour\u202f?",
        "Si j’attaque avec ma 3/3, se dégage-t-elle au tour de mon adversaire pour pouvoir bloquer\u202f?",
      ],
      en: [
        "Do my lands untap during my opponent’s turn?",
        "Do all players untap at the start of each turn?",
        "Do my tapped creatures untap at the beginning of my opponent’s turn?",
        "We are two players: do I untap my cards in their turn as well?",
        "If I attack with my 3/3, does it untap on my opponent’s turn so that it can block?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/untapped-by-another-effect",
    title: { fr: "«\u00a0Ne se dégage pas\u00a0»", en: "“Doesn’t untap”" },
    about: [["does-not-untap"], ["untap-otherwise", "untap"]],
    not: ["stun-counter"],
    verdict: "yes",
    says: {
      fr: "un permanent qui «\u00a0ne se dégage pas pendant l’étape de dégagement\u00a0» reste engagé à cette étape seulement\u00a0: un sort ou une capacité peut le dégager à tout autre moment",
      en: "a permanent that “doesn’t untap during its controller’s untap step” stays tapped in that step only: a spell or ability can untap it at any other time",
    },
    because: {
      fr: "Le texte n’interdit que le dégagement normal du début du tour.",
      en: "The text forbids only the normal untapping at the start of the turn.",
    },
    rules: ["502.3", "101.2"],
    questions: {
      fr: [
        "Ma créature ne se dégage pas pendant mon étape de dégagement. Un autre effet peut-il la dégager\u202f?",
        "Un permanent qui ne se dégage pas pendant son étape de dégagement, je peux le dégager avec un sort\u202f?",
        "Si une carte ne se dégage pas à l’étape de dégagement, puis-je quand même la dégager autrement\u202f?",
        "Mon artefact dit qu’il ne se dégage pas, un éphémère qui dégage un permanent marche dessus\u202f?",
      ],
      en: [
        "My creature doesn’t untap during my untap step. Can another effect untap it?",
        "A permanent that doesn’t untap during its untap step: can I untap it with a spell?",
        "If a card doesn’t untap in the untap step, may I still untap it some other way?",
        "My artifact says it doesn’t untap during my untap step. Does an instant that untaps a permanent work on it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-skipped-step-does-not-exist",
    title: { fr: "Une étape sautée", en: "A skipped step" },
    about: [
      ["skipped-step"],
      [
        "draw-step",
        "upkeep",
        "untap-step",
        "at-beginning",
        "triggered-ability",
        "draw",
        "priority",
        "end-step",
        "phase",
      ],
    ],
    not: ["skip-twice", "extra-turn", "first-turn"],
    verdict: "no",
    says: {
      fr: "une étape ou phase sautée n’existe pas\u00a0: rien de ce qui devait s’y passer n’a lieu, ses capacités ne se déclenchent pas et personne n’y reçoit la priorité",
      en: "a skipped step or phase doesn’t exist: nothing that was due in it happens, its abilities don’t trigger and nobody gets priority in it",
    },
    because: {
      fr: "Ce qui attend la «\u00a0prochaine\u00a0» étape attend la première qui n’est pas sautée.",
      en: "What waits for the “next” one waits for the first that isn’t skipped.",
    },
    rules: ["500.11", "614.10a", "614.10"],
    questions: {
      fr: [
        "Si je saute mon étape de pioche, est-ce que je pioche quand même ma carte\u202f?",
        "Je saute mon entretien, mes capacités «\u00a0au début de l’entretien\u00a0» se déclenchent-elles\u202f?",
        "Un effet me fait sauter mon étape de pioche\u00a0: les capacités qui se déclenchent à cette étape ont-elles lieu\u202f?",
        "Quand on saute une étape, est-ce que les joueurs y reçoivent la priorité\u202f?",
      ],
      en: [
        "If I skip my draw step, do I still draw a card for the turn?",
        "I skip my upkeep step. Do my “at the beginning of your upkeep” abilities trigger?",
        "An effect makes me skip my draw step: do abilities that trigger in that step still happen?",
        "When a step is skipped, do players get priority in it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/two-skips",
    title: { fr: "Deux effets qui font sauter", en: "Two effects that skip" },
    about: [["skipped-step", "skip"], ["skip-twice"]],
    verdict: "yes",
    says: {
      fr: "si deux effets font chacun sauter votre prochaine étape, vous sautez les 2 prochaines\u00a0: chaque effet en consomme une",
      en: "if two effects each make you skip your next step, you skip the next 2: each effect uses up one of them",
    },
    because: {
      fr: "Une étape déjà commencée ne peut plus être sautée\u00a0: l’effet attend la suivante.",
      en: "A step that has begun can’t be skipped any more: the effect waits for the next one.",
    },
    rules: ["614.10a", "614.10"],
    questions: {
      fr: [
        "Deux effets me disent de sauter ma prochaine étape de pioche. Est-ce que je saute les deux prochaines\u202f?",
        "On m’a fait sauter mon étape de dégagement deux fois, je saute deux étapes\u202f?",
        "Deux sorts me font sauter ma prochaine phase de combat, est-ce que j’en saute deux\u202f?",
        "Si deux sorts font chacun sauter mon prochain entretien, je perds vraiment deux entretiens\u202f?",
      ],
      en: [
        "Two effects each tell me to skip my next draw step. Do I skip two of them?",
        "I was made to skip my untap step twice. Do I skip two untap steps?",
        "Two spells make me skip my next combat phase: do I miss both of the next two?",
        "If two spells each skip my next upkeep, do I really lose two upkeeps?",
      ],
    },
  }),
];
