import type { Topic } from "../topic.ts";

export const tokensDie: Topic = {
  id: "triggers/tokens-die",
  title: { fr: "Un jeton qui meurt", en: "A token that dies" },
  about: [
    ["token"],
    ["dies", "dies-trigger", "kill", "sacrifice", "destroy"],
    ["triggered-ability", "dies-trigger", "graveyard", "dies"],
  ],
  not: [
    "return",
    "blink",
    "exile",
    "persist",
    "undying",
    "simultaneous",
    "mass-death",
    "copy",
    "cast",
    "hand",
    "library",
    "replacement-effect",
  ],
  hints: ["cease", "state-based-action", "sacrifice", "destroy", "kill", "still", "create", "sees"],
  rules: [
    {
      number: "700.4",
      claim: {
        fr: "Mourir, c’est aller au cimetière depuis le champ de bataille, jeton compris.",
        en: "To die is to go to a graveyard from the battlefield, tokens included.",
      },
    },
    {
      number: "111.7",
      claim: {
        fr: "Le jeton va d’abord au cimetière, puis cesse d’exister.",
        en: "The token goes to the graveyard first, then ceases to exist.",
      },
    },
    {
      number: "704.5d",
      claim: {
        fr: "Il cesse d’exister par une action basée sur l’état.",
        en: "It ceases to exist as a state-based action.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un jeton qui meurt va bien au cimetière avant de cesser d’exister\u00a0: les capacités «\u00a0à chaque fois qu’une créature meurt\u00a0» se déclenchent.",
        en: "Yes, a token that dies does go to the graveyard before it ceases to exist: “whenever a creature dies” abilities trigger.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un jeton meurt comme une carte\u00a0: il va au cimetière, les capacités se déclenchent, puis il cesse d’exister.",
        en: "A token dies like a card: it goes to the graveyard, abilities trigger, and then it ceases to exist.",
      },
    },
  ],
  explanation: {
    fr: "Un jeton mis au cimetière depuis le champ de bataille est mort. Il cesse d’exister ensuite, à la vérification suivante des actions basées sur l’état. Une capacité qui ne parle que de cartes ou de créatures non-jeton ne le compte pas.",
    en: "A token put into a graveyard from the battlefield has died. It ceases to exist afterwards, when state-based actions are next checked. An ability that speaks of cards or of nontoken creatures doesn’t count it.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce qu’un jeton qui meurt déclenche les capacités « quand une créature meurt » ?",
      verdict: "yes",
    },
    { language: "fr", text: "Un jeton va-t-il au cimetière quand il meurt ?", verdict: "yes" },
    {
      language: "fr",
      text: "Si je sacrifie un jeton, est-ce que ma capacité déclenchée à la mort d’une créature se déclenche ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mes jetons comptent ils comme des créatures qui meurent pour les déclenchements ?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Do tokens trigger dies abilities when they die?", verdict: "yes" },
    { language: "en", text: "Does a token go to the graveyard when it dies?", verdict: "yes" },
    {
      language: "en",
      text: "If I sacrifice a token, does my 'whenever a creature dies' ability trigger?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "When a creature token is killed, do death triggers see it?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
