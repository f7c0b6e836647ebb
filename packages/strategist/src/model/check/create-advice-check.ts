import { cardLines, frenchLines } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { findUnsafeContent, foldWords, plainText, unsupportedQuotes } from "@spellwright/text";
import { type ClaimSources, createClaimCheck } from "./false-claims.ts";
import { createDeedCheck } from "./false-deeds.ts";
import { createFigureCheck, type FigureSources } from "./false-figures.ts";
import { createNameSigns } from "./name-signs.ts";
import { createUnlistedNameCheck } from "./unlisted-names.ts";

/** What an answer is held against. */
export interface AdviceSources extends FigureSources, ClaimSources {
  /** Every card that there is for this answer: of the deck, the question, the tools, and those it names. */
  readonly cards: readonly Card[];
  /** What is named like a card and none bears. */
  readonly invented: readonly string[];
}

const SENTENCE_END = /(?<=[.!?…])\s+|\n+/u;
/** Letters of other scripts, marks of code: none belongs to advice. */
const STRANGE = /(?=\p{L})\P{Script=Latin}|[<>{}|\\`_]/u;
const SYMBOL = /\{[\dA-Z/]{1,5}\}/g;
/** Nobody who advises on a deck asks for these. */
const ASKS_FOR =
  /\b(?:passwords?|mots? de passe|credit cards?|cartes? bancaires?|gift cards?|bank|iban|bitcoin|wallet|log ?in|click (?:here|the link)|cliquez|subscribe|abonnez|promo code|code promo|ignore (?:all|the|previous|toutes?)|ignorez)\b/;
const HEARSAY =
  /\b(?:tournaments?|tournois?|win ?rates?|winrates?|taux de victoire|rosewater|reddit|statisti\w*|surveys?|sondages?|(?:according to|selon) (?:the |some |most |les |des |the )?(?:pros?|players?|experts?|joueurs?))\b/;

const isFor = (text: string, name: string): boolean =>
  ` ${foldWords(text)} `.includes(` ${foldWords(name)} `);

/** Keeps of a model’s texts the sentences that stand. Counts those that fall. */
export const createAdviceCheck = (sources: AdviceSources) => {
  const { cards, invented, about } = sources;
  const signs = createNameSigns(cards);
  const falseFigure = createFigureCheck(sources);
  const isFalseClaim = createClaimCheck(sources, signs);
  const isFalseDeed = createDeedCheck(signs);
  const namesStrange = createUnlistedNameCheck(cards, about);
  const texts = [
    ...cards.flatMap((card) => [cardLines(card).join("\n"), ...frenchLines(card)]),
    ...about,
  ];
  const heard = about.map((line) => foldWords(line)).join("\n");
  let struck = 0;

  const stands = (marked: string, said: string): boolean => {
    const named = signs.cardsIn(marked);
    const folded = foldWords(said);
    const [rumour] = HEARSAY.exec(folded) ?? [];
    return (
      !STRANGE.test(said.replace(SYMBOL, "")) &&
      findUnsafeContent(said) === undefined &&
      !ASKS_FOR.test(folded) &&
      (rumour === undefined || heard.includes(rumour)) &&
      !invented.some((name) => isFor(said, name)) &&
      unsupportedQuotes(said, texts).length === 0 &&
      falseFigure(marked, named) === undefined &&
      !isFalseClaim(marked, named) &&
      !isFalseDeed(marked) &&
      !namesStrange(marked)
    );
  };

  return {
    /** The sentences of a text that stand, as they were written. */
    keep: (text: string, longest: number): string => {
      const plain = plainText(text, longest);
      const sentences = plain.split(SENTENCE_END).filter((each) => each.trim() !== "");
      const kept = sentences.filter((each) => stands(signs.mark(each), each));
      struck += sentences.length - kept.length;
      const whole = kept.join(" ");
      // A quotation of several sentences is none of them.
      if (unsupportedQuotes(whole, texts).length === 0) return whole;
      struck += kept.length;
      return "";
    },
    /** Sentences that fell so far. */
    struck: () => struck,
  };
};
