import type { Topic } from "../topic.ts";

export const newlyControlledCreatures: Topic = {
  id: "combat/newly-controlled-creatures",
  title: {
    fr: "Créature dont on vient de prendre le contrôle",
    en: "A creature you just gained control of",
  },
  about: [
    ["stolen-just-now", "gain-control"],
    [
      "attack",
      "tap",
      "activated-ability",
      "summoning-sickness",
      "tap-symbol",
      "block",
      "sacrifice",
    ],
    ["stolen-just-now", "this-turn", "summoning-sickness", "haste", "gain-control"],
  ],
  not: [
    "commander",
    "control-effect-ends",
    "copy",
    "remove-from-combat",
    "attacker",
    "control-again",
    "enters-attacking",
  ],
  hints: ["creature", "turn", "untap", "haste", "end-of-turn", "opponent"],
  rules: [
    {
      number: "302.6",
      claim: {
        fr: "Une créature a le mal d’invocation tant qu’on ne la contrôle pas sans interruption depuis le début de son tour.",
        en: "A creature is summoning sick unless you have controlled it continuously since your turn began.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["sacrifice", "block"], none: ["attack"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le mal d’invocation n’empêche ni de bloquer ni de la sacrifier.",
        en: "Yes, summoning sickness stops neither blocking nor sacrificing it.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["haste"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si l’effet lui donne la célérité elle peut attaquer tout de suite.",
        en: "Yes, if the effect gives it haste it can attack right away.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["summoning-sickness"], none: ["attack", "tap"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous ne la contrôlez pas depuis le début de votre tour\u00a0: elle a le mal d’invocation, sauf célérité.",
        en: "Yes, you haven’t controlled it since your turn began: it is summoning sick unless it has haste.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, sans la célérité elle a le mal d’invocation\u00a0: vous ne la contrôlez pas sans interruption depuis le début de votre tour.",
        en: "No, without haste it is summoning sick: you haven’t controlled it continuously since your turn began.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle a le mal d’invocation pour vous jusqu’à votre prochain tour, sauf si elle a la célérité.",
        en: "It is summoning sick for you until your next turn, unless it has haste.",
      },
    },
  ],
  explanation: {
    fr: "Peu importe depuis combien de temps la créature est en jeu\u00a0: ce qui compte est depuis quand vous la contrôlez. La plupart des effets de vol temporaire donnent pour cela la célérité.",
    en: "How long the creature has been on the battlefield doesn’t matter: what counts is how long you have controlled it. That is why most temporary theft effects give haste.",
  },
  questions: [
    {
      language: "fr",
      text: "Je prends le contrôle d’une créature adverse ce tour, peut-elle attaquer sans la célérité\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature dont je viens de prendre le contrôle a-t-elle le mal d’invocation\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si je vole une créature pendant mon tour, est-ce que je peux l’engager pour sa capacité tout de suite\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "I gain control of an opponent’s creature this turn without haste. Can it attack?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a creature I just gained control of have summoning sickness?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If I steal a creature on my turn, can I use its tap ability right away?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
