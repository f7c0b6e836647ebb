import type { Topic } from "../topic.ts";

export const interveningIf: Topic = {
  id: "triggers/intervening-if",
  title: {
    fr: "Condition «\u00a0si\u00a0» vérifiée deux fois",
    en: "An “if” condition checked twice",
  },
  about: [
    ["intervening-if", "condition"],
    ["triggered-ability", "upkeep", "end-step", "enters", "ability"],
    ["resolve", "respond", "still", "no-longer-met", "twice", "stack"],
  ],
  not: ["gain-control", "leave-game", "legend-rule", "saga"],
  hints: [
    "destroy",
    "kill",
    "artifact",
    "dies",
    "activated-ability",
    "twice",
    "upkeep",
    "end-step",
    "no-longer-met",
    "condition",
  ],
  rules: [
    {
      number: "603.4",
      claim: {
        fr: "La condition doit être vraie au déclenchement et encore à la résolution.",
        en: "The condition must be true as the ability would trigger and again as it resolves.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["twice"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la condition «\u00a0si\u00a0» est vérifiée deux fois\u00a0: au déclenchement et de nouveau à la résolution.",
        en: "Yes, the “if” condition is checked twice: as the ability would trigger and again as it resolves.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la condition «\u00a0si\u00a0» doit être vraie au déclenchement et encore à la résolution\u202f; sinon la capacité ne fait rien.",
        en: "No, the “if” condition must be true as the ability would trigger and still as it resolves; otherwise the ability does nothing.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La condition est vérifiée deux fois\u00a0: si elle est fausse au moment du déclenchement, rien ne va sur la pile\u202f; si elle est fausse à la résolution, la capacité est retirée sans effet.",
        en: "The condition is checked twice: if it is false at the trigger event nothing goes on the stack; if it is false on resolution the ability is removed with no effect.",
      },
    },
  ],
  explanation: {
    fr: "Un «\u00a0si\u00a0» placé juste après l’évènement introduit une condition intercalée. Si elle est fausse à l’évènement, la capacité ne se déclenche pas du tout, même si la condition devient vraie ensuite. Si elle est fausse à la résolution, la capacité est retirée de la pile.",
    en: "An “if” right after the trigger event makes an intervening condition. If it is false at the event, the ability doesn’t trigger at all, even if the condition becomes true later. If it is false on resolution, the ability is removed from the stack.",
  },
  questions: [
    {
      language: "fr",
      text: "La condition de ma capacité déclenchée n’est plus remplie à la résolution, est-ce que j’ai quand même l’effet ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une capacité déclenchée avec une condition « si » est-elle vérifiée deux fois ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Au début de l’entretien, si je contrôle un artefact : l’adversaire le détruit en réponse au déclenchement, la capacité se résout-elle toujours ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il quand la condition intermédiaire d’une capacité déclenchée n’est plus vraie à la résolution ?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "The condition of my triggered ability is no longer true on resolution. Do I still get the effect?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Is an intervening if clause checked again when the trigger resolves?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My upkeep trigger says 'if you control an artifact' and the artifact is destroyed in response. Does it still resolve?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How does an intervening if condition work on a triggered ability when it resolves?",
      verdict: null,
      heldBack: true,
    },
  ],
};
