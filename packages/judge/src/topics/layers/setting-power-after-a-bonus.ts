import type { Topic } from "../topic.ts";

export const settingPowerAfterABonus: Topic = {
  id: "layers/setting-power-after-a-bonus",
  title: {
    fr: "Fixer la force et l’endurance après un bonus",
    en: "Setting power and toughness after a bonus",
  },
  about: [
    ["set-power-toughness", "base-power-toughness"],
    ["pump", "plus-one-counter", "minus-one-counter"],
  ],
  not: ["lose-abilities", "copy", "switch-power-toughness"],
  hints: [
    "layer",
    "timestamp",
    "keeps",
    "wiped-out",
    "power",
    "toughness",
    "then-order",
    "counter-marker",
    "end-of-turn",
  ],
  rules: [
    {
      number: "613.4b",
      claim: {
        fr: "Un effet qui fixe la force et l’endurance s’applique dans la couche 7b.",
        en: "An effect that sets power and toughness applies in layer 7b.",
      },
    },
    {
      number: "613.4c",
      claim: {
        fr: "Bonus et marqueurs s’appliquent ensuite, dans la couche 7c.",
        en: "Bonuses and counters apply after it, in layer 7c.",
      },
    },
    {
      number: "613.7",
      claim: {
        fr: "L’ordre d’arrivée ne départage que des effets de la même couche.",
        en: "The order of arrival only sorts effects within the same layer.",
      },
    },
  ],
  answers: [
    {
      when: { any: ["open-question"] },
      verdict: null,
      ruling: {
        fr: "La nouvelle base s’applique d’abord, puis les bonus et les marqueurs s’y ajoutent, quel que soit l’ordre d’arrivée\u00a0: une base 1/1 avec +3/+3 donne une 4/4.",
        en: "The new base applies first, then bonuses and counters are added to it, whatever the order they came in: a base of 1/1 with +3/+3 makes a 4/4.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["wiped-out"] },
      verdict: "no",
      ruling: {
        fr: "Non, fixer la force et l’endurance n’efface ni les bonus ni les marqueurs, même si l’effet arrive après eux\u00a0: ils s’ajoutent toujours à la nouvelle base.",
        en: "No, setting power and toughness wipes out neither bonuses nor counters, even when it comes after them: they still add to the new base.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le bonus ou le marqueur s’ajoute toujours à la nouvelle base, quel que soit l’ordre\u00a0: une base 1/1 avec +3/+3 donne une 4/4.",
        en: "Yes, the bonus or counter still adds to the new base, whatever the order: a base of 1/1 with +3/+3 makes a 4/4.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La nouvelle base s’applique d’abord, puis les bonus et les marqueurs s’y ajoutent, quel que soit l’ordre d’arrivée\u00a0: une base 1/1 avec +3/+3 donne une 4/4.",
        en: "The new base applies first, then bonuses and counters are added to it, whatever the order they came in: a base of 1/1 with +3/+3 makes a 4/4.",
      },
    },
  ],
  explanation: {
    fr: "Ce qui fixe la force et l’endurance s’applique toujours avant ce qui les modifie\u00a0: couche 7b, puis couche 7c. L’horodatage ne compte qu’entre effets de la même sous-couche. Si deux effets fixent la base, le plus récent l’emporte.",
    en: "What sets power and toughness always applies before what modifies them: layer 7b, then layer 7c. Timestamps only matter between effects of the same sublayer. If two effects set the base, the newer one wins.",
  },
  steps: [
    { action: { fr: "La base est fixée.", en: "The base is set." }, rule: "613.4b", layer: "7b" },
    {
      action: { fr: "Bonus et marqueurs s’ajoutent.", en: "Bonuses and counters are added." },
      rule: "613.4c",
      layer: "7c",
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Je donne +3/+3 à ma créature, puis mon adversaire dit qu’elle devient une 1/1 jusqu’à la fin du tour. Quelle taille fait-elle\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un effet fixe la force et l’endurance de base à 0/2\u00a0: est-ce que mes marqueurs +1/+1 comptent toujours\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si ma créature devient une 1/1 après avoir reçu +4/+4, est-ce que le bonus est effacé\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma bête avec deux marqueurs +1/+1 devient une 3/3, elle est 5/5 du coup\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "I pump my creature with +3/+3 and then it becomes a 1/1 until end of turn. How big is it?",
      verdict: null,
    },
    {
      language: "en",
      text: "Its base power and toughness become 1/1: do the +1/+1 counters still apply?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does setting base power and toughness to 2/2 wipe out an earlier +4/+4?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent turns my creature into a 0/1 in response to my +2/+2. Base power and toughness are set, so what’s the result?",
      verdict: null,
      heldBack: true,
    },
  ],
};
