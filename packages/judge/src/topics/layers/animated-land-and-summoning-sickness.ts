import type { Topic } from "../topic.ts";

export const animatedLandAndSummoningSickness: Topic = {
  id: "layers/animated-land-and-summoning-sickness",
  title: { fr: "Terrain animé et mal d’invocation", en: "Animated land and summoning sickness" },
  about: [
    ["land", "animated-land"],
    ["animated-land", "becomes-creature", "type-change"],
    ["summoning-sickness", "attack", "tap", "mana-ability", "mana"],
  ],
  not: ["lands-become-basic"],
  hints: [
    "haste",
    "this-turn",
    "since-last-turn",
    "play-land",
    "activated-ability",
    "turn",
    "creature",
  ],
  rules: [
    {
      number: "302.6",
      claim: {
        fr: "Une créature n’attaque ni ne s’engage pour sa capacité {T} que si vous la contrôlez sans interruption depuis le début de votre tour.",
        en: "A creature attacks or uses its {T} ability only if you have controlled it continuously since your turn began.",
      },
    },
    {
      number: "702.10b",
      claim: {
        fr: "La célérité lève cette restriction pour l’attaque.",
        en: "Haste lifts this restriction for attacking.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["since-last-turn"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous contrôlez ce terrain depuis le début de votre tour\u00a0: peu importe qu’il vienne seulement de devenir une créature.",
        en: "Yes, you have controlled that land since the beginning of your turn: it does not matter that it only just became a creature.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["haste"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, avec la célérité il peut attaquer et s’engager dès ce tour.",
        en: "Yes, with haste it can attack and tap this turn.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["this-turn"] },
      verdict: "no",
      ruling: {
        fr: "Non, un terrain arrivé ce tour-ci qui devient une créature a le mal d’invocation\u00a0: il ne peut ni attaquer ni utiliser sa capacité {T}, même pour du mana.",
        en: "No, a land that came under your control this turn and becomes a creature is summoning sick: it cannot attack nor use its {T} ability, not even for mana.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Tout dépend du moment où vous avez acquis le terrain\u00a0: si vous le contrôlez sans interruption depuis le début de votre tour, il peut attaquer et s’engager\u202f; sinon il a le mal d’invocation.",
        en: "It depends on when you got the land: if you have controlled it continuously since your turn began it can attack and tap; otherwise it is summoning sick.",
      },
    },
  ],
  explanation: {
    fr: "Le mal d’invocation regarde depuis quand vous contrôlez le permanent, pas depuis quand il est une créature. Un terrain qui n’est pas une créature s’engage librement\u202f; dès qu’il en devient une, la règle s’applique, y compris à sa capacité de mana avec {T}.",
    en: "Summoning sickness looks at how long you have controlled the permanent, not at how long it has been a creature. A land that is not a creature taps freely; as soon as it becomes one the rule applies, even to its mana ability with {T}.",
  },
  questions: [
    {
      language: "fr",
      text: "Je joue un terrain qui peut devenir une créature et je l’anime ce tour-ci, peut-il attaquer\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon manland est là depuis le tour dernier, je l’anime maintenant\u00a0: est-ce qu’il peut attaquer\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "J’anime un terrain posé ce tour, puis-je encore l’engager pour du mana\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un terrain animé le tour où je le pose, est-il touché par le mal d’invocation\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "I played a creature land this turn and animate it. Can it attack?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My manland came down last turn, I animate it now. Can it attack right away?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If I animate a land I just played, can I still tap it for mana?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does an animated land have summoning sickness?",
      verdict: null,
      heldBack: true,
    },
  ],
};
