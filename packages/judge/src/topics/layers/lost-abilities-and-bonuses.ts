import type { Topic } from "../topic.ts";

export const lostAbilitiesAndBonuses: Topic = {
  id: "layers/lost-abilities-and-bonuses",
  title: {
    fr: "Perdre ses capacités, marqueurs et bonus",
    en: "Losing abilities, counters and bonuses",
  },
  about: [
    ["lose-abilities"],
    ["plus-one-counter", "minus-one-counter", "counter-marker", "pump", "equipment", "aura"],
  ],
  hints: [
    "set-power-toughness",
    "base-power-toughness",
    "layer",
    "keeps",
    "wiped-out",
    "power",
    "toughness",
    "timestamp",
  ],
  rules: [
    {
      number: "613.4c",
      claim: {
        fr: "Les marqueurs et les bonus s’appliquent après les effets qui fixent la force et l’endurance.",
        en: "Counters and bonuses apply after effects that set power and toughness.",
      },
    },
    {
      number: "613.4b",
      claim: {
        fr: "Un effet qui rend la créature 1/1 s’applique avant, dans la couche 7b.",
        en: "An effect that makes the creature 1/1 applies earlier, in layer 7b.",
      },
    },
    {
      number: "613.1f",
      claim: {
        fr: "La perte des capacités s’applique dans la couche 6.",
        en: "Losing abilities applies in layer 6.",
      },
    },
  ],
  answers: [
    {
      when: { any: ["open-question"] },
      verdict: null,
      ruling: {
        fr: "Prenez la force et l’endurance de base (1/1 si l’effet les fixe ainsi), puis ajoutez les marqueurs et les bonus venus d’autres sources\u202f; seules les capacités sont perdues.",
        en: "Take the base power and toughness (1/1 if the effect sets them so), then add counters and bonuses from other sources; only abilities are lost.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["wiped-out"] },
      verdict: "no",
      ruling: {
        fr: "Non, perdre toutes ses capacités n’enlève ni les marqueurs ni les bonus venus d’ailleurs\u00a0: ils s’ajoutent toujours à sa force et à son endurance.",
        en: "No, losing all abilities removes neither counters nor bonuses that come from elsewhere: they still add to its power and toughness.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les marqueurs et les bonus venus d’autres sources comptent toujours\u00a0: ils s’ajoutent après la perte des capacités et après toute valeur de base fixée.",
        en: "Yes, counters and bonuses from other sources still count: they add on after the loss of abilities and after any base value that is set.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Prenez la force et l’endurance de base (1/1 si l’effet les fixe ainsi), puis ajoutez les marqueurs et les bonus venus d’autres sources\u202f; seules les capacités sont perdues.",
        en: "Take the base power and toughness (1/1 if the effect sets them so), then add counters and bonuses from other sources; only abilities are lost.",
      },
    },
  ],
  explanation: {
    fr: "Un marqueur n’est pas une capacité, et un bonus donné par un autre permanent ou par un sort déjà résolu n’en est pas une non plus. La perte des capacités s’applique dans la couche 6, une valeur de base fixée dans la couche 7b, les marqueurs et les bonus ensuite dans la couche 7c. L’ordre d’arrivée n’y change rien\u202f; en revanche, un bonus que la créature se donne par sa propre capacité perdue disparaît.",
    en: "A counter is not an ability, nor is a bonus given by another permanent or by a spell that has already resolved. Losing abilities applies in layer 6, a set base value in layer 7b, counters and bonuses after that in layer 7c. The order in which they came does not matter; a bonus that the creature gives itself through its own lost ability does go away.",
  },
  interactions: [
    {
      between: {
        fr: "Perte des capacités + Marqueurs +1/+1",
        en: "Loss of abilities + +1/+1 counters",
      },
      description: { fr: "Les marqueurs restent et comptent.", en: "The counters stay and count." },
    },
  ],
  steps: [
    {
      action: { fr: "La créature perd ses capacités.", en: "The creature loses its abilities." },
      rule: "613.1f",
      layer: "6",
    },
    {
      action: {
        fr: "Une éventuelle valeur de base est fixée.",
        en: "A base value, if any, is set.",
      },
      rule: "613.4b",
      layer: "7b",
    },
    {
      action: {
        fr: "Les marqueurs et les bonus s’ajoutent.",
        en: "Counters and bonuses are added.",
      },
      rule: "613.4c",
      layer: "7c",
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Ma créature perd toutes ses capacités, est-ce que ses marqueurs +1/+1 comptent encore\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un enchantement dit que toutes les créatures perdent toutes leurs capacités et sont des 1/1. La mienne porte des marqueurs +1/+1, elle fait quelle taille\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si une bête perd ses capacités, est-ce qu’elle perd aussi ses marqueurs +1/+1\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "L’adversaire a un effet qui fait que mes créatures perdent toutes leurs capacités. L’équipement qui donne +2/+2 à mon guerrier marche-t-il toujours\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My creature loses all abilities. Do the +1/+1 counters on it still count?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Everything is a 1/1 and loses all abilities, but my guy has +1/+1 counters. What size is it?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does a creature that loses all its abilities keep the bonus from an Equipment?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If a creature loses all abilities, are its +1/+1 counters removed as well?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
