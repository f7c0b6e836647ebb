import type { Topic } from "../topic.ts";

export const vigilanceAndBlocking: Topic = {
  id: "combat/vigilance-and-blocking",
  title: { fr: "Vigilance, attaquer et bloquer", en: "Vigilance, attacking and blocking" },
  about: [["vigilance"], ["attack", "attacker", "tap", "block"]],
  not: ["tapped-creature"],
  hints: ["opponents-turn", "untap", "declare-attackers"],
  rules: [
    {
      number: "702.20b",
      claim: {
        fr: "Attaquer n’engage pas une créature avec la vigilance.",
        en: "Attacking does not cause a creature with vigilance to tap.",
      },
    },
    {
      number: "508.1f",
      claim: {
        fr: "Les autres créatures s’engagent quand elles sont déclarées attaquantes.",
        en: "Other creatures tap as they are declared as attackers.",
      },
    },
    {
      number: "509.1a",
      claim: {
        fr: "Seules des créatures dégagées peuvent être déclarées bloqueuses.",
        en: "Only untapped creatures can be declared as blockers.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["block", "blocker"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle reste dégagée en attaquant et peut donc bloquer au tour suivant de l’adversaire.",
        en: "Yes, it stays untapped when it attacks, so it can block on the opponent’s next turn.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["tap"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature avec la vigilance ne s’engage pas quand elle attaque.",
        en: "No, a creature with vigilance does not tap when it attacks.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La créature attaque sans s’engager\u00a0; dégagée, elle pourra bloquer au tour de l’adversaire.",
        en: "The creature attacks without tapping; untapped, it can block on the opponent’s turn.",
      },
    },
  ],
  explanation: {
    fr: "Déclarer une attaquante l’engage, sauf si elle a la vigilance. Ce n’est pas un coût que l’on choisit de payer\u00a0; une créature déjà engagée ne peut toujours pas attaquer.",
    en: "Declaring an attacker taps it unless it has vigilance. It is not a cost that you choose to pay; a creature that is already tapped still cannot attack.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature a la vigilance et elle attaque, pourra-t-elle bloquer au tour de mon adversaire\u202f?",
      verdict: "yes",
    },
    { language: "en", text: "Does a creature with vigilance tap when it attacks?", verdict: "no" },
    {
      language: "en",
      text: "If my vigilance creature attacks, can it still block during my opponent's turn?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Est-ce qu’une créature avec la vigilance s’engage pour attaquer\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Est-ce qu’une créature avec la vigilance s’engage en attaquant\u202f?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My creature with vigilance attacked, can it still block next turn?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature avec la vigilance peut-elle bloquer après avoir attaqué\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "La vigilance permet-elle d’attaquer puis de bloquer\u202f?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can a vigilance creature block on my opponent’s turn after attacking?",
      verdict: "yes",
    },
    { language: "en", text: "Can a creature with vigilance attack and block?", verdict: "yes" },
  ],
};
