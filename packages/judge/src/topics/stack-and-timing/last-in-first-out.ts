import type { Topic } from "../topic.ts";

export const lastInFirstOut: Topic = {
  id: "stack-and-timing/last-in-first-out",
  title: { fr: "Dernier arrivé, premier résolu", en: "Last in, first out" },
  about: [
    ["resolves-first", "pump-in-response"],
    ["respond", "spell", "stack", "instant", "ability", "resolve", "cast"],
  ],
  not: [
    "saga",
    "hold-priority",
    "counter-spell",
    "prowess",
    "cast-trigger",
    "spell-first",
    "legend-rule",
    "state-based-action",
    "triggered-ability",
    "mana-ability",
    "split-second",
  ],
  hints: [
    "creature",
    "dies",
    "survives",
    "save",
    "damage",
    "target",
    "pump",
    "toughness",
    "before",
    "opponent",
    "instant",
    "kill",
    "lethal-damage",
    "plus-one-counter",
    "then-order",
    "order",
  ],
  rules: [
    {
      number: "405.5",
      claim: {
        fr: "Quand tous les joueurs passent, l’objet du dessus de la pile se résout.",
        en: "When all players pass, the top object of the stack resolves.",
      },
    },
    {
      number: "608.1",
      claim: {
        fr: "Le dernier sort ou la dernière capacité mis sur la pile se résout en premier.",
        en: "The spell or ability put on the stack last resolves first.",
      },
    },
    {
      number: "117.7",
      claim: {
        fr: "Répondre, c’est agir pendant que l’autre objet est encore sur la pile.",
        en: "Responding means acting while the other object is still on the stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["survives", "save"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la réponse se résout avant le sort auquel on répond\u00a0: la créature est déjà plus grande quand les blessures arrivent.",
        en: "Yes, the response resolves before the spell it responds to: the creature is already bigger when the damage comes.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["dies", "kill"] },
      verdict: "no",
      ruling: {
        fr: "Non, la réponse se résout en premier\u00a0: la créature est déjà plus grande quand les blessures arrivent.",
        en: "No, the response resolves first: the creature is already bigger when the damage comes.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le dernier sort mis sur la pile se résout en premier\u00a0: la réponse passe avant le sort auquel on répond.",
        en: "Yes, the spell put on the stack last resolves first: the response goes before the spell it responds to.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le dernier objet mis sur la pile se résout en premier\u00a0: la réponse passe avant le sort auquel on répond.",
        en: "The object put on the stack last resolves first: the response goes before the spell it responds to.",
      },
    },
  ],
  explanation: {
    fr: "La pile se vide du dessus vers le dessous, un objet à la fois, chaque fois que tous les joueurs passent. Une réponse s’applique donc avant, et le sort d’origine fait ensuite ce qu’il peut encore.",
    en: "The stack empties from top to bottom, one object at a time, each time all players pass. So a response applies first, and the original spell then does what it still can.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon adversaire lance un sort de 3 blessures sur ma 2/2, je réponds avec un bonus de +3/+3\u00a0: survit-elle\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Dans quel ordre se résolvent les sorts sur la pile\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si je réponds avec un éphémère, est-ce que mon éphémère se résout en premier\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My opponent casts a burn spell on my creature and I respond with a +3/+3 pump. Does my creature survive?",
      verdict: "yes",
    },
    { language: "en", text: "In which order do spells on the stack resolve?", verdict: null },
    {
      language: "en",
      text: "If I respond to a spell with an instant, does my instant resolve before it?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
