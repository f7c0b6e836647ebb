import type { Topic } from "../topic.ts";

export const respondingToTheDraw: Topic = {
  id: "stack-and-timing/responding-to-the-draw",
  title: { fr: "Répondre à la pioche du tour", en: "Responding to the draw for the turn" },
  about: [
    ["draw-for-turn", "draw-step"],
    ["respond", "cast", "before", "priority", "discard", "instant"],
  ],
  not: ["replaced-draw", "skip", "triggered-ability", "draw-empty"],
  hints: ["draw", "upkeep", "opponents-turn", "instant", "priority", "stack", "permission"],
  rules: [
    {
      number: "504.1",
      claim: {
        fr: "La pioche du tour est une action dictée par le tour et n’utilise pas la pile.",
        en: "The draw for the turn is a turn-based action and doesn’t use the stack.",
      },
    },
    {
      number: "504.2",
      claim: {
        fr: "La priorité vient ensuite, dans la même étape.",
        en: "Priority comes afterwards, in the same step.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["respond", "before"] },
      verdict: "no",
      ruling: {
        fr: "Non, la pioche du tour n’utilise pas la pile\u00a0: on ne peut pas y répondre. Il faut agir à l’entretien pour passer avant, ou à l’étape de pioche une fois la carte piochée.",
        en: "No, the draw for the turn doesn’t use the stack, so nobody can respond to it. Act in the upkeep to be ahead of it, or in the draw step after the card is drawn.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les joueurs reçoivent la priorité à l’étape de pioche, mais seulement après que la carte du tour a été piochée.",
        en: "Yes, players receive priority in the draw step, but only after the card for the turn has been drawn.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’étape de pioche commence par la pioche, sans pile\u202f; les joueurs reçoivent la priorité ensuite. Pour agir avant la pioche, c’est à l’entretien.",
        en: "The draw step begins with the draw, without the stack; players receive priority afterwards. To act before the draw, use the upkeep.",
      },
    },
  ],
  explanation: {
    fr: "La carte est piochée dès le début de l’étape de pioche, par une action dictée par le tour. Ensuite le joueur actif reçoit la priorité et chacun peut lancer des éphémères. L’étape d’entretien est le dernier moment avant la pioche.",
    en: "The card is drawn at once as the draw step begins, by a turn-based action. Then the active player receives priority and everyone may cast instants. The upkeep is the last moment before the draw.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je répondre à la pioche du tour de mon adversaire ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que je peux lancer un éphémère à l’étape de pioche ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Quel est le dernier moment pour agir avant la pioche normale ? Expliquez l’étape de pioche et la priorité.",
      verdict: null,
    },
    {
      language: "fr",
      text: "L’adversaire fait sa pioche du tour, je peux répondre à ça avec un éphémère ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I respond to my opponent's draw for the turn?", verdict: "no" },
    {
      language: "en",
      text: "Do I get priority to cast an instant in the draw step?",
      verdict: "yes",
    },
    { language: "en", text: "How do I act before my opponent's regular draw?", verdict: null },
    {
      language: "en",
      text: "Is it possible to respond to someone's draw for turn?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
