import type { Topic } from "../topic.ts";

export const wardBasics: Topic = {
  id: "keywords/ward-basics",
  title: { fr: "Parade", en: "Ward" },
  about: [
    ["ward", "ward-cost"],
    [
      "own-ward",
      "counter-spell",
      "pay",
      "cost",
      "resolve",
      "activated-ability",
      "triggered-ability",
      "target",
      "opponent",
      "stops",
      "mass-death",
      "ability",
      "untargeted",
    ],
  ],
  not: [
    "each-time",
    "twice",
    "uncounterable",
    "lose-in-response-ability",
    "loses-ability",
    "face-down",
    "overload",
    "change-target",
    "several-targets",
    "copy",
    "split-second",
  ],
  hints: [
    "spell",
    "creature",
    "target",
    "my-own-target",
    "permanent",
    "respond",
    "still",
    "may-ability",
  ],
  rules: [
    {
      number: "702.21a",
      claim: {
        fr: "Parade\u00a0: quand le permanent devient la cible d’un sort ou d’une capacité d’un adversaire, celui-ci est contrecarré à moins que le coût soit payé.",
        en: "Ward: when the permanent becomes the target of an opponent’s spell or ability, that is countered unless the cost is paid.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["own-ward", "my-own-target", "mass-death", "untargeted"] },
      verdict: "no",
      ruling: {
        fr: "Non, la parade ne se déclenche que si un adversaire cible le permanent.",
        en: "No, ward triggers only if an opponent targets the permanent.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la parade se déclenche pour tout sort ou toute capacité d’un adversaire qui cible le permanent\u00a0: il est contrecarré à moins que son contrôleur ne paie le coût.",
        en: "Yes, ward triggers for any spell or ability of an opponent that targets the permanent: it is countered unless its controller pays the cost.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Quand un adversaire cible le permanent avec un sort ou une capacité, celui-ci est contrecarré à moins qu’il ne paie le coût de parade pendant la résolution du déclenchement.",
        en: "When an opponent targets the permanent with a spell or ability, that is countered unless they pay the ward cost while the trigger resolves.",
      },
    },
  ],
  explanation: {
    fr: "La parade n’empêche pas de cibler. On paie pendant la résolution de la capacité de parade, pas en lançant le sort, et payer n’est pas obligatoire.",
    en: "Ward doesn’t stop targeting. You pay while the ward ability resolves, not while casting, and paying isn’t mandatory.",
  },
  questions: [
    {
      language: "fr",
      text: "Si mon adversaire ne paie pas le coût de parade, son sort est-il contrecarré\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Dois-je payer la parade quand je cible ma propre créature\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "La parade se déclenche-t-elle aussi pour une capacité activée adverse qui cible ma créature\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my opponent doesn’t pay for ward, is the spell countered?",
      verdict: "yes",
    },
    { language: "en", text: "Do I have to pay ward when I target my own creature?", verdict: "no" },
    {
      language: "en",
      text: "Does ward also trigger when an opponent’s activated ability targets the creature?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
