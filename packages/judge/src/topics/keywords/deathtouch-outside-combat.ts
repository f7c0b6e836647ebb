import type { Topic } from "../topic.ts";

export const deathtouchOutsideCombat: Topic = {
  id: "keywords/deathtouch-outside-combat",
  title: { fr: "Contact mortel hors du combat", en: "Deathtouch outside combat" },
  about: [["deathtouch"], ["noncombat-damage", "ability-damage", "activated-ability", "ping"]],
  not: ["indestructible", "planeswalker", "trample", "first-strike", "fight"],
  hints: [
    "damage",
    "kill",
    "destroy",
    "dies",
    "creature",
    "ability",
    "combat-damage",
    "survives",
    "deals-damage",
    "source",
    "target",
    "still",
    "tap",
    "combat-phase",
    "spell",
  ],
  rules: [
    {
      number: "702.2b",
      claim: {
        fr: "Toute créature blessée par une source avec le contact mortel est détruite, quel que soit le genre de blessures.",
        en: "Any creature dealt damage by a source with deathtouch is destroyed, whatever the kind of damage.",
      },
    },
    {
      number: "704.5h",
      claim: {
        fr: "La destruction est une action basée sur l’état.",
        en: "The destruction is a state-based action.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["survives"] },
      verdict: "no",
      ruling: {
        fr: "Non, une seule blessure d’une source avec le contact mortel suffit, même hors du combat.",
        en: "No, a single point of damage from a source with deathtouch is enough, even outside combat.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le contact mortel vaut pour toutes les blessures que la créature inflige, même avec une capacité hors du combat\u00a0: une seule suffit.",
        en: "Yes, deathtouch applies to all damage the creature deals, even with an ability outside combat: a single point is enough.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Toute blessure de la source avec le contact mortel compte, en combat ou non\u00a0: 1 suffit à détruire une créature.",
        en: "Any damage from the source with deathtouch counts, in combat or not: 1 is enough to destroy a creature.",
      },
    },
  ],
  explanation: {
    fr: "Le contact mortel ne parle pas de combat. Il faut que la créature elle-même soit la source des blessures\u00a0: un équipement ou un autre permanent qui les inflige n’a pas le contact mortel. Un indestructible survit.",
    en: "Deathtouch does not mention combat. The creature itself must be the source of the damage: an Equipment or another permanent that deals it does not have deathtouch. An indestructible creature survives.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature a le contact mortel et inflige 1 blessure avec sa capacité\u00a0: la créature ciblée meurt-elle\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Le contact mortel marche-t-il avec des blessures hors combat\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "un pinger avec contact mortel, sa capacité inflige 1 blessure, ça tue la créature\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does deathtouch work with noncombat damage?", verdict: "yes" },
    {
      language: "en",
      text: "If I give deathtouch to a creature that pings with an ability, does it kill the creature it damages?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My pinger has deathtouch. Does its activated ability destroy what it pings?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My creature with deathtouch pings a 7/7 with its ability. Dead 7/7?",
      verdict: "yes",
    },
  ],
};
