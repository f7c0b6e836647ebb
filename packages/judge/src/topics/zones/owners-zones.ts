import type { Topic } from "../topic.ts";

export const ownersZones: Topic = {
  id: "zones/owners-zones",
  title: { fr: "Zones du propriétaire", en: "The owner’s zones" },
  about: [
    ["owners-graveyard", "anothers-card"],
    ["owners-graveyard", "graveyard", "hand", "library"],
    ["owners-graveyard", "anothers-card", "owner", "gain-control", "opponent"],
  ],
  not: ["commander", "multiplayer", "leave-game", "exiled-until", "mutate"],
  hints: [
    "dies",
    "sacrifice",
    "return",
    "creature",
    "control",
    "destroy",
    "card",
    "battlefield",
    "goes-to-graveyard",
    "control-effect-ends",
  ],
  rules: [
    {
      number: "400.3",
      claim: {
        fr: "Un objet ne va jamais que dans la bibliothèque, le cimetière ou la main de son propriétaire.",
        en: "An object only ever goes to its owner’s library, graveyard or hand.",
      },
    },
    {
      number: "404.2",
      claim: {
        fr: "Chaque cimetière est celui du propriétaire des cartes.",
        en: "Each graveyard belongs to the owner of the cards.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], asks: ["owner"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle va toujours dans la zone de son propriétaire.",
        en: "Yes, it always goes to its owner’s zone.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une carte va toujours dans le cimetière, la main ou la bibliothèque de son propriétaire, qui que ce soit qui la contrôle.",
        en: "No, a card always goes to its owner’s graveyard, hand or library, whoever controls it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Toujours dans la zone de son propriétaire, qui que ce soit qui la contrôle.",
        en: "Always to its owner’s zone, whoever controls it.",
      },
    },
  ],
  explanation: {
    fr: "Le propriétaire est le joueur qui a commencé la partie avec la carte\u202f; pour un jeton, celui qui l’a créé.",
    en: "The owner is the player who began the game with the card; of a token, the one who created it.",
  },
  questions: [
    {
      language: "fr",
      text: "Si une créature volée meurt, dans quel cimetière va-t-elle\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Je sacrifie une créature volée à mon adversaire\u00a0: va-t-elle dans mon cimetière\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature que je contrôle mais qui appartient à mon adversaire meurt\u00a0: va-t-elle au cimetière de son propriétaire\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If a creature I stole dies, whose graveyard does it go to?",
      verdict: null,
    },
    {
      language: "en",
      text: "I sacrifice a creature I stole from my opponent. Does it go to my graveyard?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent’s creature I control gets bounced. Does it return to its owner’s hand?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My opponent steals my creature and sacrifices it. Does it go to my graveyard?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon adversaire vole ma créature et la sacrifie, va-t-elle dans mon cimetière\u202f?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My opponent took control of my creature and it dies. Does it go to his graveyard?",
      verdict: "no",
    },
  ],
};
