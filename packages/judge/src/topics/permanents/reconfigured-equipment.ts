import type { Topic } from "../topic.ts";

export const reconfiguredEquipment: Topic = {
  id: "permanents/reconfigured-equipment",
  title: { fr: "Équipement reconfiguré", en: "Reconfigured Equipment" },
  about: [["reconfigure", "reconfigure-attached"]],
  not: ["hexproof", "shroud"],
  hints: [
    "equipment",
    "creature",
    "attach",
    "attached",
    "unattach",
    "attack",
    "artifact",
    "becomes-creature",
    "summoning-sickness",
    "control",
    "still",
    "dies",
    "equip",
  ],
  rules: [
    {
      number: "702.151b",
      claim: {
        fr: "Attaché à une autre créature, l’équipement reconfiguré n’est plus une créature.",
        en: "Attached to another creature, the reconfigured Equipment stops being a creature.",
      },
    },
    {
      number: "702.151a",
      claim: {
        fr: "Reconfigurer attache ou détache, comme un rituel.",
        en: "Reconfigure attaches or unattaches, at sorcery speed.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, tant qu’il est attaché à une autre créature il n’est pas une créature\u202f; il le redevient quand il est détaché.",
        en: "No, while it is attached to another creature it isn’t a creature; it becomes one again when unattached.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Attaché, c’est un équipement qui n’est plus une créature\u202f; détaché, il redevient une créature.",
        en: "Attached, it is an Equipment and no creature; unattached, it is a creature again.",
      },
    },
  ],
  explanation: {
    fr: "Reconfigurer est une capacité activée, à vitesse de rituel. Si la créature équipée meurt, l’équipement reste et redevient une créature.",
    en: "Reconfigure is an activated ability used at sorcery speed. If the equipped creature dies the Equipment stays and is a creature again.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon équipement-créature avec reconfiguration est attaché à une autre créature\u00a0: est-il encore une créature\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment fonctionne la reconfiguration d’un équipement\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un équipement reconfiguré attaché compte-t-il comme une créature\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "When my Equipment creature with reconfigure is attached, is it still a creature?",
      verdict: "no",
    },
    { language: "en", text: "How does reconfigure work?", verdict: null },
    {
      language: "en",
      text: "Can my reconfigure creature attack while attached to another creature?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
