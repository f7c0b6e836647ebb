import type { Concept } from "./concept.ts";

/** Casting and what it costs (CR 118, 202, 601). */
export const costs: readonly Concept[] = [
  {
    id: "cost",
    fr: ["cout|couts|coute|coutent"],
    en: ["cost|costs"],
    rules: ["118.1", "601.2f", "118.7"],
    ordinary: true,
  },
  {
    id: "pay",
    fr: ["pay*", "paie*", "paiement"],
    en: ["pay|pays|paid|paying", "payment"],
    rules: ["118.3", "601.2h", "601.2g"],
    ordinary: true,
  },
  {
    id: "mana-cost",
    fr: ["cout de mana"],
    en: ["mana cost"],
    rules: ["202.1", "118.6", "202.3"],
    unless: ["mana-value"],
  },
  {
    id: "additional-cost",
    fr: ["cout* supplémentaire*", "cout* additionnel*"],
    en: ["additional cost*"],
    rules: ["118.8", "601.2f", "601.2b", "118.8a"],
  },
  {
    id: "alternative-cost",
    fr: ["cout* alternatif*"],
    en: ["alternative cost*", "alternate cost*"],
    rules: ["118.9", "118.9a", "118.9c", "118.9d", "601.2b"],
  },
  {
    id: "cost-reduction",
    fr: ["réduction*", "rédui*", "coute* ~ de moins", "moins ~ cher*", "coute* ~ moins"],
    en: ["cost reduction*", "reduc*", "cost* ~ less", "cheaper", "discount*"],
    rules: ["601.2f", "118.7", "118.7a", "118.7c"],
  },
  {
    id: "cost-increase",
    fr: ["coute* ~ de plus", "taxe*", "coute* ~ plus cher"],
    en: ["cost* ~ more", "tax", "taxes", "cost increase*"],
    rules: ["601.2f", "118.7"],
    ordinary: true,
  },
  {
    id: "total-cost",
    fr: ["cout total", "payer au total"],
    en: ["total cost"],
    rules: ["601.2f", "601.2h"],
  },
  {
    id: "mana-symbol",
    fr: [
      "{w}|{u}|{b}|{r}|{g}|{c}|{0}|{1}|{2}|{3}|{4}|{5}|{6}|{7}|{8}|{t}",
      "mana phyrexian",
      "mana hybride",
    ],
    en: [
      "{w}|{u}|{b}|{r}|{g}|{c}|{0}|{1}|{2}|{3}|{4}|{5}|{6}|{7}|{8}|{t}",
      "phyrexian mana",
      "hybrid mana",
    ],
    rules: ["107.4", "118.13", "107.4f", "107.4e"],
  },
  {
    id: "tap-symbol",
    fr: ["{t}", "symbole d'engagement"],
    en: ["{t}", "{q}", "tap symbol"],
    rules: ["107.5", "302.6", "602.5a"],
  },
  {
    id: "generic-mana",
    fr: ["mana générique"],
    en: ["generic mana"],
    rules: ["107.4b", "118.7a", "118.7c"],
  },
  {
    id: "no-mana-cost",
    fr: ["sans cout de mana", "pas de cout de mana", "aucun cout de mana"],
    en: ["no mana cost", "without a mana cost"],
    rules: ["118.6", "202.3a", "202.1b"],
  },
  {
    id: "announce",
    fr: ["annonc*"],
    en: ["announc*", "propos*"],
    rules: ["601.2a", "601.2b"],
    ordinary: true,
  },
  {
    id: "activate-cost",
    fr: ["cout d'activation"],
    en: ["activation cost*", "cost to activate"],
    rules: ["602.1a", "602.2b", "118.1"],
  },
  {
    id: "cast-from-graveyard",
    fr: ["lanc* depuis ~ cimetière", "lanc* ~ cimetière"],
    en: ["cast* ~ from ~ graveyard", "from my graveyard"],
    rules: ["601.3", "601.2a"],
  },
  {
    id: "cast-face-down",
    fr: ["lanc* ~ face cachée"],
    en: ["cast* ~ face down"],
    rules: ["708.4", "702.37c", "601.2f"],
  },
  {
    id: "permission",
    fr: ["a le droit", "ai le droit", "avoir le droit"],
    en: ["allowed to", "permission", "permitted"],
    rules: ["601.3", "101.2"],
    ordinary: true,
  },
];
