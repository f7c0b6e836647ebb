import type { Topic } from "../topic.ts";

export const hiddenAndPublicZones: Topic = {
  id: "zones/hidden-and-public-zones",
  title: { fr: "Ce que l’on peut regarder", en: "What may be looked at" },
  about: [["look-hidden"], ["library", "hand", "graveyard", "look-hidden"]],
  not: ["search", "scry", "surveil", "mulligan", "face-down"],
  hints: ["player", "opponent", "card", "order"],
  rules: [
    {
      number: "401.2",
      claim: {
        fr: "Personne ne peut regarder une bibliothèque ni en changer l’ordre.",
        en: "Nobody may look at a library or change its order.",
      },
    },
    {
      number: "402.3",
      claim: {
        fr: "On peut regarder sa propre main et connaître le nombre de cartes de celle des autres.",
        en: "You may look at your own hand and know the number of cards in others’ hands.",
      },
    },
    {
      number: "404.2",
      claim: {
        fr: "Les cimetières peuvent être consultés à tout moment par tous.",
        en: "Graveyards may be looked through by anyone at any time.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["graveyard"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les cimetières sont publics\u00a0: tout joueur peut les consulter à tout moment.",
        en: "Yes, graveyards are public: any player may look through them at any time.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, bibliothèques et mains des autres sont cachées\u202f; on peut seulement en compter les cartes.",
        en: "No, libraries and others’ hands are hidden; you may only count the cards.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Cimetière, champ de bataille et exil face visible sont publics\u202f; bibliothèques et mains sont cachées, mais leur nombre de cartes est connu.",
        en: "Graveyards, the battlefield and face-up exile are public; libraries and hands are hidden, but their number of cards is known.",
      },
    },
  ],
  explanation: {
    fr: "Demander combien de cartes un adversaire a en main ou en bibliothèque est toujours permis.",
    en: "Asking how many cards an opponent has in hand or library is always allowed.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je regarder ma bibliothèque quand je veux\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ai-je le droit de regarder le cimetière de mon adversaire à tout moment\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je peux voir la main de mon adversaire sans effet\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I look at my own library whenever I want?", verdict: "no" },
    {
      language: "en",
      text: "May I look through my opponent’s graveyard at any time?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I look through my library during a game?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
