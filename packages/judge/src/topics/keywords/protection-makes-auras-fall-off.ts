import type { Topic } from "../topic.ts";

export const protectionMakesAurasFallOff: Topic = {
  id: "keywords/protection-makes-auras-fall-off",
  title: {
    fr: "Protection acquise et ce qui est attaché",
    en: "Gaining protection with things attached",
  },
  about: [
    ["protection", "gains-protection"],
    ["aura", "equipment", "enchantment", "attach", "already-attached"],
    ["falls-off", "unattach", "already-attached", "gains-protection", "keep", "graveyard"],
  ],
  not: ["hexproof", "shroud", "trample"],
  hints: [
    "creature",
    "color-protection",
    "color",
    "creature",
    "equip",
    "still",
    "state-based-action",
    "destroy",
    "enchant-creature",
  ],
  rules: [
    {
      number: "702.16c",
      claim: {
        fr: "Une aura de la qualité visée est mise au cimetière.",
        en: "An Aura with the stated quality is put into the graveyard.",
      },
    },
    {
      number: "702.16d",
      claim: {
        fr: "Un équipement de la qualité visée se détache.",
        en: "An Equipment with the stated quality becomes unattached.",
      },
    },
    {
      number: "704.5m",
      claim: {
        fr: "Une aura attachée illégalement est mise au cimetière par une action basée sur l’état.",
        en: "An Aura attached illegally is put into the graveyard as a state-based action.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["keep", "still"], none: ["falls-off", "unattach"] },
      verdict: "no",
      ruling: {
        fr: "Non, une aura de cette qualité est mise au cimetière et un équipement de cette qualité se détache.",
        en: "No, an Aura with that quality is put into the graveyard and an Equipment with it becomes unattached.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les auras qui ont cette qualité sont mises au cimetière et les équipements qui l’ont se détachent\u202f; les autres restent.",
        en: "Yes, Auras with that quality are put into the graveyard and Equipment with it becomes unattached; the others stay.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les auras qui ont la qualité visée tombent au cimetière, les équipements se détachent\u202f; tout le reste demeure attaché.",
        en: "Auras with the stated quality go to the graveyard and Equipment becomes unattached; everything else stays attached.",
      },
    },
  ],
  explanation: {
    fr: "La protection empêche d’être enchanté ou équipé par la qualité nommée, même si c’était attaché avant. La plupart des équipements sont incolores\u00a0: la protection contre une couleur ne les touche pas.",
    en: "Protection stops being enchanted or equipped by the named quality, even if it was attached before. Most Equipment is colorless, so protection from a color doesn’t touch it.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature gagne la protection contre le blanc\u00a0: mon aura blanche attachée dessus tombe-t-elle\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature enchantée par une aura rouge gagne la protection contre le rouge, l’aura reste-t-elle attachée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je donne la protection contre le bleu à une créature enchantée par une aura bleue, l’aura va-t-elle au cimetière\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My creature gains protection from white. Does the white Aura attached to it fall off?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If a creature with a red Aura gains protection from red, does the Aura stay attached?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I give protection from black to my creature enchanted by a black Aura. Does the Aura fall off?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
