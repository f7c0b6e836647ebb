import { cardLines, frenchLines } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { foldWords, singularsOf } from "@spellwright/text";

/** Names of the game’s own that have a capital inside a sentence, in both languages. */
const OWN_NAMES =
  "commander game changer changers karsten magic modern legacy pioneer standard vintage pauper edh cedh duel brawl white blue black red green i ii iii iv v";
/** A word with a capital that begins neither a sentence nor what stands behind a mark. */
const INSIDE = /(?<=[\p{L}\p{N},’'\u{f0000}-\u{fffff}]\s)(?:[dl][’'])?(\p{Lu}[\p{L}’'-]*)/gu;

/** Tells whether a sentence names what no card, type or word of its sources is called. */
export const createUnlistedNameCheck = (cards: readonly Card[], about: readonly string[]) => {
  const texts = [
    OWN_NAMES,
    ...about,
    ...cards.flatMap((card) => [
      ...cardLines(card),
      ...frenchLines(card),
      card.printed_type_line ?? "",
      card.summary?.en ?? "",
      ...card.keywords,
    ]),
  ];
  const known = new Set(texts.flatMap((text) => foldWords(text).split(" ")));
  const isKnown = (word: string): boolean =>
    foldWords(word)
      .split(" ")
      .every((part) => known.has(part) || [...singularsOf(part)].some((one) => known.has(one)));
  return (marked: string): boolean =>
    [...marked.matchAll(INSIDE)].some(([, word = ""]) => !isKnown(word));
};
