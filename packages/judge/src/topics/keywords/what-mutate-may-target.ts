import type { Topic } from "../topic.ts";

export const whatMutateMayTarget: Topic = {
  id: "keywords/what-mutate-may-target",
  title: { fr: "Sur quoi muter", en: "What mutate may target" },
  about: [
    ["mutate", "mutate-target"],
    [
      "mutate-target",
      "token",
      "target",
      "creature-type",
      "commander",
      "summoning-sickness",
      "legendary",
    ],
  ],
  not: ["target-gone", "illegal-target", "merged-leaves", "respond", "copy"],
  hints: ["creature", "cast", "control", "owner"],
  rules: [
    {
      number: "702.140a",
      claim: {
        fr: "Muter cible une créature non-Humain que vous possédez, carte ou jeton.",
        en: "Mutate targets a non-Human creature you own, card or token.",
      },
    },
    {
      number: "730.2d",
      claim: {
        fr: "Un permanent fusionné est un jeton seulement si son composant du dessus en est un.",
        en: "A merged permanent is a token only if its topmost component is one.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["opponent", "gain-control"] },
      verdict: "no",
      ruling: {
        fr: "Non, muter cible une créature non-Humain que vous possédez.",
        en: "No, mutate targets a non-Human creature you own.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, n’importe quelle créature non-Humain que vous possédez peut être ciblée, y compris un jeton ou votre commandant.",
        en: "Yes, any non-Human creature you own may be targeted, including a token or your commander.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Muter cible une créature non-Humain que vous possédez\u00a0: carte, jeton ou commandant.",
        en: "Mutate targets a non-Human creature you own: a card, a token or your commander.",
      },
    },
  ],
  explanation: {
    fr: "Il faut la posséder, pas seulement la contrôler. Le permanent fusionné reste le même objet, sans nouveau mal d’invocation.",
    en: "You have to own it, not just control it. The merged permanent stays the same object, with no new summoning sickness.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je muter sur un jeton de créature que je possède\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je muter ma carte sur une créature de mon adversaire\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-il possible de muter sur mon commandant non-Humain\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I mutate onto a creature token?", verdict: "yes" },
    { language: "en", text: "Can I mutate onto my opponent’s creature?", verdict: "no" },
    {
      language: "en",
      text: "Can I mutate over my own commander if it isn’t a Human?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
