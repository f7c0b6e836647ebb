import type { Topic } from "../topic.ts";

export const equipTargets: Topic = {
  id: "keywords/equip-targets",
  title: { fr: "Équiper cible", en: "Equip targets" },
  about: [
    ["equip", "equipment", "reconfigure"],
    ["hexproof", "shroud", "protection", "ward"],
  ],
  not: [
    "already-attached",
    "falls-off",
    "unattach",
    "gains-protection",
    "keep",
    "mass-death",
    "untargeted",
    "respond",
  ],
  hints: [
    "creature",
    "target",
    "control",
    "opponent",
    "my-own-target",
    "pay",
    "cost",
    "activated-ability",
    "attach",
  ],
  rules: [
    {
      number: "702.6a",
      claim: {
        fr: "Équiper\u00a0: attachez cet équipement à une créature ciblée que vous contrôlez.",
        en: "Equip: attach this Equipment to target creature you control.",
      },
    },
    {
      number: "702.18a",
      claim: {
        fr: "Un permanent avec le linceul ne peut être la cible de personne.",
        en: "A permanent with shroud can’t be the target of anyone.",
      },
    },
    {
      number: "702.11b",
      claim: {
        fr: "La défense talismanique n’arrête que les adversaires.",
        en: "Hexproof stops only opponents.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], all: ["hexproof"], none: ["shroud"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, équiper cible, mais la défense talismanique n’arrête que les adversaires\u00a0: son contrôleur peut équiper sa créature.",
        en: "Yes, equip targets, but hexproof stops only opponents: its controller may equip their creature.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["shroud"] },
      verdict: "no",
      ruling: {
        fr: "Non, équiper cible la créature, et le linceul interdit de la cibler à tous les joueurs, même à son contrôleur.",
        en: "No, equip targets the creature, and shroud forbids anyone to target it, even its controller.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["protection"] },
      verdict: "no",
      ruling: {
        fr: "Non, équiper cible la créature\u00a0: si l’équipement a la qualité contre laquelle elle est protégée, il ne peut pas l’équiper.",
        en: "No, equip targets the creature: if the Equipment has the quality it is protected from, it can’t equip it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Équiper cible une créature que vous contrôlez\u00a0: le linceul l’empêche pour tous, la défense talismanique seulement pour les adversaires.",
        en: "Equip targets a creature you control: shroud stops it for everybody, hexproof only for opponents.",
      },
    },
  ],
  explanation: {
    fr: "Un effet qui attache l’équipement sans cibler passe outre. La parade, elle, ne se déclenche que pour les adversaires.",
    en: "An effect that attaches the Equipment without targeting gets around it. Ward triggers only for opponents.",
  },
  questions: [
    { language: "fr", text: "Puis-je équiper ma créature qui a le linceul\u202f?", verdict: "no" },
    {
      language: "fr",
      text: "Ma créature a la défense talismanique\u00a0: est-ce que je peux lui attacher mon équipement avec équiper\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon adversaire a donné le linceul à sa créature\u00a0: peut-il l’équiper\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I equip a creature with shroud?", verdict: "no" },
    { language: "en", text: "My creature has hexproof. Can I still equip it?", verdict: "yes" },
    {
      language: "en",
      text: "My creature has shroud. May I pay the equip cost to attach my sword to it?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
