import { foldText, writeFigures } from "@spellwright/text";
import type { Understanding } from "../../question/understand.ts";
import type { Vocabulary } from "../../vocabulary/create-vocabulary.ts";
import type { NamedCard } from "../engine.ts";

/** A question as engines read it: folded, numbers in figures, each named card as `@0`, `@1`… */
export interface Words {
  readonly vocabulary: Vocabulary;
  /** The whole question; sentences and clauses end with " . ". */
  readonly all: string;
  /** The same with the commas and brackets between clauses as " , ". */
  readonly marked: string;
  /** The sentence that asks. */
  readonly asking: string;
  /** What stands before the sentence that asks and after it. */
  readonly told: string;
  /** Concepts of the question's own words, those inside card names left out. */
  readonly ideas: ReadonlySet<string>;
  /** Cards that the question really names, by the place in the list of cards. */
  readonly named: ReadonlySet<number>;
}

const MARK = /[,()\n]/;

const sequencesOf = (cards: readonly NamedCard[]) =>
  cards
    .map(({ written }, card) => ({
      card,
      tokens: foldText(written).tokens.filter((token) => token !== "."),
    }))
    .filter(({ tokens }) => tokens.length > 0)
    .sort((a, b) => b.tokens.length - a.tokens.length);

const read = (
  { question, text, asking, matches, vocabulary }: Understanding,
  cards: readonly NamedCard[],
): Words => {
  const sequences = sequencesOf(cards);
  const named = new Set<number>();
  const inName = new Set<number>();
  const parts: { readonly token: string; readonly at: number }[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    // “Two Doubling Seasons” too.
    const name = sequences.find(({ tokens }) =>
      tokens.every((token, next) => [token, `${token}s`].includes(text.tokens[at + next] ?? "")),
    );
    if (!name) {
      parts.push({ token: text.tokens[at] ?? "", at });
      at++;
      continue;
    }
    named.add(name.card);
    parts.push({ token: `@${name.card}`, at });
    name.tokens.forEach((_, offset) => {
      inName.add(at + offset);
    });
    at += name.tokens.length;
  }
  const within = (inside: (at: number) => boolean) =>
    writeFigures(parts.filter(({ at }) => inside(at)).map(({ token }) => token)).join(" ");
  const isMarked = (at: number) =>
    at > 0 && MARK.test(question.slice(text.starts[at - 1], text.starts[at]));
  const isAsking = (at: number) => at >= asking.start && at < asking.end;
  return {
    vocabulary,
    all: within(() => true),
    marked: writeFigures(
      parts.flatMap(({ token, at }) => (isMarked(at) ? [",", token] : [token])),
    ).join(" "),
    asking: within(isAsking),
    told: within((at) => !isAsking(at)),
    ideas: new Set(matches.filter(({ start }) => !inName.has(start)).map(({ id }) => id)),
    named,
  };
};

const known = new WeakMap<Understanding, readonly [cards: readonly NamedCard[], words: Words]>();

/** Reads a question for an engine: once for all engines that are asked one after the other. */
export const readWords = (understanding: Understanding, cards: readonly NamedCard[]): Words => {
  const before = known.get(understanding);
  if (before?.[0] === cards) return before[1];
  const words = read(understanding, cards);
  known.set(understanding, [cards, words]);
  return words;
};
