import type { Topic } from "../topic.ts";

export const crewing: Topic = {
  id: "permanents/crewing",
  title: { fr: "Piloter un véhicule", en: "Crewing a Vehicle" },
  about: [
    ["vehicle", "crew", "crew-sick"],
    ["crew", "crew-sick"],
    [
      "summoning-sickness",
      "just-arrived",
      "this-turn",
      "tap",
      "attack",
      "block",
      "haste",
      "crew-sick",
    ],
  ],
  not: ["destroy", "kill", "aura", "mass-death", "mana-ability"],
  hints: [
    "creature",
    "turn",
    "power",
    "untap",
    "opponents-turn",
    "instant-timing",
    "vehicle",
    "activated-ability",
    "able-to-crew",
  ],
  rules: [
    {
      number: "702.122a",
      claim: {
        fr: "Piloter N\u00a0: engagez d’autres créatures dégagées de force totale N ou plus.",
        en: "Crew N: tap other untapped creatures with total power N or more.",
      },
    },
    {
      number: "302.6",
      claim: {
        fr: "Le mal d’invocation ne touche que l’attaque et les coûts avec le symbole d’engagement.",
        en: "Summoning sickness concerns only attacking and costs with the tap symbol.",
      },
    },
    {
      number: "301.7",
      claim: {
        fr: "Un véhicule piloté est une créature-artefact jusqu’à la fin du tour.",
        en: "A crewed Vehicle is an artifact creature until end of turn.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], asks: ["attack"], none: ["since-last-turn", "able-to-crew"] },
      verdict: "no",
      ruling: {
        fr: "Non, un véhicule arrivé ce tour-ci ne peut pas attaquer ce tour sans la célérité, même si une autre créature le pilote.",
        en: "No, a Vehicle that came in this turn can’t attack this turn without haste, even if crewed.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["tapped-creature", "tapped-state"] },
      verdict: "no",
      ruling: {
        fr: "Non, on pilote avec des créatures dégagées.",
        en: "No, crewing takes untapped creatures.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature dégagée peut piloter même si elle vient d’arriver\u00a0: piloter n’est pas une capacité à symbole d’engagement de cette créature.",
        en: "Yes, an untapped creature may crew even if it just arrived: crewing isn’t a tap-symbol ability of that creature.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Toute créature dégagée peut piloter, même arrivée ce tour-ci\u202f; le véhicule lui-même a le mal d’invocation s’il vient d’arriver et ne peut alors pas attaquer.",
        en: "Any untapped creature may crew, even one that arrived this turn; the Vehicle itself is summoning sick if it just came in and then can’t attack.",
      },
    },
  ],
  explanation: {
    fr: "On peut piloter à tout moment où l’on a la priorité, donc aussi pour bloquer. Le véhicule doit être piloté avant la déclaration des attaquants ou des bloqueurs.",
    en: "You may crew whenever you have priority, so also to block. The Vehicle has to be crewed before attackers or blockers are declared.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature qui vient d’arriver peut-elle piloter un véhicule\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon véhicule arrivé ce tour-ci, piloté par une créature, peut-il attaquer\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature a le mal d’invocation, est-ce que je peux l’engager pour piloter mon véhicule\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Ma créature arrivée ce tour-ci peut-elle piloter un véhicule pour qu’il attaque\u202f?",
      verdict: "yes",
    },
    { language: "en", text: "Can a summoning sick creature crew a Vehicle?", verdict: "yes" },
    {
      language: "en",
      text: "I cast a Vehicle this turn and crew it. Can it attack this turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "May I crew with a creature I just cast?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
