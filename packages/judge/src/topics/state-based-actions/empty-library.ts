import type { Topic } from "../topic.ts";

export const emptyLibrary: Topic = {
  id: "state-based-actions/empty-library",
  title: { fr: "Bibliothèque vide", en: "An empty library" },
  about: [["draw-empty"], ["lose-game", "dies", "draw", "mill", "draw-step", "still"]],
  not: ["wins-instead", "win-game", "replacement-effect", "replaced-draw"],
  hints: [
    "lose-game",
    "library",
    "draw",
    "mill",
    "state-based-action",
    "before",
    "when-decide",
    "draw-step",
    "dies",
  ],
  rules: [
    {
      number: "704.5b",
      claim: {
        fr: "Perd le joueur qui a essayé de piocher dans une bibliothèque vide.",
        en: "A player who tried to draw from an empty library loses.",
      },
    },
    {
      number: "104.3c",
      claim: {
        fr: "On perd à la vérification suivante, pas dès que la bibliothèque est vide.",
        en: "The loss comes at the next check, not when the library becomes empty.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["draw-step"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un joueur qui doit piocher dans une bibliothèque vide perd la partie à la prochaine vérification des actions basées sur l’état.",
        en: "Yes, a player who has to draw from an empty library loses the game the next time state-based actions are checked.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["draw"], none: ["mill", "before", "still"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un joueur qui essaie de piocher dans une bibliothèque vide perd la partie\u202f; une bibliothèque vide seule ne fait pas perdre.",
        en: "Yes, a player who tries to draw from an empty library loses the game; an empty library alone doesn’t make anyone lose.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une bibliothèque vide ne fait pas perdre\u00a0: on perd seulement en essayant d’y piocher.",
        en: "No, an empty library doesn’t make you lose: you lose only when you try to draw from it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une bibliothèque vide ne fait pas perdre à elle seule\u202f; un joueur perd quand il essaie d’y piocher, à la vérification suivante des actions basées sur l’état.",
        en: "An empty library alone doesn’t make anyone lose; a player loses for trying to draw from it, when state-based actions are next checked.",
      },
    },
  ],
  explanation: {
    fr: "La défaite vient de l’essai de pioche, pas de la bibliothèque vide. Meuler sa dernière carte ne fait donc pas perdre. La défaite est vérifiée après la résolution de ce qui a fait piocher.",
    en: "The loss comes from the attempt to draw, not from the empty library. Milling the last card therefore doesn’t make you lose. The loss is checked after whatever made the player draw has resolved.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma bibliothèque est vide, est-ce que je perds la partie immédiatement ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je dois piocher dans une bibliothèque vide, est-ce que je perds ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Quand est-ce que je perds la partie avec une bibliothèque vide ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "On m’a meulé ma dernière carte et j’ai une bibliothèque vide, ai-je perdu tout de suite ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "My library is empty, do I lose the game right away?", verdict: "no" },
    { language: "en", text: "Do I lose if I have to draw from an empty library?", verdict: "yes" },
    { language: "en", text: "When do I lose the game with an empty library?", verdict: null },
    {
      language: "en",
      text: "I got milled out and have an empty library, do I lose the game immediately?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My last card gets milled. Do I lose the game immediately?",
      verdict: "no",
    },
    { language: "en", text: "Do I lose right away when my library is milled out?", verdict: "no" },
    { language: "en", text: "My opponent mills my whole library. Have I lost?", verdict: "no" },
    {
      language: "fr",
      text: "On me meule ma dernière carte, est-ce que je perds tout de suite\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je perds immédiatement si ma bibliothèque est vide après une meule\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon adversaire meule toute ma bibliothèque, ai-je perdu\u202f?",
      verdict: "no",
    },
    { language: "fr", text: "Perd-on si on ne peut plus piocher\u202f?", verdict: "yes" },
    { language: "en", text: "Do I lose if I have no cards left to draw?", verdict: "yes" },
  ],
};
