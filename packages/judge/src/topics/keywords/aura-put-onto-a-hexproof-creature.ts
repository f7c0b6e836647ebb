import type { Topic } from "../topic.ts";

export const auraPutOntoAHexproofCreature: Topic = {
  id: "keywords/aura-put-onto-a-hexproof-creature",
  title: {
    fr: "Aura mise sur le champ de bataille sans être lancée",
    en: "An Aura put onto the battlefield without being cast",
  },
  about: [
    ["aura"],
    ["hexproof", "shroud"],
    ["return", "put-onto-battlefield", "enters", "graveyard", "aura-not-cast"],
  ],
  not: ["protection", "my-own-target", "unattach", "falls-off"],
  hints: [
    "target",
    "attach",
    "creature",
    "battlefield",
    "enchantment",
    "opponent",
    "cast",
    "choose",
    "enchant",
    "still",
    "cant",
    "hand",
    "exile",
  ],
  rules: [
    {
      number: "303.4f",
      claim: {
        fr: "Une aura mise sur le champ de bataille sans être lancée ne cible rien\u00a0: on choisit ce qu’elle enchante.",
        en: "An Aura put onto the battlefield without being cast targets nothing: you choose what it enchants.",
      },
    },
    {
      number: "702.11b",
      claim: {
        fr: "La défense talismanique n’empêche que d’être ciblé.",
        en: "Hexproof only stops being targeted.",
      },
    },
    {
      number: "702.18a",
      claim: {
        fr: "Le linceul n’empêche que d’être ciblé.",
        en: "Shroud only stops being targeted.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, seule une aura lancée cible\u00a0: mise directement sur le champ de bataille, elle peut enchanter une créature avec la défense talismanique ou le linceul.",
        en: "Yes, only an Aura that is cast targets: put directly onto the battlefield, it may enchant a creature with hexproof or shroud.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Mise sur le champ de bataille sans être lancée, l’aura ne cible pas\u00a0: son contrôleur choisit une créature légale, même avec la défense talismanique ou le linceul.",
        en: "Put onto the battlefield without being cast, the Aura does not target: its controller chooses a legal creature, even one with hexproof or shroud.",
      },
    },
  ],
  explanation: {
    fr: "Un sort d’aura cible ce qu’il va enchanter, une aura qui revient du cimetière ou de l’exil ne cible rien. Celui qui la contrôle choisit au moment où elle arrive, sans réponse possible entre les deux. La protection, elle, empêche d’enchanter et reste un obstacle.",
    en: "An Aura spell targets what it will enchant; an Aura that returns from the graveyard or exile targets nothing. Its controller chooses as it enters, with no response in between. Protection, however, forbids enchanting and remains an obstacle.",
  },
  questions: [
    {
      language: "fr",
      text: "Une aura qui revient du cimetière peut-elle être attachée à une créature hexproof de l’adversaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si un effet met une aura sur le champ de bataille, peut-elle enchanter une créature avec le linceul\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "mon aura est renvoyée du cimetiere sur le champ de bataille, je peux la mettre sur une créature avec défense talismanique\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can an Aura returned from the graveyard enchant a creature with hexproof?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If an effect puts an Aura onto the battlefield, can it be attached to a creature with shroud?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I return an aura from my graveyard to the battlefield. May I attach it to my opponent's hexproof creature?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
