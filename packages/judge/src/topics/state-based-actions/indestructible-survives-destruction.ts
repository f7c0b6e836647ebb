import type { Topic } from "../topic.ts";

export const indestructibleSurvivesDestruction: Topic = {
  id: "state-based-actions/indestructible-survives-destruction",
  title: { fr: "L’indestructible n’est pas détruit", en: "Indestructible isn’t destroyed" },
  about: [
    ["indestructible"],
    [
      "survives-destruction",
      "destroy",
      "damage",
      "lethal-damage",
      "survives",
      "mass-death",
      "kill",
      "dies",
    ],
  ],
  not: [
    "exile",
    "sacrifice",
    "minus-toughness",
    "zero-toughness",
    "minus-one-counter",
    "trample",
    "legend-rule",
    "toughness-to-zero",
    "edict",
    "return",
    "deathtouch",
  ],
  hints: [
    "creature",
    "respond",
    "save",
    "spell",
    "target",
    "gain-ability",
    "block",
    "attack",
    "combat-damage",
    "stops",
    "saves",
  ],
  rules: [
    {
      number: "702.12b",
      claim: {
        fr: "Un permanent indestructible ne peut pas être détruit, ni par un effet ni par des blessures mortelles.",
        en: "An indestructible permanent can’t be destroyed, by an effect or by lethal damage.",
      },
    },
    {
      number: "701.8b",
      claim: {
        fr: "On n’est détruit que par «\u00a0détruire\u00a0» ou par des blessures mortelles.",
        en: "Only “destroy” or lethal damage destroys.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], asks: ["survives", "save", "stops", "saves"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle survit\u00a0: un permanent indestructible ne peut pas être détruit, ni par un effet ni par des blessures mortelles.",
        en: "Yes, it survives: an indestructible permanent can’t be destroyed, by an effect or by lethal damage.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, un permanent indestructible ne peut pas être détruit, ni par un effet ni par des blessures mortelles.",
        en: "No, an indestructible permanent can’t be destroyed, by an effect or by lethal damage.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un permanent indestructible ignore «\u00a0détruisez\u00a0» et les blessures mortelles\u202f; il peut en revanche être exilé, sacrifié ou avoir 0 d’endurance.",
        en: "An indestructible permanent ignores “destroy” and lethal damage; it can still be exiled, sacrificed or have 0 toughness.",
      },
    },
  ],
  explanation: {
    fr: "L’indestructibilité se vérifie au moment de la destruction\u00a0: la donner en réponse suffit. Le sort qui devait détruire se résout quand même et fait le reste.",
    en: "Indestructible is checked when the destruction would happen: giving it in response is enough. The destroying spell still resolves and does the rest.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce qu’un sort «\u00a0détruisez la créature ciblée\u00a0» tue une créature indestructible\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je rends ma créature indestructible en réponse à un sort de destruction, survit-elle\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature indestructible survit-elle à des blessures mortelles\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a board wipe that destroys all creatures kill my indestructible creature?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If I give my creature indestructible in response to destroy target creature, does it survive?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does lethal combat damage destroy an indestructible creature?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
