import type { Concept } from "../concept.ts";

/** Words of questions about continuous effects, copies and values that change. */
export const concepts: readonly Concept[] = [
  {
    id: "keeps",
    fr: ["garde|gardent|garder", "conserv*", "toujours", "encore"],
    en: ["keep|keeps|kept", "still", "remain|remains", "the same"],
    ordinary: true,
  },
  {
    id: "wiped-out",
    fr: [
      "effac*",
      "disparai*|disparait",
      "perd*|perdre ~ marqueur|marqueurs|bonus",
      "marqueurs ~ enlevés|retirés|perdus",
    ],
    en: [
      "wipe|wipes|wiped",
      "overwrit*",
      "eras*",
      "lose|loses ~ counters|bonus|pump",
      "counters ~ removed|lost|gone",
    ],
    ordinary: true,
  },
  {
    id: "then-order",
    fr: ["puis", "ensuite", "après"],
    en: ["then", "after|afterwards", "later"],
    ordinary: true,
  },
  { id: "twice", fr: ["deux fois"], en: ["twice", "two times"], ordinary: true },
  {
    id: "set-power-toughness",
    fr: [
      "devient ~ 0/1|0/2|1/1|2/2|3/3|4/4|5/5|6/6",
      "sont des 0/1|0/2|1/1|2/2|3/3",
      "fixe* ~ force|endurance",
    ],
    en: [
      "becomes|become ~ 0/1|0/2|1/1|2/2|3/3|4/4|5/5|6/6",
      "is|are a 0/1|0/2|1/1|2/2|3/3",
      "into a 0/1|0/2|1/1|2/2|3/3",
      "set|sets|setting ~ power",
    ],
  },
  {
    id: "lose-abilities",
    fr: ["perd|perdent|perdre ~ capacités", "perd|perdent ~ toutes ~ capacités"],
    en: ["lose|loses|losing ~ abilities", "without ~ abilities"],
    rules: ["613.1f"],
  },
  {
    id: "switch-power-toughness",
    fr: ["échang*|invers*|intervert* ~ force", "force et ~ endurance ~ échangées|inversées"],
    en: ["switch*|swap* ~ power", "power and toughness ~ switched|swapped"],
    rules: ["613.4d", "613.4c"],
  },
  {
    id: "control-again",
    fr: [
      "repren*|reprend* ~ contrôle",
      "deux|deuxième ~ contrôle",
      "deux|deuxième ~ aura* ~ contrôle",
      "deux joueurs prennent",
      "contrôle ~ même créature|bête|permanent",
      "la même créature|bête",
    ],
    en: [
      "steal*|stole|take|takes ~ back",
      "two|second|both ~ control",
      "gain control ~ same",
      "control ~ same creature|permanent",
    ],
    rules: ["613.7", "613.1b"],
  },
  {
    id: "return-to-me",
    fr: ["me revient|reviendra", "revient ~ moi", "la|le récupère"],
    en: ["get it back", "come|comes|go|goes back to", "return* to me"],
    ordinary: true,
  },
  {
    id: "lands-become-basic",
    fr: [
      "sont des montagnes|îles|plaines|marais|forêts",
      "devient|deviennent une|des montagne|montagnes|île|îles|plaine|plaines|marais|forêt|forêts",
      "est une montagne|île|plaine|forêt",
      "blood moon",
      "lune de sang",
    ],
    en: [
      "are mountains|islands|plains|swamps|forests",
      "is|becomes a|an mountain|island|plains|swamp|forest",
      "become mountains|islands|plains|swamps|forests",
      "blood moon",
      "magus of the moon",
    ],
    rules: ["305.7", "305.6"],
  },
  {
    id: "red-mana",
    fr: ["mana rouge", "du rouge"],
    en: ["red mana", "for red"],
    ordinary: true,
  },
  {
    id: "animated-land",
    fr: ["terrain* animé*", "manland*", "anim* ~ terrain", "terrain-créature"],
    en: ["animated land*", "manland*", "creature land*", "animate|animates|animating ~ land"],
    rules: ["302.6", "613.1d"],
  },
  {
    id: "becomes-creature",
    fr: ["devient|devenir|devenu ~ créature", "anim*"],
    en: ["become|becomes|became|becoming a creature", "animate|animates|animating"],
    rules: ["302.6", "613.1d"],
    ordinary: true,
  },
  {
    id: "this-turn",
    fr: [
      "ce tour",
      "ce tour-ci",
      "vient|viens d'arriver|poser|jouer",
      "le tour où",
      "tout juste",
      "même tour",
    ],
    en: ["this turn", "just played", "just came", "the turn i|it", "same turn"],
    ordinary: true,
  },
  {
    id: "since-last-turn",
    fr: ["depuis ~ tour", "tour dernier|précédent", "dernier tour", "depuis longtemps"],
    en: ["last turn", "previous turn", "since ~ turn", "turns ago", "a turn ago"],
    ordinary: true,
  },
  {
    id: "tapped-state",
    fr: ["créature engagée", "copie ~ engagée"],
    en: ["tapped creature", "copy ~ tapped"],
    rules: ["110.5b", "707.2"],
  },
];
