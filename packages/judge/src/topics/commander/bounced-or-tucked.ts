import type { Topic } from "../topic.ts";

export const bouncedOrTucked: Topic = {
  id: "commander/bounced-or-tucked",
  title: {
    fr: "Commandant renvoyé en main ou en bibliothèque",
    en: "Commander put into hand or library",
  },
  about: [
    ["commander", "commander-bounced"],
    ["commander-bounced", "hand", "library", "shuffle"],
    [
      "commander-choice",
      "command-zone",
      "replacement-effect",
      "return",
      "commander-bounced",
      "would-go",
    ],
  ],
  not: [
    "cast-from-hand",
    "commander-damage",
    "dies",
    "color-identity",
    "deck-construction",
    "companion",
    "merged",
    "mutate",
    "ninjutsu",
    "commander-tax",
  ],
  hints: [
    "owner",
    "opponent",
    "return",
    "library",
    "top-of-library",
    "shuffle",
    "may-ability",
    "choose",
  ],
  rules: [
    {
      number: "903.9b",
      claim: {
        fr: "S’il devait aller en main ou dans la bibliothèque, son propriétaire peut le mettre en zone de commandement à la place.",
        en: "If it would go to hand or library, its owner may put it into the command zone instead.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["forced"] },
      verdict: "no",
      ruling: {
        fr: "Non, c’est facultatif\u00a0: le propriétaire choisit, il peut aussi laisser le commandant aller en main ou dans la bibliothèque.",
        en: "No, it is optional: the owner chooses and may also let the commander go to the hand or library.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si le commandant devait aller dans la main ou la bibliothèque de son propriétaire, celui-ci peut le mettre en zone de commandement à la place.",
        en: "Yes, if the commander would go to its owner’s hand or library, the owner may put it into the command zone instead.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Son propriétaire choisit\u00a0: le commandant va en main ou dans la bibliothèque comme prévu, ou directement en zone de commandement à la place.",
        en: "Its owner chooses: the commander goes to the hand or library as planned, or straight to the command zone instead.",
      },
    },
  ],
  explanation: {
    fr: "C’est un effet de remplacement\u00a0: le commandant ne passe alors pas par la main ni par la bibliothèque. Pour le cimetière et l’exil, c’est différent\u00a0: il y va d’abord, puis une action basée sur l’état permet de le déplacer.",
    en: "It is a replacement effect: the commander then never touches the hand or library. Graveyard and exile are different: it goes there first, and then a state-based action lets you move it.",
  },
  questions: [
    {
      language: "fr",
      text: "Si mon commandant est renvoyé dans ma main, puis-je le mettre en zone de commandement à la place\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon adversaire mélange mon commandant dans ma bibliothèque, est-ce que je peux le remettre en zone de commandement\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Suis-je obligé de mettre mon commandant en zone de commandement s’il est renvoyé en main\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon commandant est renvoyé en main, dois-je le mettre en zone de commandement\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si mon commandant devrait aller sous ma bibliothèque\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "On me renvoie mon commandant en main, ai-je le droit de le mettre plutôt en zone de commandement\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my commander is bounced to my hand, can I put it into the command zone instead?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My commander would be shuffled into my library. May I send it to the command zone?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What happens if my commander is tucked on the bottom of my library?",
      verdict: null,
    },
    {
      language: "en",
      text: "Must I put my commander into the command zone when it would return to my hand?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
