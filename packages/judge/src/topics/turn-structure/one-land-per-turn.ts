import type { Topic } from "../topic.ts";

export const oneLandPerTurn: Topic = {
  id: "turn-structure/one-land-per-turn",
  title: { fr: "Un terrain par tour", en: "One land a turn" },
  about: [
    ["land", "play-land"],
    ["second-land", "counts-as-play", "land-put", "double-faced", "play-land"],
    ["turn", "play-land", "land-put", "counts-as-play", "second-land", "double-faced"],
  ],
  not: [
    "opponents-turn",
    "tap-for-mana",
    "commander",
    "landfall",
    "respond",
    "uses-the-stack",
    "counter-spell",
    "stack",
    "lands-become-basic",
    "lands-spells",
    "search",
    "graveyard",
  ],
  hints: [
    "enters",
    "put-onto-battlefield",
    "library",
    "battlefield",
    "double-faced",
    "sorcery",
    "spell",
    "main-phase",
    "replacement-effect",
    "card",
    "hand",
    "search",
    "cast",
  ],
  rules: [
    {
      number: "305.2",
      claim: {
        fr: "On peut normalement jouer un seul terrain pendant son tour.",
        en: "Normally you may play one land during your turn.",
      },
    },
    {
      number: "305.4",
      claim: {
        fr: "«\u00a0Mettre\u00a0» un terrain sur le champ de bataille n’est pas en jouer un.",
        en: "“Putting” a land onto the battlefield isn’t playing one.",
      },
    },
    {
      number: "305.2a",
      claim: {
        fr: "On compare le nombre de terrains permis ce tour au nombre déjà joué.",
        en: "The number of lands allowed this turn is compared with the number already played.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["land-put"], all: ["counts-as-play"] },
      verdict: "no",
      ruling: {
        fr: "Non, un terrain mis sur le champ de bataille par un sort ou une capacité n’est pas joué et ne compte pas comme le terrain du tour.",
        en: "No, a land put onto the battlefield by a spell or ability isn’t played and doesn’t count as your land for the turn.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["land-put"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un terrain mis sur le champ de bataille par un effet ne compte pas comme un terrain joué\u00a0: vous pouvez encore jouer votre terrain du tour.",
        en: "Yes, a land put onto the battlefield by an effect doesn’t count as a land played: you may still play your land for the turn.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["double-faced", "counts-as-play"], none: ["second-land"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, jouer ainsi une carte comme terrain compte comme votre terrain du tour.",
        en: "Yes, playing a card as a land this way counts as your land for the turn.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, vous ne pouvez jouer qu’un seul terrain par tour, sauf si un effet en permet d’autres.",
        en: "No, you may play only one land each turn unless an effect allows more.",
      },
    },
    {
      when: { form: ["number"] },
      verdict: null,
      ruling: {
        fr: "1\u00a0: un seul terrain par tour, sauf si un effet en permet d’autres.",
        en: "1: one land each turn, unless an effect allows more.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un seul terrain par tour\u00a0: jouer un terrain (même la face terrain d’une carte recto-verso modale) compte, et vous ne pouvez pas en jouer un deuxième sans effet qui le permet.",
        en: "One land each turn: playing a land (even the land face of a modal double-faced card) counts, and you can’t play a second one without an effect that allows it.",
      },
    },
  ],
  explanation: {
    fr: "La règle d’un terrain par tour ne concerne que jouer un terrain, une action spéciale de votre phase principale. Ce qu’un effet «\u00a0met sur le champ de bataille\u00a0» (comme un terrain cherché par un fetchland) ne compte pas. Les effets qui permettent de jouer des terrains supplémentaires s’additionnent.",
    en: "The one-land rule is about playing a land, a special action of your main phase. What an effect “puts onto the battlefield” (such as a land found by a fetch land) doesn’t count. Effects that allow additional lands add up.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce que je peux jouer deux terrains dans le même tour\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’ai mis un terrain sur le champ de bataille avec un sort\u00a0: puis-je encore poser mon terrain du tour\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "J’ai déjà posé un terrain ce tour-ci, ai-je le droit d’en poser un autre\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "fr", text: "Puis-je jouer deux terrains par tour\u202f?", verdict: "no" },
    { language: "en", text: "Can I play two lands in one turn?", verdict: "no" },
    { language: "en", text: "Can I play a second land this turn?", verdict: "no" },
    {
      language: "en",
      text: "If I fetch a land onto the battlefield, does that count as my land drop?",
      verdict: "no",
    },
    { language: "en", text: "How many lands can I play each turn?", verdict: null, heldBack: true },
  ],
};
