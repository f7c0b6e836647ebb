import type { Topic } from "../topic.ts";

export const summoningSickTapAbilities: Topic = {
  id: "stack-and-timing/summoning-sick-tap-abilities",
  title: {
    fr: "Mal d’invocation et capacités d’engagement",
    en: "Summoning sickness and tap abilities",
  },
  about: [
    ["summoning-sickness", "just-arrived"],
    [
      "tap-symbol",
      "tap",
      "activated-ability",
      "mana",
      "mana-ability",
      "tap-for-mana",
      "convoke",
      "crew",
      "no-tap-symbol",
    ],
  ],
  not: ["convoke", "split-second", "vigilance", "suspend", "stolen-creature"],
  hints: ["artifact", "land", "haste", "attack", "vehicle", "cost", "activated-ability"],
  rules: [
    {
      number: "302.6",
      claim: {
        fr: "Une créature que vous ne contrôlez pas sans interruption depuis le début de votre dernier tour ne peut pas activer une capacité avec {T} dans son coût.",
        en: "A creature that you haven’t controlled since your turn began can’t use an ability with {T} in its cost.",
      },
    },
    {
      number: "602.5a",
      claim: { fr: "La célérité lève cette restriction.", en: "Haste lifts this restriction." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], all: ["attack", "vehicle"] },
      verdict: null,
      ruling: {
        fr: "Un véhicule arrivé ce tour-ci ne peut pas attaquer sans la célérité\u202f; la créature qui le pilote peut, elle, être arrivée ce tour-ci.",
        en: "A Vehicle that came under your control this turn can’t attack without haste; the creature that crews it may have arrived this turn.",
      },
      explanation: {
        fr: "Piloté, le véhicule devient une créature\u00a0: pour attaquer, il doit être sous votre contrôle depuis le début de votre tour. Piloter engage une créature sans le symbole {T}, ce que le mal d’invocation permet.",
        en: "Once crewed the Vehicle is a creature: to attack it must have been under your control since your turn began. Crewing taps a creature without the {T} symbol, which summoning sickness allows.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["artifact", "land"],
        none: ["animated-land", "becomes-creature", "creature", "vehicle", "crew"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, le mal d’invocation ne touche que les créatures\u00a0: un artefact ou un terrain qui n’en est pas une peut s’engager dès son arrivée.",
        en: "Yes, summoning sickness only touches creatures: an artifact or land that is not one can be tapped as soon as it arrives.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["no-tap-symbol", "convoke", "crew"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le mal d’invocation n’empêche que d’attaquer et les coûts avec le symbole {T} de la créature elle-même\u202f; les autres coûts sont permis.",
        en: "Yes, summoning sickness stops only attacking and costs with the creature’s own {T} symbol; other costs are fine.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["haste"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, avec la célérité la créature peut utiliser ses capacités avec {T} tout de suite.",
        en: "Yes, with haste the creature may use its abilities with {T} at once.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature avec le mal d’invocation ne peut pas activer une capacité dont le coût contient le symbole {T}, même pour du mana, sauf avec la célérité.",
        en: "No, a creature with summoning sickness can’t activate an ability whose cost has the {T} symbol, not even for mana, unless it has haste.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le mal d’invocation empêche d’attaquer et d’activer les capacités dont le coût contient {T} ou {Q}\u202f; les autres capacités sont permises.",
        en: "Summoning sickness stops attacking and abilities with {T} or {Q} in their cost; other abilities are fine.",
      },
    },
  ],
  explanation: {
    fr: "La règle regarde si vous contrôlez la créature sans interruption depuis le début de votre dernier tour. Elle touche toutes les capacités activées avec {T} ou {Q}, y compris de mana. Elle ne touche ni les capacités sans ce symbole, ni un artefact ou terrain qui n’est pas une créature, ni la convocation et le pilotage.",
    en: "The rule asks whether you have controlled the creature continuously since your most recent turn began. It covers all activated abilities with {T} or {Q}, mana abilities too. It doesn’t touch abilities without that symbol, artifacts or lands that aren’t creatures, convoke or crewing.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature a le mal d’invocation, puis-je l’engager pour du mana ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature qui vient d’arriver peut-elle activer une capacité sans s’engager ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je engager une créature qui a le mal d’invocation pour une capacité sans symbole d’engagement\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Je viens de lancer ma créature, elle a une capacité avec {T} : est-ce que je peux l’activer tout de suite ?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I tap a creature with summoning sickness for mana?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can a summoning sick creature use an activated ability without the tap symbol?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I tap a summoning sick creature for an ability without the tap symbol?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I just cast Llanowar Elves, can I tap it for mana right away?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
