import { type Card, type CardRuling, strengthOf } from "@spellwright/contract";
import type { Decision } from "../../decision.ts";
import { officialNote } from "../../phrases/judge.ts";
import type { Understanding } from "../../question/understand.ts";
import { type NearNote, scoreOfNote } from "./near-notes.ts";

/** Where notes begin to be of use, measured on the learning sets. Beside a decision they must be plainly near. */
const NEAR = { nearness: 0.15, worth: 0.2 } as const;
const PLAINLY_NEAR = { nearness: 0.25, worth: 0.35 } as const;
/** A second note has to be near by itself, and nearly as near as the first. */
const SECOND = { nearness: 0.25, share: 0.7 } as const;
/** A note as long as this is quoted whole, a longer one around the sentence that comes nearest. */
const LONGEST = 420;
const isNear = (note: NearNote): boolean =>
  note.nearness >= NEAR.nearness && scoreOfNote(note) >= NEAR.worth;

/** One or two notes that a person should read. None when none is near. */
export const notesToShow = ([first, second]: readonly NearNote[]): readonly NearNote[] => {
  if (!first || !isNear(first)) return [];
  return second &&
    isNear(second) &&
    second.nearness >= SECOND.nearness &&
    scoreOfNote(second) >= scoreOfNote(first) * SECOND.share
    ? [first, second]
    : [first];
};

/** Those that stand beneath a decision that is not sure. */
export const notesForUnsureAnswer = (notes: readonly NearNote[]): readonly NearNote[] =>
  notesToShow(notes).filter(
    (note) => note.nearness >= PLAINLY_NEAR.nearness && scoreOfNote(note) >= PLAINLY_NEAR.worth,
  );

/** The words of a note around its nearest sentence; “[…]” where some are left out. */
export const excerptOf = ({ note, sentences, at }: NearNote): string => {
  const comment = note.comment.trim();
  if (comment.length <= LONGEST) return comment;
  let first = at;
  let last = at;
  const written = () =>
    sentences
      .slice(first, last + 1)
      .map((sentence) => sentence.written)
      .join(" ");
  const lengthOf = (place: number) => sentences[place]?.written.length ?? Number.POSITIVE_INFINITY;
  while (written().length + lengthOf(first - 1) < LONGEST) first--;
  while (written().length + lengthOf(last + 1) < LONGEST) last++;
  const before = first > 0 ? "[…] " : "";
  return `${before}${written()}${last + 1 < sentences.length ? " […]" : ""}`;
};

const nameOf = ({ name }: CardRuling, { cards, language }: Understanding): string => {
  const card = cards.find((one: Card) => one.name === name);
  return (language === "fr" && card?.printed_name) || name;
};

/** The notes as paragraphs of an explanation, each with its card and date. */
const paragraphsOf = (
  shown: readonly NearNote[],
  understanding: Understanding,
): readonly string[] =>
  shown.map(
    (near) =>
      officialNote(nameOf(near.note, understanding), near.note.published_at, excerptOf(near))[
        understanding.language
      ],
  );

/**
 * A decision with the official notes that speak of what is asked: before the explanation where nothing
 * is decided, after it where the decision is not sure, none where it is.
 */
export const withNotes = (
  decision: Decision,
  notes: readonly NearNote[],
  understanding: Understanding,
): Decision => {
  const decided = decision.outcome === "ruling";
  if ((!decided && decision.outcome !== "cannot_settle") || strengthOf(decision) === "ruling")
    return decision;
  const shown = decided ? notesForUnsureAnswer(notes) : notesToShow(notes);
  const told = paragraphsOf(shown, understanding);
  const paragraphs = decided ? [decision.explanation, ...told] : [...told, decision.explanation];
  return told.length === 0 ? decision : { ...decision, explanation: paragraphs.join("\n\n") };
};
