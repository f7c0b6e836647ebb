import type { Topic } from "../topic.ts";

export const movingEquipment: Topic = {
  id: "permanents/moving-equipment",
  title: { fr: "Changer un équipement de créature", en: "Moving Equipment" },
  about: [["equip", "equipment", "equip-moves"], ["equip-moves"]],
  not: [
    "hexproof",
    "shroud",
    "protection",
    "aura",
    "reconfigure",
    "respond",
    "opponents-turn",
    "combat-phase",
  ],
  hints: [
    "creature",
    "attach",
    "control",
    "unattach",
    "pay",
    "cost",
    "activated-ability",
    "turn",
    "main-phase",
    "second-time",
  ],
  rules: [
    {
      number: "702.6a",
      claim: {
        fr: "Équiper attache l’équipement à la créature ciblée que vous contrôlez, comme un rituel.",
        en: "Equip attaches the Equipment to target creature you control, at sorcery speed.",
      },
    },
    {
      number: "301.5c",
      claim: {
        fr: "Un équipement ne peut être attaché qu’à une créature à la fois.",
        en: "An Equipment can be attached to only one creature at a time.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, en payant de nouveau le coût d’équiper\u00a0: l’équipement passe directement de l’ancienne créature à la nouvelle.",
        en: "Yes, by paying the equip cost again: the Equipment moves straight from the old creature to the new one.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Payez de nouveau le coût d’équiper en ciblant l’autre créature\u00a0: l’équipement quitte la première.",
        en: "Pay the equip cost again targeting the other creature: the Equipment leaves the first.",
      },
    },
  ],
  explanation: {
    fr: "On peut équiper plusieurs fois par tour, à vitesse de rituel. Si la nouvelle cible devient illégale, l’équipement reste où il est.",
    en: "You may equip several times a turn, at sorcery speed. If the new target becomes illegal the Equipment stays where it is.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je déplacer mon équipement sur une autre créature le même tour en payant à nouveau\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment déplacer un équipement d’une créature à une autre créature\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mon équipement est attaché\u00a0: puis-je équiper une autre créature avec\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I move my Equipment to another creature by paying equip again?",
      verdict: "yes",
    },
    { language: "en", text: "How do I move equipment to another creature?", verdict: null },
    {
      language: "en",
      text: "My sword is attached to one creature. Can I equip another creature with it this turn?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
