import type { Topic } from "../topic.ts";

export const fightingIsNotCombat: Topic = {
  id: "combat/fighting-is-not-combat",
  title: { fr: "Se battre n’est pas un combat", en: "Fighting is not combat" },
  about: [
    ["fight"],
    [
      "combat-damage",
      "first-strike",
      "double-strike",
      "lifelink",
      "deathtouch",
      "triggered-ability",
      "trample",
      "combat-phase",
      "attack",
      "block",
      "tap",
      "ordinary-combat",
      "target-gone",
    ],
  ],
  not: ["planeswalker"],
  hints: [
    "damage",
    "creature",
    "deals-damage",
    "kill",
    "before",
    "survives",
    "dies",
    "gain-life",
    "spell",
    "simultaneous",
    "noncombat-damage",
    "as-well",
    "still",
  ],
  rules: [
    {
      number: "701.14d",
      claim: {
        fr: "Les blessures infligées en se battant ne sont pas des blessures de combat.",
        en: "The damage dealt by fighting is not combat damage.",
      },
    },
    {
      number: "701.14a",
      claim: {
        fr: "Chaque créature inflige à l’autre des blessures égales à sa force.",
        en: "Each creature deals damage equal to its power to the other.",
      },
    },
    {
      number: "701.14b",
      claim: {
        fr: "Si l’une des deux n’est plus là ou n’est plus une cible légale, aucune ne se bat.",
        en: "If one of them is gone or no longer a legal target, neither of them fights.",
      },
    },
    {
      number: "702.15b",
      claim: {
        fr: "Le lien de vie compte pour toutes les blessures.",
        en: "Lifelink counts for all damage.",
      },
    },
    {
      number: "702.2b",
      claim: {
        fr: "Le contact mortel compte pour toutes les blessures.",
        en: "Deathtouch counts for all damage.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["lifelink", "deathtouch"],
        none: ["first-strike", "double-strike"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, le contact mortel et le lien de vie s’appliquent à toutes les blessures, donc aussi quand les créatures se battent.",
        en: "Yes, deathtouch and lifelink apply to all damage, so also when creatures fight.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, se battre n’est pas un combat\u00a0: les blessures sont infligées en même temps, ne sont pas des blessures de combat, et l’initiative ou le piétinement n’y font rien.",
        en: "No, fighting is not combat: the damage is dealt at the same time, is not combat damage, and first strike or trample does nothing there.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque créature inflige à l’autre des blessures égales à sa force, en même temps\u202f; ce ne sont pas des blessures de combat.",
        en: "Each creature deals damage equal to its power to the other, at the same time; this is not combat damage.",
      },
    },
  ],
  explanation: {
    fr: "Quand deux créatures se battent, elles s’infligent simultanément des blessures égales à leur force, sans attaque ni blocage et sans s’engager. L’initiative, la double initiative, le piétinement et «\u00a0inflige des blessures de combat\u00a0» ne comptent pas\u202f; le contact mortel et le lien de vie comptent. Si l’une des deux a disparu, aucune n’inflige de blessures.",
    en: "When two creatures fight, they simultaneously deal damage equal to their power to each other, with no attack or block and without tapping. First strike, double strike, trample and “deals combat damage” do not count; deathtouch and lifelink do. If one of them is gone, neither deals damage.",
  },
  questions: [
    {
      language: "fr",
      text: "Quand deux créatures se battent, est-ce que ce sont des blessures de combat\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "L’initiative s’applique-t-elle quand ma créature se bat avec une autre (fight)\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Le contact mortel marche-t-il si deux créatures se battent (fight)\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "ma creature avec double initiative se bat contre une autre, elle frappe deux fois\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does fight damage count as combat damage?", verdict: "no" },
    {
      language: "en",
      text: "Does first strike matter when two creatures fight each other?",
      verdict: "no",
    },
    { language: "en", text: "Does lifelink work when my creature fights?", verdict: "yes" },
    {
      language: "en",
      text: "If my deathtouch snake fights a 7/7, does deathtouch apply?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
