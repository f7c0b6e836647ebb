import type { Concept } from "./concept.ts";

/** Continuous effects and their layers (CR 611 to 613). */
export const layers: readonly Concept[] = [
  {
    id: "layer",
    fr: ["couche*", "système de couches"],
    en: ["layer*"],
    rules: ["613.1", "613.2", "613.4", "613.6", "613.7"],
    ordinary: true,
  },
  {
    id: "continuous-effect",
    fr: ["effet* continu*"],
    en: ["continuous effect*"],
    rules: ["611.1", "611.2", "611.3", "611.2c", "613.1"],
  },
  {
    id: "timestamp",
    fr: ["horodatage*", "plus récent*", "plus ancien*"],
    en: ["timestamp*", "newer", "most recent", "later effect"],
    rules: ["613.7", "613.7a", "613.7m"],
    ordinary: true,
  },
  {
    id: "dependency",
    fr: ["dépendance*", "dépend*"],
    en: ["dependenc*", "depends on"],
    rules: ["613.8", "613.8a", "613.8b"],
    ordinary: true,
  },
  {
    id: "base-power-toughness",
    fr: ["force et ~ endurance de base", "de base ~ force", "devient ~ 1/1", "force et endurance"],
    en: ["base power", "base power and toughness", "power and toughness", "becomes a ~ 1/1"],
    rules: ["613.4b", "613.4", "208.4"],
  },
  {
    id: "set-power-toughness",
    fr: ["devient une|un 0/1|1/1|2/2|3/3|4/4|5/5", "devient* ~ 1/1"],
    en: ["becomes a|an 0/1|1/1|2/2|3/3|4/4|5/5", "is a 1/1", "becomes ~ 1/1"],
    rules: ["613.4b", "613.7", "613.4c"],
  },
  {
    id: "pump",
    fr: ["+1/+0|+2/+0|+0/+1|+2/+2|+3/+3|+4/+4|+5/+5", "bonus", "gagne +1/+1|+2/+2|+3/+3"],
    en: ["+1/+0|+2/+0|+0/+1|+2/+2|+3/+3|+4/+4|+5/+5", "gets +1/+1|+2/+2|+3/+3", "pump*"],
    rules: ["613.4c", "611.2c", "514.2"],
    ordinary: true,
  },
  {
    id: "switch-power-toughness",
    fr: ["échang* ~ force", "invers* ~ force"],
    en: ["switch* ~ power", "switch* power and toughness"],
    rules: ["613.4d", "613.4"],
  },
  {
    id: "characteristic-defining",
    fr: ["définit une caractéristique", "caractéristique-définition"],
    en: ["characteristic defining", "cda"],
    rules: ["604.3", "613.3", "613.4a"],
  },
  {
    id: "lose-abilities",
    fr: ["perd* ~ capacités", "perd* toutes ~ capacités", "sans capacité*"],
    en: [
      "lose* all ~ abilities",
      "loses ~ abilities",
      "lost ~ abilities",
      "no abilities",
      "loses all",
    ],
    rules: ["613.1f", "613.6", "613.7"],
  },
  {
    id: "gain-ability",
    fr: ["gagne ~ capacité", "acqui* ~ capacité"],
    en: ["gain* ~ abilit*", "grant* ~ abilit*", "gives ~ abilit*"],
    rules: ["613.1f", "113.10", "611.2c"],
    ordinary: true,
  },
  {
    id: "type-change",
    fr: ["en plus de ~ types", "devient une|un créature|artefact|terrain", "change* ~ type"],
    en: [
      "in addition to ~ types",
      "becomes a creature",
      "becomes an artifact",
      "type changing",
      "chang* ~ type",
    ],
    rules: ["613.1d", "205.1b", "613.8a", "613.8", "205.1a", "305.7"],
  },
  {
    id: "color-change",
    fr: ["change* ~ couleur", "devient ~ noir|noire|bleu|bleue|rouge|vert|verte|blanc|blanche"],
    en: ["chang* ~ color", "becomes black|blue|red|green|white"],
    rules: ["613.1e", "105.3"],
  },
  {
    id: "text-change",
    fr: ["change* ~ texte"],
    en: ["chang* ~ text", "text changing"],
    rules: ["612.1", "613.1c"],
  },
  {
    id: "copiable-values",
    fr: ["valeurs copiables"],
    en: ["copiable value*"],
    rules: ["707.2", "613.2", "707.3"],
  },
  {
    id: "duration",
    fr: ["durée", "aussi longtemps que", "tant que"],
    en: ["duration", "for as long as", "as long as"],
    rules: ["611.2b", "611.2a", "611.2"],
    ordinary: true,
  },
];
