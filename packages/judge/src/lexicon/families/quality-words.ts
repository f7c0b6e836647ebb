import type { Concept } from "../concept.ts";

/** Words for quality questions. */
export const concepts: readonly Concept[] = [
  { id: "historic", fr: ["historique*"], en: ["historic"], rules: ["700.6"] },
  {
    id: "modified",
    fr: ["modifiee|modifie|modifies|modifiees"],
    en: ["modified"],
    rules: ["700.9"],
  },
  {
    id: "opponents-aura",
    fr: [
      "aura de mon adversaire",
      "aura ~ adverse",
      "aura ~ adversaire controle",
      "aura d un adversaire",
    ],
    en: [
      "aura my opponent controls",
      "opponent s aura",
      "aura ~ opponent controls",
      "aura from my opponent",
    ],
    rules: ["303.4e"],
  },
  {
    id: "base-power-counts",
    fr: ["force de base", "endurance de base", "base ~ force"],
    en: ["base power", "base toughness", "base power and toughness"],
    rules: ["208.4"],
  },
  {
    id: "player-counter-kind",
    fr: ["poison", "energie", "experience"],
    en: ["poison", "energy", "experience counter*", "experience"],
    rules: ["122.1"],
  },
  {
    id: "player-counters-doubled",
    fr: [
      "doubl* ~ marqueur* ~ joueur*",
      "doubl* ~ marqueur* ~ poison",
      "doubl* ~ poison",
      "doubl* ~ energie",
      "doubl* ~ experience",
      "doubl* ~ permanents ~ poison",
      "marqueurs ~ poison ~ doubl*",
      "marqueurs ~ energie ~ doubl*",
      "marqueurs ~ experience ~ doubl*",
    ],
    en: [
      "doubl* ~ poison",
      "doubl* ~ energy",
      "doubl* ~ experience",
      "poison ~ doubl*",
      "energy ~ doubl*",
      "experience ~ doubl*",
      "doubl* ~ counters ~ player*",
      "counters on players",
    ],
    rules: ["614.16"],
  },
  {
    id: "legendary-sorcery",
    fr: ["rituel* legendaire*", "ephemere* legendaire*", "sort* legendaire*"],
    en: ["legendary sorcer*", "legendary instant*"],
    rules: ["205.4e"],
  },
  {
    id: "hybrid-value",
    fr: [
      "hybride* ~ valeur de mana",
      "valeur de mana ~ hybride*",
      "phyrexian ~ valeur de mana",
      "valeur de mana ~ phyrexian",
      "mana phyrexian ~ valeur",
    ],
    en: [
      "hybrid ~ mana value",
      "mana value ~ hybrid",
      "phyrexian ~ mana value",
      "mana value ~ phyrexian",
    ],
    rules: ["202.3f"],
  },
];
