import type { Topic } from "../topic.ts";

export const stateTriggers: Topic = {
  id: "triggers/state-triggers",
  title: { fr: "Capacités déclenchées par un état", en: "State triggers" },
  about: [["state-trigger"]],
  not: ["copy", "commander"],
  hints: [
    "triggered-ability",
    "sacrifice",
    "control",
    "permanent",
    "creature",
    "stack",
    "respond",
    "resolve",
    "land",
    "condition",
    "no-longer-met",
    "twice",
  ],
  rules: [
    {
      number: "603.8",
      claim: {
        fr: "Une capacité d’état se déclenche dès que l’état est vrai, puis attend d’avoir quitté la pile.",
        en: "A state trigger triggers as soon as the state is true, then waits until it has left the stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["twice", "once-a-turn"] },
      verdict: "no",
      ruling: {
        fr: "Non, elle ne se déclenche pas de nouveau tant qu’elle est sur la pile\u202f; ensuite seulement, si l’état est encore vrai.",
        en: "No, it doesn’t trigger again while it is on the stack; only afterwards, if the state is still true.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une capacité qui dépend d’un état se déclenche dès que cet état est vrai et va sur la pile, où l’on peut y répondre\u202f; elle se résout même si l’état cesse.",
        en: "Yes, an ability that watches a state triggers as soon as the state is true and goes on the stack, where players may respond; it resolves even if the state ends.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La capacité se déclenche dès que l’état est vrai, une seule fois jusqu’à ce qu’elle ait quitté la pile, et se résout même si l’état n’est plus vrai.",
        en: "The ability triggers as soon as the state is true, only once until it has left the stack, and resolves even if the state is no longer true.",
      },
    },
  ],
  explanation: {
    fr: "À la différence d’une action basée sur l’état, elle utilise la pile\u00a0: on peut répondre. À la différence d’une condition «\u00a0si\u00a0», elle ne revérifie rien en se résolvant.",
    en: "Unlike a state-based action it uses the stack, so players may respond. Unlike an “if” condition it checks nothing again on resolution.",
  },
  questions: [
    {
      language: "fr",
      text: "«\u00a0Quand vous ne contrôlez aucune île, sacrifiez cette créature\u00a0»\u00a0: peut-on répondre à ce déclenchement\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment fonctionne une capacité comme «\u00a0quand vous ne contrôlez aucun autre artefact, sacrifiez-le\u00a0»\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Comment marche un déclenchement d’état\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "“When you control no Islands, sacrifice this creature”: can players respond to that trigger?",
      verdict: "yes",
    },
    { language: "en", text: "How do state triggers work?", verdict: null },
    {
      language: "en",
      text: "How does an ability like “when you control no other creatures” trigger?",
      verdict: null,
      heldBack: true,
    },
  ],
};
