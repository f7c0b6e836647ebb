import type { Topic } from "../topic.ts";

export const controlOfAttachedThings: Topic = {
  id: "layers/control-of-attached-things",
  title: { fr: "Contrôle de ce qui est attaché", en: "Control of attached things" },
  about: [["aura-of-stolen"], ["gain-control", "control", "aura", "equipment"]],
  not: [
    "control-effect-ends",
    "destroy",
    "control-again",
    "commander",
    "enchanted-by-opponent",
    "granted-ability",
  ],
  hints: ["creature", "attach", "attached", "enchantment", "opponent", "owner", "control"],
  rules: [
    {
      number: "303.4e",
      claim: {
        fr: "Le contrôleur d’une aura est indépendant de celui de l’objet enchanté.",
        en: "An Aura’s controller is separate from that of the enchanted object.",
      },
    },
    {
      number: "301.5d",
      claim: {
        fr: "De même pour un équipement et la créature équipée.",
        en: "Likewise for an Equipment and the equipped creature.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, prendre le contrôle d’une créature ne donne pas celui de ce qui lui est attaché\u00a0: auras et équipements gardent leur contrôleur.",
        en: "No, gaining control of a creature doesn’t give control of what is attached to it: Auras and Equipment keep their controller.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque aura ou équipement garde son propre contrôleur, tout en restant attaché à la créature.",
        en: "Each Aura or Equipment keeps its own controller while staying attached to the creature.",
      },
    },
  ],
  explanation: {
    fr: "L’équipement reste attaché jusqu’à ce que son contrôleur le déplace\u202f; son bonus profite au nouveau contrôleur de la créature.",
    en: "The Equipment stays attached until its controller moves it; its bonus benefits the creature’s new controller.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je vole une créature équipée, est-ce que je prends le contrôle de l’équipement\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Prendre le contrôle d’une créature donne-t-il le contrôle de l’aura attachée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je prends le contrôle d’une créature enchantée\u00a0: ai-je aussi le contrôle de l’aura\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I steal a creature with an Aura on it, do I get control of the Aura?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Do I get the Equipment when I steal the equipped creature? I mean control of the Equipment.",
      verdict: "no",
    },
    {
      language: "en",
      text: "I took control of an enchanted creature. Do I also get control of the Aura attached to it?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My opponent takes control of my equipped creature. Does he control the Equipment too?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If my creature is stolen, can the thief use the equip ability of my Equipment?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does stealing a creature also give control of the Equipment attached to it?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon adversaire prend le contrôle de ma créature équipée, contrôle-t-il aussi l’équipement\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Voler une créature donne-t-il aussi l’équipement qu’elle porte\u202f?",
      verdict: "no",
    },
  ],
};
