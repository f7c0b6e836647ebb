import type { Topic } from "../topic.ts";

export const laterSettingEffectWins: Topic = {
  id: "layers/later-setting-effect-wins",
  title: {
    fr: "Deux effets qui fixent force et endurance",
    en: "Two effects that set power and toughness",
  },
  about: [
    ["two-setters", "set-power-toughness", "base-power-toughness"],
    ["two-setters", "timestamp", "then-order", "several-effects", "becomes-creature"],
  ],
  not: [
    "pump",
    "plus-one-counter",
    "minus-one-counter",
    "switch-power-toughness",
    "lose-abilities",
    "copy",
    "equipment",
  ],
  hints: [
    "creature",
    "becomes-creature",
    "power",
    "toughness",
    "land",
    "artifact",
    "activated-ability",
    "order-choice",
    "end-of-turn",
    "turn",
    "animated-land",
  ],
  rules: [
    {
      number: "613.4b",
      claim: {
        fr: "Les effets qui fixent la force et l’endurance s’appliquent en couche 7b.",
        en: "Effects that set power and toughness apply in layer 7b.",
      },
    },
    {
      number: "613.7",
      claim: {
        fr: "Dans une même couche, l’horodatage décide\u00a0: le plus récent s’applique en dernier.",
        en: "Within a layer the timestamp decides: the most recent applies last.",
      },
    },
    {
      number: "613.7b",
      claim: {
        fr: "L’effet d’un sort ou d’une capacité reçoit son horodatage quand il est créé.",
        en: "The effect of a spell or ability gets its timestamp when it is created.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, quand deux effets fixent la force et l’endurance, le plus récent (dernier horodatage) l’emporte.",
        en: "Yes, when two effects set power and toughness the most recent one (latest timestamp) wins.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’effet le plus récent (dernier horodatage) l’emporte\u00a0: la créature a la force et l’endurance que fixe le dernier effet, puis on ajoute bonus et marqueurs.",
        en: "The most recent effect (latest timestamp) wins: the creature has the power and toughness set by the later effect, then bonuses and counters are added.",
      },
    },
  ],
  explanation: {
    fr: "Les deux effets sont dans la couche 7b et s’appliquent dans l’ordre de leur création\u202f; le dernier écrase le premier. Les +1/+1 et marqueurs viennent après, en 7c.",
    en: "Both effects are in layer 7b and apply in the order they were created; the later overwrites the earlier. +1/+1 effects and counters come after, in 7c.",
  },
  questions: [
    {
      language: "fr",
      text: "Deux effets fixent la force et l’endurance de base de ma créature, 1/1 puis 5/5\u00a0: lequel s’applique\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si ma créature devient une 1/1 puis qu’un autre effet la fait devenir 4/4, le dernier effet l’emporte-t-il\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon terrain animé est 3/3, puis un effet fixe sa force et son endurance de base à 5/5\u00a0: quel effet s’applique\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "Two effects set my creature’s base power and toughness, first 1/1 and then 5/5. Which one applies?",
      verdict: null,
    },
    {
      language: "en",
      text: "If my creature becomes a 1/1 and then another effect makes it base 4/4, does the later effect win?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My animated land became a 2/2, then an effect gave it base power and toughness 5/5. Which effect applies?",
      verdict: null,
      heldBack: true,
    },
  ],
};
