import type { Topic } from "../topic.ts";

export const auraFallsOff: Topic = {
  id: "state-based-actions/aura-falls-off",
  title: { fr: "L’aura tombe", en: "An Aura falls off" },
  about: [
    ["aura"],
    [
      "dies",
      "kill",
      "destroy",
      "exile",
      "sacrifice",
      "return",
      "blink",
      "zone-change",
      "protection",
      "mass-death",
    ],
    ["keep", "graveyard", "falls-off", "unattach", "still", "return", "attach", "aura"],
  ],
  not: [
    "gains-protection",
    "hexproof",
    "shroud",
    "target-gone",
    "respond",
    "umbra-armor",
    "bestow",
    "equipment",
    "triggered-ability",
  ],
  hints: [
    "dies-trigger",
    "enchantment",
    "enchant",
    "enchant-creature",
    "keep",
    "graveyard",
    "return",
    "blink",
    "protection",
    "attach",
    "unattach",
    "dies",
    "color",
    "state-based-action",
    "falls-off",
    "still",
    "battlefield",
    "exile",
  ],
  rules: [
    {
      number: "704.5m",
      claim: {
        fr: "Une aura attachée à rien ou à un objet illégal va au cimetière de son propriétaire.",
        en: "An Aura attached to nothing or to an illegal object goes to its owner’s graveyard.",
      },
    },
    {
      number: "303.4c",
      claim: {
        fr: "Une aura qui ne peut plus enchanter son hôte va au cimetière.",
        en: "An Aura that can’t enchant its host any more goes to the graveyard.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["keep", "return", "blink", "still"] },
      verdict: "no",
      ruling: {
        fr: "Non, dès que la créature enchantée quitte le champ de bataille ou ne peut plus être enchantée, l’aura est mise au cimetière de son propriétaire.",
        en: "No, once the enchanted creature leaves the battlefield or can’t be enchanted any more, the Aura is put into its owner’s graveyard.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, l’aura n’est plus attachée à rien de légal\u00a0: elle est mise au cimetière de son propriétaire.",
        en: "Yes, the Aura is no longer attached to anything legal: it is put into its owner’s graveyard.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’aura est mise au cimetière de son propriétaire par une action basée sur l’état\u202f; elle ne suit pas la créature.",
        en: "The Aura is put into its owner’s graveyard as a state-based action; it doesn’t follow the creature.",
      },
    },
  ],
  explanation: {
    fr: "Une aura a besoin d’un objet légal à enchanter. Si cet objet quitte le champ de bataille, même un instant, ou gagne une protection contre l’aura, elle tombe. La créature qui revient est un nouvel objet. La défense talismanique ne fait pas tomber une aura déjà attachée.",
    en: "An Aura needs a legal object to enchant. If that object leaves the battlefield, even for a moment, or gains protection from the Aura, it falls off. A creature that comes back is a new object. Hexproof doesn’t make an attached Aura fall off.",
  },
  questions: [
    {
      language: "fr",
      text: "Quand la créature enchantée meurt, l’aura va-t-elle au cimetière ?",
      verdict: "yes",
    },
    { language: "fr", text: "Si je blinke la créature, garde-t-elle son aura ?", verdict: "no" },
    { language: "fr", text: "Que devient l’aura attachée à une créature exilée ?", verdict: null },
    {
      language: "fr",
      text: "Mon aura reste-t-elle en jeu si la créature enchantée est renvoyée en main\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "When the enchanted creature dies, does the aura go to the graveyard?",
      verdict: "yes",
    },
    { language: "en", text: "If I flicker my creature, does it keep its aura?", verdict: "no" },
    {
      language: "en",
      text: "What happens to an aura attached to a creature that gets exiled?",
      verdict: null,
    },
    {
      language: "en",
      text: "The creature my Aura is on gets exiled. Does the Aura go to the graveyard too?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
