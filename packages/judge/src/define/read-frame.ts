import type { Language } from "@spellwright/contract";
import frames from "../../../../data/judge/reading/definition-frames.json" with { type: "json" };
import { compilePattern } from "../vocabulary/patterns.ts";

type Words = readonly string[];

interface Frames {
  /** What people say before a question and after it: both are left out. */
  readonly openings: readonly Words[];
  readonly closings: readonly Words[];
  /** “Can someone explain …”: what follows is asked. */
  readonly request: RegExp;
  /** What stands around a term inside a question: “the keyword …”, “… ability”. */
  readonly before: readonly Words[];
  readonly after: readonly Words[];
  /** What is asked of a card beside its text: “the power of …”. */
  readonly ofCards: readonly Words[];
  /** The words before, between and behind the terms. */
  readonly asks: readonly (readonly Words[])[];
  readonly compares: readonly (readonly Words[])[];
}

const wordsOf = (text: string): Words => text.split(" ").filter(Boolean);

/** The longest first: “what is the point of …” is not “what is …”. */
const longestFirst = (texts: readonly string[]): readonly Words[] =>
  texts.map(wordsOf).sort((left, right) => right.length - left.length);

const aroundTerms = (texts: readonly string[]): readonly (readonly Words[])[] =>
  texts
    .map((text) => text.split("@").map(wordsOf))
    .sort((left, right) => right.flat().length - left.flat().length);

const read = (raw: (typeof frames)[Language]): Frames => ({
  openings: longestFirst(raw.openings),
  closings: longestFirst(raw.closings),
  request: compilePattern(raw.request),
  before: longestFirst(raw.before),
  after: longestFirst(raw.after),
  ofCards: longestFirst(raw.ofCards),
  asks: aroundTerms(raw.frames),
  compares: aroundTerms(raw.differences),
});

const FRAMES: Readonly<Record<Language, Frames>> = { fr: read(frames.fr), en: read(frames.en) };

/** No name of the game has more words, with what stands around it. */
const LONGEST_TERM = 12;
/** So many terms are compared at once. */
const MOST_TERMS = 4;
/** “Ward {2}”, “scry 1”, “annihilator X”: the number is no part of the name. */
const AMOUNT = /^(?:\{\S+\}|\d+|x|n)$/;

const startsWith = (words: Words, start: Words): boolean =>
  start.length <= words.length && start.every((word, at) => words[at] === word);
const endsWith = (words: Words, end: Words): boolean =>
  end.length <= words.length &&
  end.every((word, at) => words[words.length - end.length + at] === word);

const withoutCourtesies = (words: Words, { openings, closings }: Frames): Words => {
  let rest = words;
  for (;;) {
    const opening = openings.find((each) => startsWith(rest, each));
    const closing = closings.find((each) => endsWith(rest, each));
    if (opening && opening.length < rest.length) rest = rest.slice(opening.length);
    else if (closing && closing.length < rest.length)
      rest = rest.slice(0, rest.length - closing.length);
    else return rest;
  }
};

/**
 * What finds the meaning of a name. Undefined for what is no name.
 *
 * @param ofCard whether the words ask for something that only a card has: “the power of”
 */
type Find<Meaning> = (name: string, ofCard: boolean) => Meaning | undefined;

/** The term in what a question asks about: as it is, without its amount, without the words around it. */
const termIn = <Meaning>(
  words: Words,
  { before, after, ofCards }: Frames,
  find: Find<Meaning>,
): Meaning | undefined => {
  let ofCard = false;
  for (let rest = words; rest.length > 0 && rest.length <= LONGEST_TERM; ) {
    const found = find(rest.join(" "), ofCard);
    if (found !== undefined) return found;
    const asked = ofCards.find((each) => startsWith(rest, each));
    ofCard ||= asked !== undefined;
    const start = asked ?? before.find((each) => startsWith(rest, each));
    const end = after.find((each) => endsWith(rest, each));
    if (start) rest = rest.slice(start.length);
    else if (end) rest = rest.slice(0, rest.length - end.length);
    else if (AMOUNT.test(rest.at(-1) ?? "")) rest = rest.slice(0, -1);
    else return undefined;
  }
  return undefined;
};

const places = (words: Words, sought: Words): readonly number[] =>
  words.flatMap((_, at) => (startsWith(words.slice(at), sought) ? [at] : []));

/** All the terms of one frame, where the question is that frame and nothing more. */
const termsOf = <Meaning>(
  words: Words,
  frame: readonly Words[],
  own: Frames,
  find: Find<Meaning>,
): readonly Meaning[] | undefined => {
  const [head = [], ...rest] = frame;
  const tail = rest.at(-1) ?? [];
  if (!startsWith(words, head) || !endsWith(words, tail)) return undefined;
  const inside = words.slice(head.length, words.length - tail.length);
  if (head.length + tail.length >= words.length) return undefined;
  const between = rest.length > 1 ? rest[0] : undefined;
  // “Activated vs triggered ability”, « capacité activée et déclenchée »: one noun for all.
  const named = (term: Words): Meaning | undefined =>
    termIn([...term, ...inside.slice(-1)], own, find) ??
    termIn([...inside.slice(0, 1), ...term], own, find) ??
    termIn(term, own, find);
  /** “exile, sacrifice”, “activated vs triggered”: folded, without the comma. */
  const listed = (terms: Words): readonly Meaning[] | undefined => {
    const whole = named(terms);
    if (whole !== undefined) return [whole];
    for (let at = terms.length - 1; at > 0; at--) {
      const first = named(terms.slice(0, at));
      const next = terms.slice(startsWith(terms.slice(at), between ?? []) ? at + 1 : at);
      const others = first === undefined ? undefined : listed(next);
      if (first !== undefined && others) return [first, ...others];
    }
    return undefined;
  };
  if (between === undefined) {
    const term = termIn(inside, own, find);
    return term === undefined ? undefined : [term];
  }
  if (inside.length > MOST_TERMS * LONGEST_TERM) return undefined;
  for (const at of places(inside, between)) {
    const left = listed(inside.slice(0, at));
    const right = named(inside.slice(at + between.length));
    if (left && right !== undefined) return [...left, right];
  }
  return undefined;
};

/** A question that only asks what a term means, or how terms differ. */
export interface AskedTerms<Meaning> {
  readonly asks: "meaning" | "difference";
  readonly terms: readonly Meaning[];
  /** The term alone, without a word that asks: in a discussion it may continue what was said. */
  readonly isBare: boolean;
}

/**
 * The terms whose meaning a question asks for, where it asks nothing else: “what does ward 2 do?”,
 * « la vigilance c’est quoi ? », “difference between dies and leaves the battlefield”.
 *
 * @param words the question's, folded, without its marks
 */
export const readAskedTerms = <Meaning>(
  words: Words,
  language: Language,
  find: Find<Meaning>,
): AskedTerms<Meaning> | undefined => {
  const own = FRAMES[language];
  const wish = withoutCourtesies(words, own).join(" ").replace(own.request, "");
  const asked = withoutCourtesies(wordsOf(wish), own);
  for (const frame of own.compares) {
    const terms = termsOf(asked, frame, own, find);
    if (terms) return { asks: "difference", terms, isBare: false };
  }
  // What looks like an aside may be a part of the term: “starting life in Commander”.
  for (const whole of [words, asked])
    for (const frame of own.asks) {
      const terms = termsOf(whole, frame, own, find);
      if (terms) return { asks: "meaning", terms, isBare: frame.flat().length === 0 };
    }
  return undefined;
};
