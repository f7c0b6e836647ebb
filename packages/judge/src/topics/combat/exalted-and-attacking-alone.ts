import type { Topic } from "../topic.ts";

export const exaltedAndAttackingAlone: Topic = {
  id: "combat/exalted-and-attacking-alone",
  title: { fr: "Exaltation et attaquer seule", en: "Exalted and attacking alone" },
  about: [["exalted"]],
  hints: [
    "attack",
    "attacker",
    "attack-alone",
    "several-attackers",
    "triggered-ability",
    "several-exalted",
    "enters-attacking",
    "creature",
    "second-copy",
    "accumulate",
    "token",
    "planeswalker",
    "plus-one-counter",
    "power",
    "end-of-turn",
    "several-blockers",
    "each-time",
    "declare-attackers",
    "bonus",
    "permanent",
    "lord",
    "several-effects",
    "pump",
  ],
  rules: [
    {
      number: "702.83a",
      claim: {
        fr: "L’exaltation se déclenche quand une créature que vous contrôlez attaque seule.",
        en: "Exalted triggers when a creature you control attacks alone.",
      },
    },
    {
      number: "506.5",
      claim: {
        fr: "Une créature attaque seule si elle est la seule déclarée attaquante.",
        en: "A creature attacks alone if it is the only one declared as an attacker.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["several-attackers"] },
      verdict: "no",
      ruling: {
        fr: "Non, l’exaltation ne se déclenche que si une seule créature est déclarée attaquante.",
        en: "No, exalted triggers only if a single creature is declared as an attacker.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, chaque exaltation que vous contrôlez se déclenche séparément et donne +1/+1 à la créature qui attaque seule, qu’elle ait l’exaltation ou non.",
        en: "Yes, each exalted you control triggers separately and gives +1/+1 to the creature that attacks alone, whether or not it has exalted itself.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque exaltation que vous contrôlez donne +1/+1 jusqu’à la fin du tour à votre créature qui attaque seule.",
        en: "Each instance of exalted you control gives +1/+1 until end of turn to your creature that attacks alone.",
      },
    },
  ],
  explanation: {
    fr: "On regarde la déclaration des attaquants\u00a0: une seule créature déclarée. Des créatures mises ensuite sur le champ de bataille attaquantes n’annulent pas le bonus. Les permanents avec l’exaltation n’ont pas besoin d’attaquer eux-mêmes, et leurs déclenchements s’additionnent.",
    en: "What counts is the declaration of attackers: a single creature declared. Creatures put onto the battlefield attacking later do not undo the bonus. The permanents with exalted need not attack themselves, and their triggers add up.",
  },
  questions: [
    {
      language: "fr",
      text: "L’exaltation se déclenche-t-elle si j’attaque avec deux créatures\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Plusieurs exaltations se cumulent-elles quand ma créature attaque seule\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "ma creature attaque seule et j’ai 2 autres permanents avec exaltation, elle gagne deux fois le bonus\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Does exalted trigger if I attack with two creatures?", verdict: "no" },
    {
      language: "en",
      text: "Do multiple instances of exalted stack when one creature attacks alone?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My lone attacker doesn't have exalted but my other creatures do. Does it get the exalted bonus?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "I attack with two creatures. Does exalted trigger?", verdict: "no" },
    {
      language: "en",
      text: "Does exalted pump my creatures if I send in two of them?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Two attackers and an exalted creature at home: do they get +1/+1?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’attaque avec deux créatures, l’exaltation se déclenche-t-elle\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "L’exaltation donne-t-elle un bonus si j’envoie deux créatures\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Deux attaquantes et une créature avec exaltation à la maison, elles ont +1/+1\u202f?",
      verdict: "no",
    },
  ],
};
