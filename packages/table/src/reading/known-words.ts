import type { Language } from "@spellwright/contract";
import type { Engine, NamedCard } from "@spellwright/judge";
import { foldText } from "@spellwright/text";
import gameWords from "./game-words.json" with { type: "json" };
import { plainForm } from "./plain-form.ts";
import { KEYWORD_ACTS } from "./scene-senses.ts";
import type { SceneSymbol, Sense } from "./symbols.ts";
import { tokenNames } from "./token-names.ts";

/**
 * Whether a word may tell something of the game: it stands in many card texts of its language
 * (`npm run table:words`), in those of the named cards, or is a term of the judge’s vocabulary.
 */
export type MayMatter = (word: string, where?: "beyond its cards") => boolean;

/** By what the words of a question are known. */
export interface KnownWords {
  readonly language: Language;
  readonly tells: MayMatter;
  /** What a word is that the lexicon does not know, with the word before it. */
  symbolOf(word: string, before: string): readonly SceneSymbol[];
}

const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(gameWords.en.split(" ")),
  fr: new Set(gameWords.fr.split(" ")),
};

/** How the words of a question are known: by the game’s texts and terms, and by the named cards. */
export function knownWordsOf(
  { language, vocabulary }: Pick<Parameters<Engine>[0], "language" | "vocabulary">,
  cards: readonly NamedCard[],
): KnownWords {
  const formOf = (word: string) => plainForm(word, language);
  const texts = cards.flatMap(({ card: { oracle_text, printed_text, type_line } }) =>
    foldText([oracle_text, printed_text, type_line].join(" ")).tokens.map(formOf),
  );
  const ofCards = new Set(texts);
  const tokens = tokenNames(cards, language);
  const shortNames = shortNamesOf(cards);
  const isOpponent = (words: readonly string[]) =>
    vocabulary
      .find(words)
      .some(({ id, start, end }) => id === "opponent" && end - start === words.length);
  const isTerm = (word: string) =>
    vocabulary.find([word]).some(({ id }) => vocabulary.isBase(id) || !vocabulary.isOrdinary(id));
  return {
    language,
    tells: (word, where) => {
      if (ofCards.has(formOf(word))) return where === undefined;
      return WORDS[language].has(formOf(word)) || isTerm(word);
    },
    symbolOf: (word, before) => {
      if (isOpponent([word]) || isOpponent([before, word])) return [{ sense: "them" }];
      const act = vocabulary.find([word]).flatMap(({ id }) => KEYWORD_ACTS[id] ?? []);
      if (act.length > 0) return act.map(symbolFor);
      const sense = tokens.get(formOf(word));
      if (sense !== undefined) return [symbolFor(sense)];
      const place = shortNames.get(word);
      return place === undefined ? [] : [{ sense: "named", place }];
    },
  };
}

const symbolFor = (sense: Sense): SceneSymbol => ({ sense }) as SceneSymbol;

const SHORTEST_NAME = 4;

/** Words by which one of the cards alone is called: “the Spine” for Spine of Ish Sah. */
function shortNamesOf(cards: readonly NamedCard[]): ReadonlyMap<string, number> {
  const words = cards.flatMap(({ card, written }, place) =>
    [...new Set(foldText([card.name, card.printed_name, written].join(" ")).tokens)].map(
      (word) => ({ word, place }),
    ),
  );
  const isOwn = ({ word }: { readonly word: string }) =>
    word.length >= SHORTEST_NAME && words.filter((other) => other.word === word).length === 1;
  return new Map(words.filter(isOwn).map(({ word, place }) => [word, place]));
}
