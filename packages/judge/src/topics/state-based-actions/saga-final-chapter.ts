import type { Topic } from "../topic.ts";

export const sagaFinalChapter: Topic = {
  id: "state-based-actions/saga-final-chapter",
  title: { fr: "Dernier chapitre d’une saga", en: "The final chapter of a Saga" },
  about: [
    ["saga"],
    ["sacrifice", "final-chapter", "dies"],
    ["sacrifice", "before", "resolve", "still", "final-chapter", "stack", "when-decide", "respond"],
  ],
  not: ["proliferate", "copy", "token"],
  hints: [
    "destroy",
    "respond",
    "triggered-ability",
    "counter-marker",
    "state-based-action",
    "ability",
    "still",
    "before",
    "stack",
    "final-chapter",
    "exile",
  ],
  rules: [
    {
      number: "714.4",
      claim: {
        fr: "La saga n’est sacrifiée qu’une fois que sa capacité de chapitre a quitté la pile.",
        en: "A Saga is sacrificed only once its chapter ability has left the stack.",
      },
    },
    {
      number: "704.5s",
      claim: { fr: "C’est une action basée sur l’état.", en: "It is a state-based action." },
    },
    {
      number: "714.2b",
      claim: {
        fr: "Un chapitre est une capacité déclenchée.",
        en: "A chapter is a triggered ability.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["before"] },
      verdict: "no",
      ruling: {
        fr: "Non, la saga n’est sacrifiée qu’après que la capacité de son dernier chapitre a quitté la pile.",
        en: "No, the Saga is sacrificed only after its final chapter ability has left the stack.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la capacité du dernier chapitre se résout\u202f; si la saga est encore là, elle est sacrifiée dès que cette capacité a quitté la pile.",
        en: "Yes, the final chapter ability resolves; if the Saga is still there, it is sacrificed once that ability has left the stack.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La saga est sacrifiée juste après que la capacité de son dernier chapitre a quitté la pile, qu’elle se soit résolue ou ait été contrecarrée.",
        en: "The Saga is sacrificed right after its final chapter ability has left the stack, whether it resolved or was countered.",
      },
    },
  ],
  explanation: {
    fr: "Quand le dernier marqueur «\u00a0sapience\u00a0» arrive, le chapitre se déclenche et va sur la pile. Tant qu’il y est, la saga reste. Ensuite son contrôleur la sacrifie par une action basée sur l’état, à laquelle personne ne peut répondre.",
    en: "When the last lore counter is put on it, the chapter triggers and goes on the stack. The Saga stays while it is there. Then its controller sacrifices it as a state-based action, which nobody can respond to.",
  },
  questions: [
    {
      language: "fr",
      text: "La saga est-elle sacrifiée avant que son dernier chapitre se résolve ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que je sacrifie ma saga après la résolution du dernier chapitre ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Quand sacrifie-t-on une saga arrivée à son dernier chapitre ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si la saga est détruite en réponse au dernier chapitre, la capacité se résout-elle quand même ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Is a saga sacrificed before its final chapter resolves?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Do I sacrifice my saga after the last chapter resolves?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "When is a saga sacrificed, with the final chapter still on the stack?",
      verdict: null,
    },
    {
      language: "en",
      text: "Opponent destroys my saga in response to the final chapter, does that chapter still resolve?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
