import type { Topic } from "../topic.ts";

export const copyingDoesNotTarget: Topic = {
  id: "layers/copying-does-not-target",
  title: {
    fr: "Copier une créature avec la défense talismanique",
    en: "Copying a hexproof creature",
  },
  about: [
    ["copies-hexproof", "hexproof", "shroud", "protection"],
    ["copy", "clone", "copies-hexproof"],
  ],
  not: ["copy-spell", "copy-targets", "mass-death"],
  hints: ["creature", "enters", "opponent", "choose", "target"],
  rules: [
    {
      number: "707.5",
      claim: {
        fr: "Un permanent qui arrive comme copie choisit en arrivant, sans cibler.",
        en: "A permanent that enters as a copy chooses as it enters, without targeting.",
      },
    },
    {
      number: "115.10",
      claim: {
        fr: "Ce qui n’est pas appelé «\u00a0cible\u00a0» n’est pas ciblé.",
        en: "What isn’t called a “target” isn’t targeted.",
      },
    },
    {
      number: "702.11b",
      claim: {
        fr: "La défense talismanique n’empêche que d’être la cible.",
        en: "Hexproof only stops being the target.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un permanent qui arrive comme copie choisit sans cibler\u00a0: défense talismanique, linceul et protection n’y font rien.",
        en: "Yes, a permanent that enters as a copy chooses without targeting: hexproof, shroud and protection don’t matter.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Choisir ce qu’on copie en arrivant ne cible pas\u00a0: on peut copier une créature avec la défense talismanique ou le linceul.",
        en: "Choosing what to copy while entering doesn’t target: a creature with hexproof or shroud can be copied.",
      },
    },
  ],
  explanation: {
    fr: "Seul un effet qui dit «\u00a0créature ciblée\u00a0» en est empêché. La copie a elle aussi la capacité si elle est imprimée sur l’original.",
    en: "Only an effect that says “target creature” is stopped. The copy has the ability as well if it is printed on the original.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce que mon clone peut copier une créature avec la défense talismanique\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je copier avec un clone une créature adverse qui a le linceul\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon clone arrive\u00a0: peut-il copier la créature adverse avec la défense talismanique\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can my Clone copy a creature with hexproof?", verdict: "yes" },
    { language: "en", text: "Can I clone my opponent’s creature that has shroud?", verdict: "yes" },
    {
      language: "en",
      text: "My opponent’s creature has hexproof. May my Clone enter as a copy of it?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
