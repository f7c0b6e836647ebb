import type { Topic } from "../topic.ts";

export const hexproofShroudAndMyOwnSpells: Topic = {
  id: "keywords/hexproof-shroud-and-my-own-spells",
  title: { fr: "Cibler sa propre créature", en: "Targeting your own creature" },
  about: [
    ["hexproof", "shroud"],
    ["my-own-target", "difference"],
  ],
  not: [
    "opponent-targets",
    "equip",
    "respond",
    "mass-death",
    "illegal-target",
    "fizzle",
    "overload",
    "change-target",
    "proliferate",
    "falls-off",
    "unattach",
  ],
  hints: [
    "target",
    "aura",
    "equip",
    "equipment",
    "spell",
    "creature",
    "enchantment",
    "opponent",
    "ability",
    "attach",
    "hexproof",
    "shroud",
    "cast",
    "control",
    "cant",
  ],
  rules: [
    {
      number: "702.11b",
      claim: {
        fr: "La défense talismanique n’arrête que les sorts et capacités des adversaires.",
        en: "Hexproof stops only opponents’ spells and abilities.",
      },
    },
    {
      number: "702.18a",
      claim: {
        fr: "Le linceul arrête tous les sorts et capacités qui ciblent, même les vôtres.",
        en: "Shroud stops all spells and abilities that target, even yours.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["explain", "which"], all: ["hexproof", "shroud"] },
      verdict: null,
      ruling: {
        fr: "La défense talismanique arrête seulement les cibles des adversaires\u202f; le linceul arrête toutes les cibles, y compris les vôtres.",
        en: "Hexproof stops only opponents’ targeting; shroud stops all targeting, your own included.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["shroud"], none: ["hexproof"] },
      verdict: "no",
      ruling: {
        fr: "Non, le linceul empêche tout le monde de cibler la créature, vous compris\u00a0: ni aura, ni équipement, ni sort.",
        en: "No, shroud stops everyone from targeting the creature, including you: no Aura spell, no equip ability, no other spell.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["hexproof"], none: ["shroud"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la défense talismanique n’arrête que vos adversaires\u00a0: vous pouvez cibler votre créature.",
        en: "Yes, hexproof stops only your opponents: you may target your own creature.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Avec la défense talismanique vous pouvez cibler votre créature, avec le linceul non.",
        en: "With hexproof you may target your own creature, with shroud you may not.",
      },
    },
  ],
  explanation: {
    fr: "La défense talismanique regarde qui contrôle le sort ou la capacité\u00a0: seuls les adversaires sont arrêtés. Le linceul ne fait pas cette différence. Équiper et lancer une aura ciblent la créature.",
    en: "Hexproof looks at who controls the spell or ability: only opponents are stopped. Shroud draws no such distinction. Equipping and casting an Aura target the creature.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je cibler ma propre créature qui a le linceul avec mon sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je lancer un bonus sur ma propre créature avec la défense talismanique\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Quelle est la différence entre défense talismanique et linceul\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "ma creature a shroud, je peux quand meme lui mettre ma propre aura\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I target my own creature with shroud?", verdict: "no" },
    {
      language: "en",
      text: "Can I cast an Aura on my own creature with hexproof?",
      verdict: "yes",
    },
    { language: "en", text: "What is the difference between hexproof and shroud?", verdict: null },
    {
      language: "en",
      text: "My creature has shroud. Can I target it with my own pump spell?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
