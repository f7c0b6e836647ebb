import type { Topic } from "../topic.ts";

export const hexproofKeepsAuras: Topic = {
  id: "keywords/hexproof-keeps-auras",
  title: {
    fr: "Défense talismanique et auras déjà attachées",
    en: "Hexproof and Auras already attached",
  },
  about: [
    ["hexproof", "shroud"],
    ["aura", "equipment", "enchantment", "already-attached", "attach"],
    ["falls-off", "unattach", "already-attached", "keep"],
  ],
  not: ["aura-not-cast", "mass-death", "overload", "equip", "target-gone"],
  hints: [
    "creature",
    "target",
    "protection",
    "gain-ability",
    "cast",
    "resolve",
    "opponent",
    "protection",
  ],
  rules: [
    {
      number: "702.11b",
      claim: {
        fr: "La défense talismanique n’empêche que d’être la cible.",
        en: "Hexproof only stops being the target.",
      },
    },
    {
      number: "115.10",
      claim: {
        fr: "Une aura déjà attachée ne cible plus.",
        en: "An Aura that is already attached no longer targets.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["keep", "still"], none: ["falls-off", "unattach"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, ce qui est déjà attaché reste\u00a0: défense talismanique et linceul n’empêchent que d’être la cible, et une aura sur le champ de bataille ne cible plus.",
        en: "Yes, what is already attached stays: hexproof and shroud only stop targeting, and an Aura on the battlefield no longer targets.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, ce qui est déjà attaché reste\u00a0: défense talismanique et linceul n’empêchent que d’être la cible, et une aura sur le champ de bataille ne cible plus.",
        en: "No, what is already attached stays: hexproof and shroud only stop targeting, and an Aura on the battlefield no longer targets.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les auras et équipements déjà attachés restent\u00a0: seul le fait de cibler est empêché, et ils ne ciblent plus.",
        en: "Auras and Equipment already attached stay: only targeting is stopped, and they no longer target.",
      },
    },
  ],
  explanation: {
    fr: "Une aura ne cible que pendant qu’elle est un sort sur la pile. La protection est différente\u00a0: elle fait tomber les auras de la qualité nommée.",
    en: "An Aura targets only while it is a spell on the stack. Protection is different: it makes Auras of the named quality fall off.",
  },
  questions: [
    {
      language: "fr",
      text: "Si ma créature enchantée gagne la défense talismanique, ses auras tombent-elles\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une aura adverse déjà attachée reste-t-elle si ma créature acquiert le linceul\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature a deux auras et gagne la défense talismanique\u00a0: se détachent-elles\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my enchanted creature gains hexproof, do the Auras attached to it fall off?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My creature gets shroud. Does the Aura already attached to it stay?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Giving hexproof to a creature that is already enchanted makes the Auras fall off, right?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
