import type { Topic } from "../topic.ts";

export const additionalCombatPhase: Topic = {
  id: "combat/additional-combat-phase",
  title: { fr: "Phase de combat supplémentaire", en: "Additional combat phases" },
  about: [
    ["extra-combat"],
    [
      "attack",
      "attacker",
      "untap",
      "untapped-again",
      "tap",
      "vigilance",
      "summoning-sickness",
      "triggered-ability",
      "combat-phase",
      "block",
    ],
  ],
  not: ["goad"],
  hints: ["creature", "turn", "main-phase", "second-time", "twice", "haste", "once-again"],
  rules: [
    {
      number: "500.8",
      claim: {
        fr: "Un effet peut ajouter une phase au tour.",
        en: "An effect may add a phase to the turn.",
      },
    },
    {
      number: "508.1a",
      claim: {
        fr: "Seules des créatures dégagées peuvent être déclarées comme attaquantes.",
        en: "Only untapped creatures can be declared as attackers.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["tap", "tapped-creature"], none: ["untap", "vigilance"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature engagée ne peut pas attaquer dans la nouvelle phase de combat tant qu’elle n’a pas été dégagée.",
        en: "No, a tapped creature can’t attack in the new combat phase unless it has been untapped.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature dégagée (par l’effet ou grâce à la vigilance) peut attaquer de nouveau dans la phase de combat supplémentaire.",
        en: "Yes, an untapped creature (untapped by the effect or thanks to vigilance) may attack again in the additional combat phase.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Dans une phase de combat supplémentaire, toute créature dégagée qui peut attaquer peut attaquer de nouveau\u202f; les créatures engagées ne le peuvent pas.",
        en: "In an additional combat phase every untapped creature that can attack may attack again; tapped ones can’t.",
      },
    },
  ],
  explanation: {
    fr: "Une phase de combat supplémentaire a toutes ses étapes\u00a0: on y déclare de nouveaux attaquants et de nouveaux bloqueurs, et les capacités d’attaque se déclenchent encore. Elle ne dégage rien d’elle-même.",
    en: "An additional combat phase has all its steps: new attackers and blockers are declared and attack abilities trigger again. By itself it untaps nothing.",
  },
  questions: [
    {
      language: "fr",
      text: "Avec une phase de combat supplémentaire, ma créature avec la vigilance peut-elle attaquer une deuxième fois\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "J’ai une phase de combat supplémentaire mais mes créatures sont engagées\u00a0: peuvent-elles attaquer à nouveau\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un effet dégage mes créatures et me donne un combat supplémentaire, puis-je réattaquer avec les mêmes\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "With an extra combat phase, can my untapped creatures attack again?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I get a second combat phase but my attackers are still tapped. Can tapped creatures attack in it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My creature has vigilance and I take an additional combat phase. May it attack a second time?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
