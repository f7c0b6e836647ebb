import type { Bilingual } from "@spellwright/contract";

/** A told table in the words of a question. */
export const myLife = (life: number): Bilingual => ({
  fr: `J’ai ${life} points de vie.`,
  en: `I have ${life} life.`,
});

export const opponentLife = (life: number): Bilingual => ({
  fr: `Mon adversaire a ${life} points de vie.`,
  en: `My opponent has ${life} life.`,
});

export const opponentsTurn: Bilingual = {
  fr: "C’est le tour de mon adversaire.",
  en: "It is my opponent’s turn.",
};
