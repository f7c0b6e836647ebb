import type { Card, CardRuling, GameState } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { foldText, markMaterial } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import { cardLines } from "./card-lines.ts";
import { stemsOf } from "./keep-sentences.ts";

/** A card as it is printed, as material. */
export const cardBlock = (card: Card): string => markMaterial(cardLines(card).join("\n"));

/** A glossary entry that tells of a rule which is gone, and not only of a word that is another one now. */
const TELLS_OF_GONE_RULE = /no longer/i;
const LONGEST_TERM = 4;

/**
 * Whether an official note stands on a rule that is gone: it uses a term that the glossary of the edition in use
 * calls obsolete because its rule does not exist any more (mana burn, damage assignment order).
 */
const isOutdated = ({ comment }: CardRuling, rulebook: Rulebook): boolean => {
  const { tokens } = foldText(comment);
  return tokens.some((_, at) =>
    Array.from({ length: LONGEST_TERM }, (_, more) =>
      tokens.slice(at, at + more + 1).join(" "),
    ).some((term) =>
      TELLS_OF_GONE_RULE.test(rulebook.glossary(`${term} (Obsolete)`)?.definition.en ?? ""),
    ),
  );
};

/** A note is said again in other words where so many of its words stand in a newer one. */
const SAID_AGAIN = 0.85;

/** Each note once: of those that say the same of one card, word for word or nearly, the newest. */
const newestOf = (notes: readonly CardRuling[]): readonly CardRuling[] => {
  const read = notes.map((note) => ({ note, words: stemsOf(note.comment) }));
  return read
    .filter(
      ({ note, words }, at) =>
        !read.some(({ note: other, words: others }, place) => {
          if (place === at || other.name !== note.name) return false;
          const isNewer =
            other.published_at > note.published_at ||
            (other.published_at === note.published_at && place < at);
          const shared = [...words].filter((word) => others.has(word)).length;
          return isNewer && shared >= SAID_AGAIN * Math.max(words.size, others.size);
        }),
    )
    .map(({ note }) => note);
};

/** The official notes of the named cards, each once, in the order given; what stands on rules that are gone comes last. */
export const noteLines = (notes: readonly CardRuling[], rulebook: Rulebook): readonly string[] => {
  const told = newestOf(notes).map((note) => ({ note, outdated: isOutdated(note, rulebook) }));
  return told
    .toSorted((a, b) => Number(a.outdated) - Number(b.outdated))
    .map(({ note: { name, published_at, comment }, outdated }) =>
      markMaterial(`${name}, ${published_at}${outdated ? ", OLD RULES" : ""}: ${comment}`),
    );
};

/** DATA-09: the table, one thing a line; absent things say nothing. */
export const tableLines = (state: GameState): readonly string[] =>
  [
    state.activePlayer === undefined ? "" : `Active player: ${state.activePlayer}`,
    state.step === undefined ? "" : `Step: ${state.step}`,
    ...(state.players ?? []).map(({ name, life }) => `Player ${name}: ${life} life`),
    ...(state.battlefield ?? []).map(({ card, controller }) => `${controller} controls ${card}`),
    ...(state.stack ?? []).map((spell, place) => `Stack ${place + 1}: ${spell}`),
  ]
    .filter(Boolean)
    .map(markMaterial);

/** What an engine worked out, and what from: whoever reads it can check both. Each sentence once. */
export const computedLines = ({
  ruling,
  explanation,
  facts,
  steps,
}: Decision): readonly string[] => {
  const told = [explanation, ...facts, ...steps.map(({ action }) => action)];
  const from = new Set(told.flatMap((one) => one.split("\n")).map((line) => line.trim()));
  for (const nothing of [ruling, ""]) from.delete(nothing);
  return [`Result: ${ruling}`, ...[...from].map((one) => `Computed from: ${one}`)].map(
    markMaterial,
  );
};
