import type { Topic } from "../topic.ts";

export const wardForEachSpell: Topic = {
  id: "triggers/ward-for-each-spell",
  title: { fr: "Parade à chaque sort", en: "Ward for each spell" },
  about: [["ward"], ["each-time", "twice"]],
  not: ["several-targets", "copy", "hexproof", "split-second"],
  hints: [
    "pay",
    "cost",
    "target",
    "triggered-ability",
    "counter-spell",
    "respond",
    "opponent",
    "as-well",
    "spell",
    "end-of-turn",
  ],
  rules: [
    {
      number: "702.21a",
      claim: {
        fr: "La parade se déclenche chaque fois que le permanent devient la cible d’un sort ou d’une capacité d’un adversaire.",
        en: "Ward triggers whenever the permanent becomes the target of an opponent’s spell or ability.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la parade se déclenche séparément pour chaque sort ou capacité adverse qui cible le permanent\u00a0: il faut payer à chaque fois.",
        en: "Yes, ward triggers separately for each opposing spell or ability that targets the permanent: it must be paid each time.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La parade se déclenche pour chaque sort ou capacité adverse qui cible le permanent\u202f; le coût est à payer à chaque fois.",
        en: "Ward triggers for each opposing spell or ability that targets the permanent; the cost is paid each time.",
      },
    },
  ],
  explanation: {
    fr: "La parade est une capacité déclenchée\u00a0: chaque ciblage par un adversaire la déclenche de nouveau. Payer une fois ne couvre pas le sort suivant. Le sort non payé est contrecarré.",
    en: "Ward is a triggered ability: every time an opponent targets the permanent it triggers anew. Paying once doesn’t cover the next spell. A spell that isn’t paid for is countered.",
  },
  questions: [
    {
      language: "fr",
      text: "Faut-il payer la parade pour chaque sort qui cible la créature ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si mon adversaire lance deux sorts sur ma créature avec parade, la parade se déclenche-t-elle chaque fois ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment marche la parade quand plusieurs sorts ciblent la même créature ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "J’ai déjà payé la parade une fois, est-ce que je dois payer à nouveau pour un deuxième sort ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do I have to pay ward for each spell that targets the creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If I cast two spells at a creature with ward, does ward trigger each time?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How does ward work when two spells target the same creature?",
      verdict: null,
    },
    {
      language: "en",
      text: "I paid for ward once this turn, do I have to pay again for a second spell?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
