import type { Topic } from "../topic.ts";

export const stunCounters: Topic = {
  id: "permanents/stun-counters",
  title: { fr: "Marqueurs «\u00a0étourdissement\u00a0»", en: "Stun counters" },
  about: [["stunned", "stun-counter"]],
  not: ["copy", "commander"],
  hints: [
    "untap",
    "untap-step",
    "counter-marker",
    "tap",
    "creature",
    "turn",
    "attack",
    "permanent",
    "ability",
    "block",
    "replacement-effect",
    "twice",
  ],
  rules: [
    {
      number: "122.1d",
      claim: {
        fr: "Un permanent avec un marqueur «\u00a0étourdissement\u00a0» qui devrait se dégager en perd un à la place.",
        en: "A permanent with a stun counter that would untap loses one instead.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, s’il devrait se dégager, on retire un marqueur à la place\u202f; il ne se dégage que sans marqueur.",
        en: "No, if it would untap, a counter is removed instead; it untaps only without any.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque fois que le permanent devrait se dégager, on retire un marqueur «\u00a0étourdissement\u00a0» à la place\u00a0: il reste engagé jusqu’à ce qu’il n’en ait plus.",
        en: "Each time the permanent would untap, a stun counter is removed instead: it stays tapped until none is left.",
      },
    },
  ],
  explanation: {
    fr: "Cela vaut pour l’étape de dégagement comme pour tout effet qui dégage. Le marqueur n’engage pas le permanent lui-même.",
    en: "That goes for the untap step as well as any effect that untaps. The counter itself doesn’t tap the permanent.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature avec un marqueur étourdi se dégage-t-elle pendant l’étape de dégagement\u202f?",
      verdict: "no",
    },
    { language: "fr", text: "Comment fonctionnent les marqueurs étourdi\u202f?", verdict: null },
    {
      language: "fr",
      text: "Un sort dégage ma créature qui a un marqueur stun\u00a0: se dégage-t-elle\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a creature with a stun counter untap during the untap step?",
      verdict: "no",
    },
    { language: "en", text: "How do stun counters work?", verdict: null },
    {
      language: "en",
      text: "I use an effect to untap my creature with a stun counter on it. Does it untap?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
