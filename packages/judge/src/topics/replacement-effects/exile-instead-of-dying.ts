import type { Topic } from "../topic.ts";

export const exileInsteadOfDying: Topic = {
  id: "replacement-effects/exile-instead-of-dying",
  title: {
    fr: "Exilé au lieu d’aller au cimetière",
    en: "Exiled instead of going to the graveyard",
  },
  about: [
    ["exile-instead"],
    ["dies", "dies-trigger", "graveyard", "triggered-ability", "undying", "persist", "destroy"],
  ],
  not: ["flashback", "commander"],
  hints: [
    "replacement-effect",
    "exile",
    "sacrifice",
    "token",
    "zone-change",
    "creature",
    "return",
    "lethal-damage",
    "discard",
    "counter-spell",
    "enters",
  ],
  rules: [
    {
      number: "614.6",
      claim: {
        fr: "L’évènement remplacé n’a jamais lieu\u00a0: la carte va directement en exil.",
        en: "The replaced event never happens: the card goes straight to exile.",
      },
    },
    {
      number: "700.4",
      claim: {
        fr: "«\u00a0Mourir\u00a0» veut dire être mis au cimetière depuis le champ de bataille.",
        en: "“Dies” means being put into a graveyard from the battlefield.",
      },
    },
    {
      number: "603.6c",
      claim: {
        fr: "Une capacité «\u00a0quitte le champ de bataille\u00a0» se déclenche quelle que soit la destination.",
        en: "A “leaves the battlefield” ability triggers whatever the destination.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["zone-change"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une capacité «\u00a0quitte le champ de bataille\u00a0» se déclenche\u00a0: la créature part bien, en exil au lieu du cimetière.",
        en: "Yes, a “leaves the battlefield” ability triggers: the creature does leave, to exile instead of the graveyard.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la créature est exilée à la place et ne meurt donc jamais\u00a0: elle ne passe pas par le cimetière et les capacités «\u00a0quand elle meurt\u00a0» ne se déclenchent pas.",
        en: "No, the creature is exiled instead, so it never dies: it does not touch the graveyard and “when it dies” abilities do not trigger.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La créature va directement en exil et ne meurt pas\u00a0: aucune capacité «\u00a0quand elle meurt\u00a0» ne se déclenche, mais celles qui disent «\u00a0quitte le champ de bataille\u00a0» se déclenchent.",
        en: "The creature goes straight to exile and does not die: no “when it dies” ability triggers, but “leaves the battlefield” abilities do.",
      },
    },
  ],
  explanation: {
    fr: "«\u00a0À la place\u00a0» annonce un effet de remplacement\u00a0: l’évènement remplacé n’a jamais lieu. Mourir, c’est être mis au cimetière depuis le champ de bataille\u202f; ici cela n’arrive pas. Si l’effet ne parle que de «\u00a0cartes\u00a0», les jetons meurent normalement, car un jeton n’est pas une carte.",
    en: "“Instead” marks a replacement effect: the replaced event never happens. To die is to be put into a graveyard from the battlefield, and that does not occur here. If the effect speaks only of “cards”, tokens die as usual, because a token is not a card.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon adversaire a un effet qui exile les cartes à la place du cimetière. Ma créature qui meurt déclenche-t-elle sa capacité\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Avec Rest in Peace en jeu, est-ce que mes capacités quand elle meurt se déclenchent\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si ma créature est exilée au lieu d’aller au cimetière, est-ce que la capacité «\u00a0quitte le champ de bataille\u00a0» se déclenche\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Sous Leyline of the Void, une créature détruite est-elle considérée comme morte\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "With Rest in Peace on the battlefield, do my dies triggers work?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If a creature would die but is exiled instead, does its death trigger go off?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My creature is exiled instead of going to the graveyard. Does its leaves the battlefield trigger happen?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Opponent has Leyline of the Void: does my undying creature come back when it dies?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
