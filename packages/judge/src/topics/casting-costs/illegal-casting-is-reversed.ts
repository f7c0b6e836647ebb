import type { Topic } from "../topic.ts";

export const illegalCastingIsReversed: Topic = {
  id: "casting-costs/illegal-casting-is-reversed",
  title: { fr: "Lancement illégal annulé", en: "An illegal cast is reversed" },
  about: [
    ["illegal-action", "cannot-pay"],
    ["cast", "spell", "mana", "pay"],
  ],
  not: ["commander-tax", "activated-ability", "upkeep"],
  hints: [
    "hand",
    "graveyard",
    "land",
    "tap",
    "mana-ability",
    "mana-pool",
    "announce",
    "target",
    "return",
    "cost",
    "rewind",
    "counter-spell",
    "untap",
    "triggered-ability",
    "goes-back",
  ],
  rules: [
    {
      number: "733.1",
      claim: {
        fr: "L’action illégale est entièrement annulée et le sort retourne d’où il vient.",
        en: "The illegal action is reversed completely and the spell returns to where it came from.",
      },
    },
    {
      number: "601.2",
      claim: {
        fr: "Qui ne peut pas mener une étape du lancement à bien lance illégalement.",
        en: "Whoever cannot complete a step of casting casts illegally.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["goes-to-graveyard", "counter-spell", "lost-card"] },
      verdict: "no",
      ruling: {
        fr: "Non, le sort n’est ni perdu ni mis au cimetière\u00a0: le lancement est annulé, la carte revient là où elle était et les paiements sont annulés.",
        en: "No, the spell is neither lost nor put into the graveyard: the casting is reversed, the card goes back to where it was and payments are undone.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["hand", "return", "goes-back", "rewind", "untap"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le lancement illégal est annulé\u00a0: la carte revient là où elle était, les paiements sont annulés et vous pouvez annuler les capacités de mana activées pour lui.",
        en: "Yes, the illegal casting is reversed: the card returns to where it was, payments are undone and you may undo the mana abilities activated for it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le lancement est entièrement annulé\u00a0: la carte revient là où elle était (en main le plus souvent), les paiements sont annulés et vous pouvez aussi annuler les capacités de mana activées.",
        en: "The casting is reversed completely: the card returns to where it was (usually the hand), payments are undone and you may also reverse the mana abilities activated for it.",
      },
    },
  ],
  explanation: {
    fr: "Un joueur qui ne peut pas payer le coût total ou choisir des cibles légales n’a rien lancé du tout\u00a0: le jeu revient juste avant. Rien ne se déclenche par l’action annulée. Les actions qui ont révélé ou déplacé des cartes de la bibliothèque ne peuvent pas être annulées.",
    en: "A player who cannot pay the total cost or choose legal targets has not cast anything at all: the game goes back to just before. Nothing triggers from the undone action. Actions that revealed or moved cards of a library cannot be undone.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai lancé un sort mais je n’ai pas assez de mana pour le payer, est-ce que ma carte revient en main\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si on s’aperçoit que je ne peux pas payer le sort que j’annonce\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si je n’ai pas assez de mana pour un sort, va-t-il au cimetière\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon adversaire annonce un sort et n’a pas assez de mana, il perd sa carte\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "I announced a spell but don’t have enough mana. Does the card go back to my hand?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What happens if I start casting a spell and can’t pay for it?",
      verdict: null,
    },
    {
      language: "en",
      text: "If I don’t have enough mana for a spell I cast, does it go to the graveyard?",
      verdict: "no",
    },
    {
      language: "en",
      text: "We noticed the spell was cast without enough mana. Do I get to rewind and untap my lands?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
