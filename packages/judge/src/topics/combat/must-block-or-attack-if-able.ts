import type { Topic } from "../topic.ts";

export const mustBlockOrAttackIfAble: Topic = {
  id: "combat/must-block-or-attack-if-able",
  title: {
    fr: "Attaquer ou bloquer «\u00a0si possible\u00a0»",
    en: "Attacking or blocking “if able”",
  },
  about: [
    ["lure", "no-attack-if-able", "must-attack", "forced"],
    ["attack", "block", "attacker", "blocker"],
    [
      "lure",
      "no-attack-if-able",
      "must-attack",
      "tap",
      "tapped-creature",
      "tapped-state",
      "summoning-sickness",
      "attack-tax",
      "pay",
      "cost",
      "creature",
    ],
  ],
  not: ["goad", "planeswalker", "commander", "need-not-attack"],
  hints: [
    "creature",
    "creature",
    "opponent",
    "turn",
    "just-arrived",
    "this-turn",
    "menace",
    "flying",
    "cost",
    "cant",
  ],
  rules: [
    {
      number: "508.1d",
      claim: {
        fr: "Une exigence d’attaque ne vaut que si la créature peut attaquer, et jamais au prix d’un coût.",
        en: "A requirement to attack counts only if the creature can attack, and never makes you pay a cost.",
      },
    },
    {
      number: "509.1c",
      claim: {
        fr: "Les exigences de blocage s’appliquent dans la limite des restrictions.",
        en: "Requirements to block apply as far as restrictions allow.",
      },
    },
    {
      number: "101.2",
      claim: {
        fr: "Ce qui interdit l’emporte sur ce qui oblige.",
        en: "What forbids beats what requires.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: [
          "tap",
          "tapped-creature",
          "tapped-state",
          "summoning-sickness",
          "attack-tax",
          "pay",
          "cost",
          "just-arrived",
          "cant",
        ],
      },
      verdict: "no",
      ruling: {
        fr: "Non, «\u00a0si possible\u00a0» n’oblige pas une créature qui ne peut pas (engagée, mal d’invocation, restriction) et n’oblige jamais à payer un coût.",
        en: "No, “if able” doesn’t force a creature that can’t (tapped, summoning sick, restricted), and never forces you to pay a cost.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si un effet l’exige\u00a0: une créature qui peut attaquer ou bloquer et qui y est obligée «\u00a0si possible\u00a0» doit le faire. Sans un tel effet, rien ne l’y oblige.",
        en: "Yes, if an effect demands it: a creature that can attack or block and has to “if able” must do so. Without such an effect nothing makes it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une créature obligée d’attaquer ou de bloquer «\u00a0si possible\u00a0» doit le faire si rien ne l’en empêche\u202f; personne n’est jamais obligé de payer un coût pour cela.",
        en: "A creature that has to attack or block “if able” must do so if nothing stops it; nobody ever has to pay a cost for that.",
      },
    },
  ],
  explanation: {
    fr: "On respecte d’abord toutes les restrictions, puis le plus grand nombre possible d’exigences. Une créature engagée, atteinte du mal d’invocation ou interdite d’attaque en est dispensée, et personne n’est tenu de payer pour la laisser attaquer ou bloquer.",
    en: "All restrictions are obeyed first, then as many requirements as possible. A tapped or summoning-sick creature, or one that may not attack, is excused, and nobody has to pay to let it attack or block.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature doit attaquer si possible, mais il faut payer pour attaquer\u00a0: suis-je obligé de payer\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Toutes les créatures capables de bloquer cette créature doivent le faire\u00a0: suis-je obligé de bloquer avec toutes mes créatures dégagées\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature engagée qui doit attaquer à chaque combat si possible est-elle obligée d’attaquer\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My creature attacks each combat if able but it’s tapped. Does it have to attack?",
      verdict: "no",
    },
    {
      language: "en",
      text: "A creature with lure attacks me. Do all my able creatures have to block it?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My creature must attack if able, but the opponent has a Propaganda effect. Am I forced to pay for the attack?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
