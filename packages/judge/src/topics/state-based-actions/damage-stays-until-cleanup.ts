import type { Topic } from "../topic.ts";

export const damageStaysUntilCleanup: Topic = {
  id: "state-based-actions/damage-stays-until-cleanup",
  title: { fr: "Les blessures restent jusqu’au nettoyage", en: "Damage stays until cleanup" },
  about: [
    ["damage", "marked-damage"],
    ["accumulate", "next-turn"],
    ["creature", "turn", "accumulate"],
  ],
  not: [
    "commander",
    "commander-damage",
    "pump",
    "infect",
    "wither",
    "poison",
    "trample",
    "player",
    "planeswalker",
    "lifelink",
    "deathtouch",
    "phasing",
  ],
  hints: [
    "wears-off",
    "end-of-turn",
    "cleanup-step",
    "combat-damage",
    "dies",
    "lethal-damage",
    "combat-phase",
    "untap",
    "counter-marker",
    "marked-damage",
    "toughness",
    "kill",
    "keep",
    "survives",
  ],
  rules: [
    {
      number: "120.6",
      claim: {
        fr: "Les blessures restent marquées sur la créature jusqu’à l’étape de nettoyage.",
        en: "Damage stays marked on a creature until the cleanup step.",
      },
    },
    {
      number: "514.2",
      claim: {
        fr: "Elles sont toutes retirées à l’étape de nettoyage de chaque tour.",
        en: "All of it is removed in the cleanup step of each turn.",
      },
    },
    {
      number: "704.5g",
      claim: {
        fr: "Le total marqué est comparé à l’endurance.",
        en: "The total marked is compared with toughness.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["next-turn"] },
      verdict: "no",
      ruling: {
        fr: "Non, toutes les blessures sont retirées à l’étape de nettoyage de chaque tour\u00a0: elles ne passent pas au tour suivant.",
        en: "No, all damage is removed in the cleanup step of each turn: it doesn’t carry over to the next turn.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les blessures restent marquées et s’additionnent pendant tout le tour, jusqu’à l’étape de nettoyage.",
        en: "Yes, damage stays marked and adds up during the whole turn, until the cleanup step.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les blessures s’additionnent pendant le tour et sont toutes retirées à l’étape de nettoyage.",
        en: "Damage adds up during the turn and is all removed in the cleanup step.",
      },
    },
  ],
  explanation: {
    fr: "Les blessures ne réduisent pas l’endurance\u00a0: elles sont marquées sur la créature et s’additionnent, quelle que soit la source. Dès que leur total atteint l’endurance, la créature est détruite. À l’étape de nettoyage elles sont toutes retirées.",
    en: "Damage doesn’t lower toughness: it is marked on the creature and adds up, whatever the source. As soon as the total reaches the toughness, the creature is destroyed. In the cleanup step all of it is removed.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce que les blessures s’accumulent sur une créature pendant le même tour ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Les blessures d’une créature restent-elles au tour suivant ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment s’additionnent les blessures marquées sur une créature ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Ma créature a pris des blessures en combat puis un éclair, est-ce que ça se cumule ?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does damage on a creature add up over the turn?", verdict: "yes" },
    {
      language: "en",
      text: "Does damage on a creature carry over to the next turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "When does damage marked on a creature wear off, so it heals?",
      verdict: null,
    },
    {
      language: "en",
      text: "My creature took damage in combat and then a Shock, does the damage accumulate?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
