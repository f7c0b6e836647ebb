import type { Concept } from "../concept.ts";

/** Words of the shortest questions about turns, lands and the stack. */
export const concepts: readonly Concept[] = [
  {
    id: "asks-more-spells",
    fr: ["puis je lancer plus d un sort", "peut on lancer plus d un sort"],
    en: ["can i|you|we|one cast more than one spell", "may i cast more than one spell"],
    rules: ["117.1a"],
  },
  {
    id: "many-spells",
    fr: ["puis je lancer plus d un sort", "peut on lancer plus d un sort"],
    en: ["can i cast more than one spell"],
    rules: ["117.1a"],
  },
  {
    id: "hand-size-limit",
    fr: [
      "defauss* jusqu a sept",
      "defauss* a la fin du tour adverse",
      "defauss* a la fin du tour de mon adversaire",
      "sept cartes a la fin",
    ],
    en: [
      "discard down to",
      "discard at the end of my opponent s turn",
      "discard at the end of an opponent s turn",
      "seven cards at|in the end",
    ],
    rules: ["402.2", "514.1"],
  },
  {
    id: "in-my-turn",
    fr: ["pendant mon tour", "pendant mon propre tour", "durant mon tour"],
    en: ["during my turn", "during my own turn", "on my own turn"],
    ordinary: true,
    rules: ["117.1a"],
  },
  {
    id: "mana-burn",
    fr: ["brulure* de mana", "mana burn"],
    en: ["mana burn"],
    rules: ["106.4", "500.5"],
  },
  {
    id: "last-one-first",
    fr: [
      "dernier* sort ~ ~ resou* ~ premier",
      "derniere capacite ~ ~ resou* ~ premier*",
      "dernier* lance* ~ premier* resolu*",
      "premier sort ~ ~ resou* ~ dernier",
    ],
    en: [
      "last spell ~ resolve* first",
      "last ability ~ resolve* first",
      "last one ~ resolve* first",
      "last thing ~ resolve* first",
      "first spell ~ resolve* last",
    ],
    rules: ["405.5"],
  },
  {
    id: "trigger-paid-for",
    fr: [
      "capacite* declenchee* cout*",
      "payer ~ capacite* declenchee*",
      "capacite* declenchee* ~ payer",
      "capacite* declenchee* ~ cout* ~ mana",
    ],
    en: [
      "triggered abilit* cost*",
      "pay ~ ~ triggered abilit*",
      "pay ~ trigger*",
      "triggers cost mana",
    ],
    rules: ["603.3", "603.2"],
  },
  {
    id: "land-answered",
    fr: [
      "contrecarrer un|le|des|son|les terrain*",
      "contrer un|le|des|son|les terrain*",
      "terrain* ~ contrecarre*",
      "repondre a un|la terrain",
      "repondre a la pose",
      "terrain* utilise* ~ pile",
      "terrain* va|vont ~ pile",
      "terrain* passe* ~ pile",
    ],
    en: [
      "counter a|the|my|lands land",
      "counter lands",
      "land* be countered",
      "respond to a land",
      "respond to lands",
      "land* use* the stack",
      "land* go* on the stack",
      "land* ~ on the stack",
    ],
    rules: ["305.1", "116.2a"],
  },
];
