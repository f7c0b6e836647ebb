import type { Topic } from "../topic.ts";

export const activatedAbilitiesAnyTime: Topic = {
  id: "stack-and-timing/activated-abilities-any-time",
  title: { fr: "Capacités activées à tout moment", en: "Activated abilities at any time" },
  about: [
    ["activated-ability", "any-ability-timing"],
    [
      "opponents-turn",
      "instant-timing",
      "combat-phase",
      "upkeep",
      "end-step",
      "any-ability-timing",
      "draw-step",
    ],
    ["any-ability-timing", "activated-ability", "opponents-turn"],
  ],
  not: [
    "planeswalker",
    "loyalty",
    "loyalty-ability",
    "equip",
    "equipment",
    "split-second",
    "mana-ability",
    "level-up",
    "reconfigure",
    "untap-step",
    "cleanup-step",
    "sorcery-timing",
    "cycling",
    "control",
    "enchanted-by-opponent",
    "lands-become-basic",
    "summoning-sickness",
    "play-ban",
    "crew",
  ],
  hints: [
    "ability",
    "turn",
    "land",
    "creature",
    "artifact",
    "opponent",
    "tap",
    "sacrifice",
    "search",
    "respond",
    "priority",
    "land-put",
  ],
  rules: [
    {
      number: "602.1",
      claim: {
        fr: "Une capacité activée s’écrit «\u00a0coût\u00a0: effet\u00a0».",
        en: "An activated ability is written “cost: effect”.",
      },
    },
    {
      number: "117.1b",
      claim: {
        fr: "On peut activer une capacité dès que l’on a la priorité.",
        en: "A player may activate an ability whenever they have priority.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une capacité activée peut l’être dès que vous avez la priorité, aussi pendant le tour de l’adversaire, sauf si elle dit «\u00a0seulement comme un rituel\u00a0» ou «\u00a0pendant votre tour\u00a0».",
        en: "Yes, an activated ability can be activated whenever you have priority, on an opponent’s turn as well, unless it says “only as a sorcery” or “during your turn”.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Dès que vous avez la priorité, à n’importe quel tour, sauf restriction écrite («\u00a0seulement comme un rituel\u00a0»).",
        en: "Whenever you have priority, on any turn, unless a restriction is written (“only as a sorcery”).",
      },
    },
  ],
  explanation: {
    fr: "C’est le cas d’une fetchland, d’un artefact ou d’une capacité de créature. Équiper et les capacités de loyauté ont le moment d’un rituel.",
    en: "That goes for a fetch land, an artifact or a creature’s ability. Equip and loyalty abilities have sorcery timing.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je activer la capacité de mon artefact pendant le tour de mon adversaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je peux craquer ma fetchland pendant le tour adverse\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ai-je le droit d’utiliser une capacité activée à vitesse d’éphémère pendant l’entretien de l’adversaire\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I activate my creature’s ability on my opponent’s turn?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I crack a fetch land at the end of my opponent’s turn?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Am I allowed to activate an artifact’s ability during my opponent’s combat phase?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
