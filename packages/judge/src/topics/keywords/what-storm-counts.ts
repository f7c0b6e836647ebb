import type { Topic } from "../topic.ts";

export const whatStormCounts: Topic = {
  id: "keywords/what-storm-counts",
  title: { fr: "Ce que compte le déluge", en: "What storm counts" },
  about: [
    ["storm"],
    ["copy", "counter-spell", "opponent", "counts-for", "cast", "counter-target-spell"],
    ["spell", "copy", "counter-spell", "counts-for", "copy-is-cast"],
    [
      "cast",
      "counter-spell",
      "counter-target-spell",
      "counts-for",
      "resolve",
      "opponent",
      "copy-is-cast",
      "stops",
    ],
  ],
  not: ["counter-the-copy"],
  hints: [
    "several-of-a-card",
    "spell",
    "still",
    "resolve",
    "original",
    "each-player",
    "turn",
    "this-turn",
    "cast-trigger",
    "copy-spell",
    "counts-as-cast",
    "copy-is-cast",
    "triggered-ability",
    "before",
    "stops",
    "player",
    "land",
    "token",
    "end-of-turn",
    "accumulate",
  ],
  rules: [
    {
      number: "702.40a",
      claim: {
        fr: "Le déluge copie le sort pour chaque autre sort lancé avant lui ce tour-ci.",
        en: "Storm copies the spell for each other spell cast before it this turn.",
      },
    },
    {
      number: "707.10",
      claim: { fr: "Une copie d’un sort n’est pas lancée.", en: "A copy of a spell is not cast." },
    },
    {
      number: "701.6a",
      claim: {
        fr: "Contrecarrer retire de la pile ce seul sort.",
        en: "Countering removes just that one spell from the stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], all: ["counter-spell"], any: ["counts-for"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un sort contrecarré a bien été lancé\u00a0: le déluge le compte.",
        en: "Yes, a countered spell was cast all the same: storm counts it.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        all: ["counter-spell", "copy"],
        any: ["resolve", "still"],
        none: ["stops"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, contrecarrer le sort d’origine ne touche pas ses copies\u00a0: elles se résolvent.",
        en: "Yes, countering the original spell does not affect its copies: they resolve.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["counter-spell", "counter-target-spell"] },
      verdict: "no",
      ruling: {
        fr: "Non, contrecarrer le sort avec déluge ne contrecarre que l’original\u00a0: les copies restent sur la pile.",
        en: "No, countering the storm spell counters only the original: the copies stay on the stack.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["copy"] },
      verdict: "no",
      ruling: {
        fr: "Non, les copies créées par le déluge ne sont pas lancées\u00a0: elles ne comptent pas et ne déclenchent pas «\u00a0à chaque fois que vous lancez un sort\u00a0».",
        en: "No, copies made by storm are not cast: they do not count and do not trigger “whenever you cast a spell”.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["opponent", "each-player", "player"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le déluge compte les sorts lancés ce tour-ci par tous les joueurs.",
        en: "Yes, storm counts spells cast this turn by all players.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le déluge compte tous les sorts lancés avant lui ce tour-ci, par tous les joueurs, contrecarrés ou non, mais pas les copies.",
        en: "Storm counts every spell cast before it this turn, by all players, countered or not, but no copies.",
      },
    },
  ],
  explanation: {
    fr: "Ce qui compte, c’est d’avoir été lancé. Un sort contrecarré l’a été, une copie non. Le déluge est une capacité déclenchée au lancement\u00a0: les copies sont créées même si l’original est contrecarré, et il faut contrecarrer la capacité pour les empêcher.",
    en: "What counts is having been cast. A countered spell was, a copy was not. Storm is an ability that triggers on casting: the copies are made even if the original is countered, and the ability itself must be countered to stop them.",
  },
  questions: [
    {
      language: "fr",
      text: "Les copies du déluge (storm) sont-elles lancées\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Le déluge compte-t-il les sorts lancés par mes adversaires\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si je contrecarre le sort avec déluge, les copies sont-elles contrecarrées aussi\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "un sort contrecarré compte-t-il pour le storm\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Are the copies made by storm cast?", verdict: "no" },
    { language: "en", text: "Does storm count spells cast by my opponents?", verdict: "yes" },
    { language: "en", text: "Do countered spells count for storm?", verdict: "yes" },
    {
      language: "en",
      text: "If I counter the original storm spell, does that stop the copies?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
