import type { Topic } from "../topic.ts";

export const cannotAttackOrBlock: Topic = {
  id: "combat/cannot-attack-or-block",
  title: { fr: "«\u00a0Ne peut ni attaquer ni bloquer\u00a0»", en: "“Can’t attack or block”" },
  about: [
    ["attack-block-ban"],
    ["attack", "block", "attacker", "blocker", "attack-block-ban"],
    [
      "still",
      "aura",
      "enchantment",
      "activated-ability",
      "tap",
      "creature",
      "must-attack",
      "goad",
      "lure",
    ],
  ],
  not: [
    "defender",
    "menace",
    "flying",
    "summoning-sickness",
    "tapped-creature",
    "tapped-state",
    "planeswalker",
    "protection",
    "blocks-protected",
    "attack-tax",
  ],
  hints: ["ability", "haste", "pump", "equipment", "no-flyer-blocks", "forced"],
  rules: [
    { number: "101.2", claim: { fr: "L’interdiction l’emporte.", en: "“Can’t” wins." } },
    {
      number: "508.1c",
      claim: {
        fr: "Les restrictions d’attaque doivent être respectées.",
        en: "Attack restrictions have to be obeyed.",
      },
    },
    {
      number: "509.1b",
      claim: { fr: "Les restrictions de blocage aussi.", en: "So do restrictions on blocks." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], asks: ["activated-ability", "tap"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, seules l’attaque et le blocage sont interdits\u00a0: ses capacités restent utilisables.",
        en: "Yes, only attacking and blocking are forbidden: its abilities stay usable.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, l’interdiction l’emporte sur tout ce qui permet ou oblige\u00a0: la créature ne peut pas le faire.",
        en: "No, “can’t” beats whatever allows or requires it: the creature can’t do so.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’interdiction ne vise que l’attaque ou le blocage nommé\u202f; les capacités de la créature restent utilisables.",
        en: "The ban concerns only the attack or block it names; the creature’s abilities stay usable.",
      },
    },
  ],
  explanation: {
    fr: "Une obligation d’attaquer ou de bloquer ne vaut que si la créature le peut.",
    en: "A requirement to attack or block counts only if the creature can.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature enchantée par Pacifisme peut-elle bloquer\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature qui ne peut ni attaquer ni bloquer peut-elle encore activer ses capacités\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un effet dit que ma créature ne peut pas attaquer\u00a0: peut-elle attaquer quand même\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can my creature enchanted with Pacifism still block?", verdict: "no" },
    {
      language: "en",
      text: "A creature that can’t attack or block: can it still use its activated abilities?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My creature can’t attack because of an Aura. Can it attack if it has haste?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
