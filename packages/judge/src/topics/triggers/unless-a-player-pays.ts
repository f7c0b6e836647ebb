import type { Topic } from "../topic.ts";

export const unlessAPlayerPays: Topic = {
  id: "triggers/unless-a-player-pays",
  title: { fr: "«\u00a0À moins que le joueur ne paie\u00a0»", en: "“Unless that player pays”" },
  about: [["unless-pays"]],
  not: ["attack-tax", "commander", "ward", "attack"],
  hints: [
    "counter-spell",
    "pay",
    "mana",
    "resolve",
    "opponent",
    "spell",
    "tap",
    "land",
    "respond",
    "triggered-ability",
    "upkeep",
    "sacrifice",
    "when-decide",
    "choose",
    "before",
    "may-ability",
  ],
  rules: [
    {
      number: "118.12a",
      claim: {
        fr: "«\u00a0À moins que\u00a0»\u00a0: le joueur choisit de payer ou non pendant la résolution.",
        en: "“Unless”: the player chooses whether to pay during the resolution.",
      },
    },
    {
      number: "608.2d",
      claim: {
        fr: "Les choix d’un effet se font pendant la résolution.",
        en: "The choices of an effect are made during resolution.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["respond", "announce", "before", "counter-spell"],
        none: ["resolve"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, on ne choisit de payer ou non qu’au moment de la résolution, et personne ne peut répondre entre ce choix et l’effet.",
        en: "No, the choice to pay is made only on resolution, and nobody can respond between that choice and the effect.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le joueur décide de payer ou non pendant la résolution, et peut alors engager ses sources de mana.",
        en: "Yes, the player decides whether to pay during the resolution and may then tap for mana.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le joueur choisit de payer ou non pendant la résolution du sort ou de la capacité\u202f; il peut alors activer ses capacités de mana.",
        en: "The player chooses whether to pay while the spell or ability resolves; they may then activate mana abilities.",
      },
    },
  ],
  explanation: {
    fr: "Payer n’est jamais obligatoire. Il faut que le paiement entier soit possible à ce moment-là\u00a0: on ne peut pas répondre une fois la résolution commencée.",
    en: "Paying is never mandatory. The whole payment must be possible at that moment: nobody can respond once resolution has begun.",
  },
  questions: [
    {
      language: "fr",
      text: "Quand dois-je décider de payer pour un sort «\u00a0contrecarrez à moins que son contrôleur ne paie {3}\u00a0»\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Puis-je engager mes terrains pendant la résolution d’une capacité qui dit «\u00a0à moins que vous ne payiez {2}\u00a0»\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "À quel moment décide-t-on de payer pour «\u00a0à moins que ce joueur ne paie\u00a0»\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "When do I decide whether to pay for “counter that spell unless its controller pays {3}”?",
      verdict: null,
    },
    {
      language: "en",
      text: "Can I tap lands for mana during the resolution of an ability that says unless you pay {2}?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "When is the choice made for “sacrifice it unless you pay”?",
      verdict: null,
      heldBack: true,
    },
  ],
};
