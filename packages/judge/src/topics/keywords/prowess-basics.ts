import type { Topic } from "../topic.ts";

export const prowessBasics: Topic = {
  id: "keywords/prowess-basics",
  title: { fr: "Prouesse", en: "Prowess" },
  about: [
    ["prowess", "prowess-copies"],
    [
      "copy",
      "cast",
      "creature-spell",
      "creature",
      "spell",
      "planeswalker",
      "land",
      "artifact",
      "enchantment",
      "opponent",
      "instant",
    ],
  ],
  not: ["spell-first", "resolve", "before", "order"],
  hints: ["triggered-ability", "pump", "turn", "cast-trigger", "copy-spell", "each-time"],
  rules: [
    {
      number: "702.108a",
      claim: {
        fr: "La prouesse se déclenche quand vous lancez un sort non-créature.",
        en: "Prowess triggers whenever you cast a noncreature spell.",
      },
    },
    { number: "707.10", claim: { fr: "Une copie n’est pas lancée.", en: "A copy isn’t cast." } },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["copy", "copy-spell", "creature-spell", "land", "opponent"] },
      verdict: "no",
      ruling: {
        fr: "Non, la prouesse ne se déclenche que si vous lancez un sort non-créature\u00a0: ni copie, ni terrain, ni sort de créature, ni sort d’un adversaire.",
        en: "No, prowess triggers only if you cast a noncreature spell: not a copy, a land, a creature spell or an opponent’s spell.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la prouesse se déclenche pour tout sort non-créature que vous lancez, artefacts, enchantements et planeswalkers compris.",
        en: "Yes, prowess triggers for any noncreature spell you cast, artifacts, enchantments and planeswalkers included.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La prouesse donne +1/+1 jusqu’à la fin du tour pour chaque sort non-créature que vous lancez\u202f; une copie n’est pas lancée.",
        en: "Prowess gives +1/+1 until end of turn for each noncreature spell you cast; a copy isn’t cast.",
      },
    },
  ],
  explanation: {
    fr: "Elle se déclenche au lancement, donc même si le sort est contrecarré ensuite.",
    en: "It triggers on casting, so even if the spell is countered later.",
  },
  questions: [
    {
      language: "fr",
      text: "La prouesse se déclenche-t-elle pour une copie d’un sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "La prouesse se déclenche-t-elle quand je lance un artefact\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que lancer un sort de créature déclenche la prouesse\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does prowess trigger on a copied spell?", verdict: "no" },
    { language: "en", text: "Does casting an enchantment trigger prowess?", verdict: "yes" },
    {
      language: "en",
      text: "Does my opponent’s spell trigger my prowess?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
