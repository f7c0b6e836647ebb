import type { Topic } from "../topic.ts";

export const tokenCopiesEnter: Topic = {
  id: "triggers/token-copies-enter",
  title: { fr: "Un jeton copie arrive", en: "A token copy enters" },
  about: [["token-copy-etb"], ["token", "copy", "token-copy-etb", "create"]],
  not: ["copy-spell", "legendary", "commander", "mana-value"],
  hints: ["enters-trigger", "enters", "triggered-ability", "creature", "battlefield", "populate"],
  rules: [
    {
      number: "707.2",
      claim: {
        fr: "Le jeton a les capacités imprimées de l’original.",
        en: "The token has the original’s printed abilities.",
      },
    },
    {
      number: "603.6a",
      claim: {
        fr: "Une capacité d’arrivée se déclenche pour tout ce qui arrive, jetons compris.",
        en: "An enters ability triggers for anything that enters, tokens included.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le jeton arrive avec les capacités de l’original\u00a0: sa capacité d’arrivée se déclenche.",
        en: "Yes, the token enters with the original’s abilities: its enters ability triggers.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La capacité d’arrivée copiée se déclenche pour le jeton\u202f; «\u00a0quand vous lancez\u00a0» ne se déclenche pas.",
        en: "The copied enters ability triggers for the token; “when you cast” doesn’t.",
      },
    },
  ],
  explanation: {
    fr: "Le jeton n’est pas lancé\u00a0: seules les capacités d’arrivée se déclenchent, pas celles de lancement.",
    en: "The token isn’t cast: only enters abilities trigger, not cast triggers.",
  },
  questions: [
    {
      language: "fr",
      text: "Un jeton copie de ma créature déclenche-t-il sa capacité d’arrivée\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si je crée un jeton qui est une copie, l’effet d’arrivée du jeton se déclenche-t-il\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Quand un jeton copie arrive, sa capacité d’arrivée se déclenche-t-elle aussi\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a token copy of my creature trigger its enters ability?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does a token that is a copy trigger the enters ability of the creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My token copy enters the battlefield. Does its enters the battlefield trigger happen?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
