import type { Concept } from "../concept.ts";

/** What players say of dividing damage and counters. */
export const concepts: readonly Concept[] = [
  {
    id: "split-damage",
    fr: ["repart*", "divis*", "distribu*", "comme vous le voulez", "entre plusieurs cibles"],
    en: ["divided as", "divide*", "dividing", "split ~ damage", "split", "distribut*", "spread"],
    rules: ["601.2d"],
  },
  {
    id: "zero-share",
    fr: [
      "0 blessure",
      "zero blessure",
      "aucune blessure",
      "au moins une",
      "au moins 1",
      "0 a",
      "rien a",
    ],
    en: [
      "0 damage",
      "zero damage",
      "no damage",
      "at least one",
      "at least 1",
      "nothing to",
      "0 to",
      "zero to",
    ],
    rules: ["601.2d"],
    ordinary: true,
  },
  {
    id: "must-get",
    fr: ["doit elle recevoir", "doivent elles recevoir", "doit recevoir", "doit il recevoir"],
    en: ["must each", "has to get", "must get", "need to give"],
    rules: ["601.2d"],
    ordinary: true,
  },
  {
    id: "lost-share",
    fr: [
      "redistribu*",
      "reporter",
      "repor* ~ blessure*",
      "deplac* ~ blessure*",
      "part ~ autre",
      "toutes les blessures",
      "vont a l autre",
      "recupere*",
    ],
    en: [
      "redistribut*",
      "reassign*",
      "redirect*",
      "move ~ damage",
      "all the damage",
      "go to the other",
      "goes to the other",
      "full damage",
      "the whole damage",
      "the rest",
    ],
    rules: ["601.2d", "608.2b"],
    ordinary: true,
  },
];
