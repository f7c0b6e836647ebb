import type { Bilingual } from "@spellwright/contract";

/** One detail without which a question has no single answer, and what may be answered. */
export interface DetailText {
  readonly question: Bilingual;
  readonly why: Bilingual;
  readonly choices: readonly Bilingual[];
}

/** What is asked back when one detail decides. */
export const details = {
  whoTargets: {
    question: {
      fr: "Qui cible la créature\u00a0: vous, qui la contrôlez, ou un adversaire\u202f?",
      en: "Who targets the creature: you, its controller, or an opponent?",
    },
    why: {
      fr: "La défense talismanique et la parade n’agissent que contre les adversaires.",
      en: "Hexproof and ward work against opponents only.",
    },
    choices: [
      { fr: "Je cible ma propre créature.", en: "I target my own creature." },
      { fr: "Je cible une créature de mon adversaire.", en: "I target my opponent’s creature." },
    ],
  },
  format: {
    question: { fr: "Dans quel format\u202f?", en: "In which format?" },
    why: {
      fr: "La légalité d’une carte dépend du format.",
      en: "Whether a card is legal depends on the format.",
    },
    choices: ["Commander", "Standard", "Pioneer", "Modern", "Legacy", "Vintage", "Pauper"].map(
      (format) => ({ fr: `En ${format}.`, en: `In ${format}.` }),
    ),
  },
  moment: {
    question: {
      fr: "À quel moment du tour en êtes-vous, et de qui est-ce le tour ?",
      en: "Where in the turn are you, and whose turn is it?",
    },
    why: {
      fr: "Ce qui est permis « maintenant » dépend du tour, de la phase et de la pile.",
      en: "What is allowed “now” depends on the turn, the phase and the stack.",
    },
    choices: [
      {
        fr: "C’est ma phase principale et la pile est vide.",
        en: "It is my main phase and the stack is empty.",
      },
      { fr: "C’est ma phase de combat.", en: "It is my combat phase." },
      { fr: "C’est le tour de mon adversaire.", en: "It is my opponent’s turn." },
    ],
  },
  object: {
    question: {
      fr: "De quelle carte ou créature parlez-vous, et que lui arrive-t-il\u202f?",
      en: "Which card or creature do you mean, and what happens to it?",
    },
    why: {
      fr: "Votre question ne dit ni de quoi il s’agit ni ce qui se passe.",
      en: "Your question says neither what it is about nor what happens.",
    },
    choices: [
      { fr: "Une 2/2 qui subit 2 blessures.", en: "A 2/2 that is dealt 2 damage." },
      {
        fr: "Une créature indestructible qu’un sort détruit.",
        en: "A creature with indestructible that a spell destroys.",
      },
      { fr: "Une créature bloquée par une 3/3.", en: "A creature that is blocked by a 3/3." },
    ],
  },
  sizes: {
    question: {
      fr: "Quelles sont la force et l’endurance des créatures\u202f?",
      en: "What are the power and toughness of the creatures?",
    },
    why: {
      fr: "Sans la force et l’endurance, l’issue du combat ne se calcule pas.",
      en: "Without power and toughness the outcome of the combat can’t be worked out.",
    },
    choices: [
      { fr: "Une 2/2 est bloquée par une 2/2.", en: "A 2/2 is blocked by a 2/2." },
      { fr: "Une 3/3 est bloquée par une 2/2.", en: "A 3/3 is blocked by a 2/2." },
      { fr: "Une 2/2 est bloquée par une 3/3.", en: "A 2/2 is blocked by a 3/3." },
    ],
  },
} as const satisfies Record<string, DetailText>;

/** Several cards share the name that was written. */
export const whichCard = (written: string): Bilingual => ({
  fr: `Plusieurs cartes portent le nom «\u00a0${written}\u00a0». Laquelle voulez-vous dire\u202f?`,
  en: `Several cards are called “${written}”. Which one do you mean?`,
});

export const refunded: Bilingual = {
  fr: "Précisez ce point et la question sera tranchée. Rien n’a été débité.",
  en: "Tell this one detail and the question will be ruled on. Nothing was charged.",
};
