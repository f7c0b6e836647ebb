import type { Topic } from "../topic.ts";

export const stolenCommanderDamage: Topic = {
  id: "commander/stolen-commander-damage",
  title: { fr: "Blessures d’un commandant volé", en: "Damage from a stolen commander" },
  about: [
    ["gain-control", "control"],
    ["commander-damage", "twenty-one"],
    ["commander", "commander-damage"],
  ],
  not: ["copy", "partner"],
  hints: [
    "owner",
    "combat-damage",
    "damage",
    "opponent",
    "lose-game",
    "attack",
    "player",
    "controller",
    "separate-counts",
  ],
  rules: [
    {
      number: "903.10a",
      claim: {
        fr: "21 blessures de combat d’un même commandant font perdre, quel que soit son contrôleur.",
        en: "21 combat damage from the same commander makes a player lose, whoever controls it.",
      },
    },
    {
      number: "903.3",
      claim: {
        fr: "Être un commandant est attaché à la carte elle-même.",
        en: "Being a commander belongs to the card itself.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["stops-counting"] },
      verdict: "no",
      ruling: {
        fr: "Non, changer de contrôleur ne remet rien à zéro et ne fait pas cesser d’être un commandant\u00a0: les blessures déjà infligées restent comptées.",
        en: "No, changing controllers resets nothing and does not make it stop being a commander: damage already dealt stays counted.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un commandant reste un commandant quel que soit son contrôleur\u00a0: ses blessures de combat comptent pour les 21, même contre son propriétaire.",
        en: "Yes, a commander stays a commander whoever controls it: its combat damage counts toward the 21, even against its owner.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les blessures de combat du commandant volé comptent\u00a0: chaque joueur additionne tout ce que ce même commandant lui a infligé, quel que soit son contrôleur, et perd à 21.",
        en: "Combat damage from the stolen commander counts: each player adds up all that this same commander has dealt them, whoever controlled it, and loses at 21.",
      },
    },
  ],
  explanation: {
    fr: "Le statut de commandant est lié à la carte, pas au joueur qui la contrôle. On compte, par joueur et par commandant, les blessures de combat reçues pendant toute la partie.",
    en: "Being a commander is tied to the card, not to the player who controls it. For each player and each commander, count the combat damage received over the whole game.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je vole le commandant de mon adversaire, ses blessures comptent-elles comme des blessures de commandant\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon propre commandant volé m’attaque, est-ce que ça compte pour les 21 blessures de commandant\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment compter les blessures de commandant quand un adversaire prend le contrôle de mon commandant\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un commandant dont j’ai pris le contrôle peut-il tuer son propriétaire avec 21 blessures de commandant\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I steal an opponent’s commander, does it deal commander damage?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I lose to commander damage from my own stolen commander?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How is commander damage counted when someone takes control of a commander?",
      verdict: null,
    },
    {
      language: "en",
      text: "Somebody gained control of my commander and hit me with it. Does that count toward the 21?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
