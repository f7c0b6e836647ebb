import type { Topic } from "../topic.ts";

export const copyEntersAbilities: Topic = {
  id: "replacement-effects/copy-enters-abilities",
  title: { fr: "Ce qu’une copie fait en arrivant", en: "What a copy does as it enters" },
  about: [
    ["copy"],
    ["enters-trigger", "as-enters-choice", "enters-with-counters", "enters-tapped"],
  ],
  not: ["copy-spell", "tapped-state"],
  hints: [
    "enters",
    "triggered-ability",
    "counter-marker",
    "plus-one-counter",
    "choose",
    "token",
    "target",
    "replacement-effect",
    "color",
    "creature",
    "activated-ability",
  ],
  rules: [
    {
      number: "707.5",
      claim: {
        fr: "L’objet arrive déjà en étant une copie\u00a0: les capacités d’arrivée copiées fonctionnent.",
        en: "The object enters already being a copy: the copied enters abilities work.",
      },
    },
    {
      number: "707.6",
      claim: {
        fr: "Les choix faits pour l’original ne sont pas copiés\u00a0: le contrôleur de la copie fait les siens.",
        en: "Choices made for the original are not copied: the controller of the copy makes their own.",
      },
    },
    {
      number: "614.12a",
      claim: {
        fr: "Ces choix se font avant l’arrivée.",
        en: "Those choices are made before it enters.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["same-choice"] },
      verdict: "no",
      ruling: {
        fr: "Non, les choix faits pour l’original ne sont pas copiés\u00a0: le contrôleur de la copie fait un nouveau choix au moment où elle arrive.",
        en: "No, choices made for the original are not copied: the controller of the copy makes a new choice as it enters.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle arrive déjà en étant une copie\u00a0: ses capacités «\u00a0quand elle arrive\u00a0», «\u00a0arrive avec\u00a0» et «\u00a0au moment où elle arrive\u00a0» fonctionnent normalement.",
        en: "Yes, it enters already being a copy: its “when it enters”, “enters with” and “as it enters” abilities work as usual.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La copie arrive déjà avec le texte copié\u00a0: ses capacités déclenchées d’arrivée se déclenchent, elle arrive avec ses marqueurs et son contrôleur fait ses propres choix.",
        en: "The copy enters already with the copied text: its enters abilities trigger, it enters with its counters and its controller makes their own choices.",
      },
    },
  ],
  explanation: {
    fr: "Devenir une copie en arrivant est un effet de remplacement\u00a0: l’objet n’arrive pas d’abord comme clone pour changer ensuite. Tout ce que le texte copié fait à l’arrivée s’applique donc, y compris les choix, qui sont nouveaux. Choisir l’original ne le cible pas, sauf si le texte dit «\u00a0ciblé\u00a0».",
    en: "Becoming a copy on entering is a replacement effect: the object does not enter as a clone first and change later. So everything that the copied text does on entering applies, including choices, which are made anew. Choosing the original does not target it unless the text says “target”.",
  },
  questions: [
    {
      language: "fr",
      text: "Si mon clone copie une créature avec une capacité d’arrivée en jeu, est-ce qu’elle se déclenche\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une copie d’une créature qui arrive avec deux marqueurs +1/+1 arrive-t-elle avec des marqueurs\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si mon clone copie un permanent avec une couleur choisie, a-t-il la même couleur choisie\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Quand je clone une bête, est-ce que l’etb de la bête copiée se déclenche pour moi\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does my Clone trigger the enters ability of the creature it copies?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If a copy of a creature that enters with +1/+1 counters comes in, does it enter with counters too?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does my copy have the same chosen color as the original? It says as it enters choose a color.",
      verdict: "no",
    },
    {
      language: "en",
      text: "If I clone something with an ETB trigger, do I get the trigger?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
