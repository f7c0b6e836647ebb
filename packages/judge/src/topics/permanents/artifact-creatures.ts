import type { Topic } from "../topic.ts";

export const artifactCreatures: Topic = {
  id: "permanents/artifact-creatures",
  title: { fr: "Objets de deux types", en: "Objects with two types" },
  about: [
    ["artifact-creature"],
    [
      "destroy",
      "target",
      "counter-spell",
      "exile",
      "sacrifice",
      "summoning-sickness",
      "artifact",
      "creature",
      "spell",
      "mass-death",
    ],
  ],
  not: ["animated-land", "vehicle", "equip", "reconfigure", "copy", "color"],
  hints: ["removal", "instant", "kill", "enchantment", "cast", "search", "type-change"],
  rules: [
    {
      number: "205.2b",
      claim: {
        fr: "Un objet de plusieurs types satisfait à ce qui parle de l’un d’eux.",
        en: "An object with several types meets whatever speaks of one of them.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une carte de plusieurs types compte pour chacun\u00a0: tout ce qui vise une créature, et tout ce qui vise un artefact ou un enchantement de ce genre, s’y applique.",
        en: "Yes, a card with several types counts as each of them: whatever affects creatures, and whatever affects artifacts or enchantments, applies to it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle est à la fois l’un et l’autre\u00a0: les effets qui visent l’un des deux types s’y appliquent.",
        en: "It is both at once: effects for either type apply to it.",
      },
    },
  ],
  explanation: {
    fr: "Les règles de chaque type valent aussi\u00a0: une créature-artefact a le mal d’invocation et meurt à 0 d’endurance.",
    en: "The rules of each type hold as well: an artifact creature has summoning sickness and dies at 0 toughness.",
  },
  questions: [
    {
      language: "fr",
      text: "Un sort qui détruit un artefact peut-il détruire une créature-artefact\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature-artefact est-elle touchée par «\u00a0détruisez toutes les créatures\u00a0»\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je cibler une créature-enchantement avec un sort qui détruit un enchantement\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can artifact removal destroy an artifact creature?", verdict: "yes" },
    {
      language: "en",
      text: "Is an artifact creature affected by destroy all creatures?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I target an enchantment creature with a spell that destroys target enchantment?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
