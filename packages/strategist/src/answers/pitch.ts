import type { Card } from "@spellwright/contract";
import { foldPhrase } from "@spellwright/text";
import { copiesOf, knownShare, referenceOf } from "../deck-facts.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { OPENING_HAND } from "../odds/opening-hand.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { passes } from "./passes-filter.ts";

/** “Exile a blue card from your hand rather than pay this spell’s mana cost.” */
const PITCHES =
  /\bexil(?:e|ing) (an?|two) (white|blue|black|red|green) cards? (?:with [^.]{0,30} )?from your hand/i;
const COLORS: Readonly<Record<string, string>> = {
  white: "W",
  blue: "U",
  black: "B",
  red: "R",
  green: "G",
};

interface Pitch {
  readonly color: string;
  /** Cards that go. */
  readonly cards: number;
}

const pitchIn = ({ oracle_text: text, card_faces: faces }: Card): Pitch | undefined => {
  const texts = [text, ...(faces ?? []).map((face) => face.oracle_text)].join("\n");
  const [, count = "", color = ""] = PITCHES.exec(texts) ?? [];
  const code = COLORS[color.toLowerCase()];
  return code === undefined ? undefined : { color: code, cards: /two/i.test(count) ? 2 : 1 };
};

const isTextKnown = ({ oracle_text: text, card_faces: faces }: Card): boolean =>
  [text, ...(faces ?? []).map((face) => face.oracle_text)].some((each) => (each ?? "") !== "");

/** What the named card exiles from the hand: by its text. Where none is known, of the color that is asked for. */
const pitchOf = (card: Card, { understanding }: AnswerContext): Pitch | undefined => {
  const read = pitchIn(card);
  if (read !== undefined || isTextKnown(card)) return read;
  const asked = understanding.filters.find(({ kind }) => kind === "color");
  return asked?.kind === "color" ? { color: asked.color, cards: 1 } : undefined;
};

/** How many cards of the deck may be exiled for one that is cast so, and how often one is at hand. */
export const answerPitch: Answer = (context) => {
  const { facts, question, understanding } = context;
  // Of several, the one that exiles a card.
  const named =
    question.cards.find(({ card }) => pitchIn(card) !== undefined) ??
    (question.cards.length === 1 ? question.cards[0] : undefined);
  if (facts === null || named === undefined) return undefined;
  const isAsked =
    understanding.subjects.has("pitch") || understanding.asksCount || understanding.asksEnough;
  const saysColor = understanding.filters.some(({ kind }) => kind === "color");
  if (!isAsked || !(saysColor || understanding.subjects.has("pitch"))) return undefined;
  const pitch = pitchOf(named.card, context);
  if (pitch === undefined) return undefined;
  const found = facts.cards.filter(
    (each) => !each.isCommander && passes(each, { kind: "color", color: pitch.color }, foldPhrase),
  );
  const own = found.some(({ card }) => card.name === named.card.name) ? 1 : 0;
  const count = copiesOf(found) - own;
  const wanted = { deck: facts.library - own, wanted: count, drawn: OPENING_HAND - 1 };
  return {
    responseType: "figures",
    headline: finding("pitch", {
      card: { card: referenceOf(named.card, null) },
      count,
      color: { color: pitch.color },
      least: pitch.cards,
      chance: { percent: chanceOfAtLeast(wanted, pitch.cards) },
    }),
    title: "pitch",
    items: [
      finding("kindCards", {
        cards: { cards: found.map(({ card, quantity }) => referenceOf(card, quantity)) },
      }),
    ],
    cards: found.map(({ card, quantity }) => referenceOf(card, quantity)),
    confidence: 0.95 * knownShare(facts),
  };
};
