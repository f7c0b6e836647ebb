import type { Topic } from "../topic.ts";

export const becomesBlockedTriggersOnce: Topic = {
  id: "combat/becomes-blocked-triggers-once",
  title: {
    fr: "«\u00a0Quand cette créature devient bloquée\u00a0»",
    en: "“Whenever this becomes blocked”",
  },
  about: [
    ["becomes-blocked", "afflict", "flanking", "rampage", "bushido", "block"],
    ["how-many-times", "several-blockers", "gang-block", "each-time"],
    ["triggered-ability", "afflict", "rampage", "bushido", "lose-life"],
  ],
  not: ["menace", "damage-assignment-order", "flanking"],
  hints: ["block", "blocker", "creature", "twice", "attack", "attacker", "ability"],
  rules: [
    {
      number: "509.3c",
      claim: {
        fr: "«\u00a0Quand cette créature devient bloquée\u00a0» se déclenche une fois par combat, quel que soit le nombre de bloqueurs.",
        en: "“Whenever this creature becomes blocked” triggers once each combat, however many creatures block it.",
      },
    },
    {
      number: "702.130a",
      claim: {
        fr: "L’affliction se déclenche quand la créature devient bloquée.",
        en: "Afflict triggers whenever the creature becomes blocked.",
      },
    },
    {
      number: "509.3d",
      claim: {
        fr: "«\u00a0… devient bloquée par une créature\u00a0» se déclenche pour chaque bloqueur.",
        en: "“… becomes blocked by a creature” triggers for each blocker.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, elle ne se déclenche qu’une seule fois (1) par combat, même si plusieurs créatures bloquent.",
        en: "No, it triggers only once (1) each combat, even if several creatures block.",
      },
    },
    {
      when: { form: ["number"] },
      verdict: null,
      ruling: {
        fr: "1\u00a0: une seule fois, quel que soit le nombre de créatures qui la bloquent.",
        en: "1: it triggers only once, however many creatures block it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une capacité «\u00a0quand cette créature devient bloquée\u00a0» se déclenche une seule fois par combat\u202f; «\u00a0… par une créature\u00a0» se déclenche pour chaque bloqueur.",
        en: "A “whenever this creature becomes blocked” ability triggers once each combat; “… by a creature” triggers for each blocker.",
      },
    },
  ],
  explanation: {
    fr: "Devenir bloquée est un seul évènement\u00a0: la créature passe de non bloquée à bloquée, avec un ou dix bloqueurs. L’affliction suit cette règle.",
    en: "Becoming blocked is one event: the creature goes from unblocked to blocked, with one blocker or ten. Afflict follows this rule.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature avec affliction 2 est bloquée par deux créatures, combien de fois l’affliction se déclenche-t-elle\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "«\u00a0Quand cette créature devient bloquée\u00a0»\u00a0: est-ce que la capacité se déclenche pour chaque bloqueur si trois créatures la bloquent\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Combien de fois se déclenche l’affliction si quatre créatures bloquent mon attaquant\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "How many times does afflict trigger if three creatures block?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does “whenever this creature becomes blocked” trigger once for each blocker?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My afflict creature gets blocked by two creatures. Does its ability trigger twice?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
