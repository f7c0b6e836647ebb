import { readPowerToughness } from "@spellwright/cards";
import { findSequence, foldText, readNumber } from "@spellwright/text";
import type { NamedCard } from "../engine.ts";

/** A creature spoken of in a sentence: tokens `start` to `end`, and how many of them (0: not told). */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  /** The named card by its place in the list of cards. Null for power and toughness alone. */
  readonly card: number | null;
  readonly name: string;
  readonly power: number;
  readonly toughness: number;
  /** A named card's size as the question repeats it: “Questing Beast (4/4)”. */
  readonly repeated: string | null;
}

/** "two 2/2s": more than this is no combat that anyone asks about. */
const MOST_ALIKE = 20;
/** The words that a person wrote for a card, folded. */
export const wordsOfName = (written: string): readonly string[] =>
  foldText(written).tokens.filter((token) => token !== ".");

const cardMentions = (tokens: readonly string[], cards: readonly NamedCard[]): Mention[] =>
  cards.flatMap(({ card, written }, place) => {
    const words = wordsOfName(written);
    const start = findSequence(tokens, words);
    if (start < 0 || !/^\d+$/.test(card.power ?? "") || !/^\d+$/.test(card.toughness ?? ""))
      return [];
    const end = start + words.length;
    return [
      {
        start,
        end,
        count: Math.max(1, countBefore(tokens, start)),
        card: place,
        name: written,
        power: Number(card.power),
        toughness: Number(card.toughness),
        repeated: tokens.slice(end, end + 2).find((token) => readPowerToughness(token)) ?? null,
      },
    ];
  });

/** A name and what may stand for it: its first part and its last word (“does the Beast die?”). */
export const shortNames = (written: string): readonly (readonly string[])[] => {
  const words = wordsOfName(written);
  const first = wordsOfName(written.split(/,| of | the | de | du | des /)[0] ?? "");
  const last = words.slice(-1);
  return [words, first, last].filter(
    (name) => name.length > 0 && name.every((word) => word.length > 3 || name === words),
  );
};

/** Tokens at which a named creature is spoken of again, by its whole name or a part that it alone has. */
const namedAgain = (
  tokens: readonly string[],
  mentions: readonly Mention[],
): readonly (readonly [number, Mention])[] => {
  const inName = (at: number) => mentions.some(({ start, end }) => at >= start && at < end);
  const named = mentions.filter(({ card }) => card !== null);
  const isAmbiguous = (name: readonly string[], own: Mention) =>
    named.some((other) => other !== own && findSequence(wordsOfName(other.name), name) >= 0);
  return named.flatMap((mention) =>
    shortNames(mention.name)
      .filter((name) => !isAmbiguous(name, mention))
      .flatMap((name) => {
        const found: (readonly [number, Mention])[] = [];
        for (let at = findSequence(tokens, name, mention.end); at >= 0; ) {
          if (!inName(at)) found.push([at, mention]);
          at = findSequence(tokens, name, at + name.length);
        }
        return found;
      }),
  );
};

/** « trois jetons 1/1 », “five creatures 2/2”. */
const THINGS = /^(?:jetons?|creatures?|tokens?|bloqueurs?|bloqueuses?|blockers?)$/;
const DEFINITE = /^(?:la|le|les|the|this|that|cette|ce)$/;
const OWN = /^(?:ma|mon|my|sa|son|his|her|their|its)$/;

/** « …, est-ce que la 3/3 meurt ? », “does my 3/1 kill it”: the same creature again, not another one. */
const refersBack = (tokens: readonly string[], at: number, earlier: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 2), at);
  const newSentence = tokens.slice(earlier, at).includes(".");
  const word = tokens[at - 1] ?? "";
  const sameOwner =
    OWN.test(word) && word === tokens[earlier - 1] && !/^(?:and|et)$/.test(tokens[at - 2] ?? "");
  return sameOwner || before.some((one) => DEFINITE.test(one) || (newSentence && OWN.test(one)));
};

const OF_WHICH = /^(?:de|des|d|of)$/;
const PLURAL = /^(?:mes|tes|ses|nos|vos|leurs|les|des|plusieurs|several|some|these|those)$/;

/** How many are meant: « trois jetons 1/1 », “two of my 2/2s”; 0 for a plural without a number. */
const countBefore = (tokens: readonly string[], at: number): number => {
  const before = THINGS.test(tokens[at - 1] ?? "") ? at - 2 : at - 1;
  const owned = OF_WHICH.test(tokens[before - 1] ?? "") ? before - 2 : before;
  const count = readNumber(tokens[owned]) ?? readNumber(tokens[before]);
  if (count !== undefined) return count >= 1 && count <= MOST_ALIKE ? count : 1;
  return PLURAL.test(tokens[before] ?? "") || tokens[at + 1] === "s" ? 0 : 1;
};

export interface Mentions {
  /** In reading order. */
  readonly mentions: readonly Mention[];
  /** Tokens that speak of a creature again, with its place among the mentions. */
  readonly references: ReadonlyMap<number, number>;
}

/** Creatures of a question: "6/6", « deux 2/2 », and named cards with power and toughness. */
export const readMentions = (tokens: readonly string[], cards: readonly NamedCard[]): Mentions => {
  const mentions = cardMentions(tokens, cards);
  const again: number[] = [];
  tokens.forEach((token, at) => {
    const stats = token.startsWith("+") ? undefined : readPowerToughness(token);
    if (!stats) return;
    // « Questing Beast (4/4) »: no other creature.
    if (
      mentions.some(
        ({ card, end, repeated }) =>
          card !== null && repeated === token && at - end < 2 && at >= end,
      )
    )
      return;
    const earlier = tokens.slice(0, at).lastIndexOf(token);
    if (earlier >= 0 && refersBack(tokens, at, earlier)) {
      again.push(at);
      return;
    }
    mentions.push({
      start: at,
      end: at + 1,
      count: countBefore(tokens, at),
      card: null,
      name: token,
      ...stats,
      repeated: null,
    });
  });
  mentions.sort((a, b) => a.start - b.start);
  const references = again.map(
    (at) => [at, mentions.findIndex(({ name }) => name === tokens[at])] as const,
  );
  const byName = namedAgain(tokens, mentions).map(
    ([at, mention]) => [at, mentions.indexOf(mention)] as const,
  );
  return { mentions, references: new Map([...references, ...byName]) };
};
