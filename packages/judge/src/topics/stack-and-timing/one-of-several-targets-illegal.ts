import type { Topic } from "../topic.ts";

export const oneOfSeveralTargetsIllegal: Topic = {
  id: "stack-and-timing/one-of-several-targets-illegal",
  title: { fr: "Une seule des cibles est illégale", en: "Only one of several targets is illegal" },
  about: [
    ["several-targets"],
    [
      "illegal-target",
      "target-gone",
      "hexproof",
      "shroud",
      "kill",
      "dies",
      "destroy",
      "sacrifice",
      "exile",
      "return",
      "zone-change",
      "protection",
    ],
    ["spell", "ability", "resolve", "target", "fizzle"],
  ],
  not: ["copy", "split-second"],
  hints: [
    "still",
    "as-well",
    "respond",
    "illegal-target",
    "hexproof",
    "dies",
    "kill",
    "fizzle",
    "counter-spell",
    "ward",
  ],
  rules: [
    {
      number: "608.2b",
      claim: {
        fr: "Tant qu’une cible est légale, le sort se résout\u202f; il n’affecte pas les cibles illégales.",
        en: "As long as one target is legal the spell resolves; it doesn’t affect the illegal ones.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["fizzle", "stops", "counter-spell"] },
      verdict: "no",
      ruling: {
        fr: "Non, il reste au moins une cible légale\u00a0: le sort se résout et n’affecte que celle-ci.",
        en: "No, at least one target is still legal: the spell resolves and affects only that one.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le sort se résout pour les cibles encore légales\u202f; la cible illégale n’est pas affectée.",
        en: "Yes, the spell resolves for the targets that are still legal; the illegal target is not affected.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le sort se résout quand même\u00a0: il affecte les cibles encore légales et ignore la cible illégale.",
        en: "The spell still resolves: it affects the targets that are still legal and leaves the illegal one alone.",
      },
    },
  ],
  explanation: {
    fr: "Pour qu’un sort ne se résolve pas, il faut que toutes ses cibles soient devenues illégales. Avec au moins une cible légale, il se résout\u00a0: les effets qui ne concernent pas la cible illégale ont lieu. Des blessures déjà réparties ne sont pas redistribuées.",
    en: "A spell fails to resolve only when all of its targets have become illegal. With at least one legal target it resolves, and effects that don’t concern the illegal target happen. Damage that was divided isn’t divided anew.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon sort cible deux créatures et l’une des deux meurt en réponse, est-ce que l’autre est quand même affectée ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si une des cibles de mon sort devient illégale, est-ce que tout le sort est contrecarré ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’ai ciblé trois créatures, mon adversaire en sacrifie une : le sort se résout-il pour les autres cibles ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Que fait un sort à deux cibles quand une des cibles a gagné la défense talismanique ?",
      verdict: null,
    },
    {
      language: "en",
      text: "My spell has two targets and one of them dies in response. Does it still resolve for the other target?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If one of the targets becomes illegal, does the whole spell fizzle?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I targeted two creatures and my opponent bounced one of them; is the other target still hit?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "What happens when one of two targets is illegal on resolution?",
      verdict: null,
    },
  ],
};
