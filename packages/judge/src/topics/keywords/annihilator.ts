import type { Topic } from "../topic.ts";

export const annihilator: Topic = {
  id: "keywords/annihilator",
  title: { fr: "Annihilateur", en: "Annihilator" },
  about: [["annihilator", "annihilate"]],
  not: ["commander"],
  hints: [
    "attack",
    "sacrifice",
    "permanent",
    "defending-player",
    "declare-attackers",
    "block",
    "triggered-ability",
    "counter-spell",
    "respond",
    "kill",
    "choose",
    "creature",
    "before",
    "token",
  ],
  rules: [
    {
      number: "702.86a",
      claim: {
        fr: "Annihilateur N\u00a0: quand la créature attaque, le joueur défenseur sacrifie N permanents.",
        en: "Annihilator N: whenever the creature attacks, the defending player sacrifices N permanents.",
      },
    },
    {
      number: "508.1",
      claim: {
        fr: "La capacité se déclenche à la déclaration des attaquants, avant les blocages.",
        en: "The ability triggers as attackers are declared, before blocks.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["kill", "destroy", "attacker-gone"],
        none: ["stops", "exempt", "save", "target", "indestructible"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, la capacité est déjà déclenchée\u00a0: même sans la créature, elle se résout et le joueur défenseur sacrifie.",
        en: "Yes, the ability has already triggered: even with the creature gone it resolves, and the defending player sacrifices.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["kill", "destroy", "attacker-gone", "target", "indestructible"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, la capacité est déjà déclenchée et le joueur défenseur choisit lui-même ce qu’il sacrifie.",
        en: "No, the ability has already triggered, and the defending player chooses what to sacrifice.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, annihilateur se déclenche dès la déclaration de l’attaque\u00a0: le joueur défenseur sacrifie avant de pouvoir bloquer.",
        en: "Yes, annihilator triggers as the attack is declared: the defending player sacrifices before they can block.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Quand la créature attaque, le joueur défenseur choisit et sacrifie N permanents, avant la déclaration des bloqueurs.",
        en: "When the creature attacks the defending player chooses and sacrifices N permanents, before blockers are declared.",
      },
    },
  ],
  explanation: {
    fr: "Tuer l’attaquante en réponse n’arrête pas la capacité déjà sur la pile. Peu importe que la créature soit bloquée ou qu’elle inflige des blessures.",
    en: "Killing the attacker in response doesn’t stop the ability already on the stack. It doesn’t matter whether the attack is blocked or deals damage.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce que je sacrifie mes permanents pour annihilateur avant de pouvoir bloquer\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment fonctionne annihilateur 2 et qui choisit les permanents à sacrifier\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si je tue la créature attaquante en réponse, est-ce que j’évite l’annihilateur\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Je tue la créature en réponse à annihilateur, dois-je quand même sacrifier\u202f?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If I kill the attacker with the annihilator trigger on the stack, do I still sacrifice?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Do I have to sacrifice for annihilator before blockers are declared?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How does annihilator work, and who chooses what is sacrificed?",
      verdict: null,
    },
    {
      language: "en",
      text: "If I kill the attacker in response, do I avoid the annihilator trigger?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
