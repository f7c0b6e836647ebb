import type { RuleView } from "@spellwright/contract";
import type { Rulebook } from "@spellwright/rulebook";
import { foldText, isFunctionWord } from "@spellwright/text";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";

/** What a text speaks of: concepts of the vocabulary (the same in both languages) and beginnings of words. */
export interface Subject {
  readonly concepts: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** How much a thing in common counts. What many passages share counts less. */
const WEIGHTS = { concept: 1.6, ordinary: 0.7, word: 1 } as const;
/** A claim belongs to the passage it fits best, or to one that fits nearly as well. */
const NEARLY = 0.85;
/** Long passages hold more words by chance. */
const LENGTH = 0.35;
/** Endings differ more than beginnings: « blesse » and « blessures » meet. */
const BEGINNING = 6;

/** What a text speaks of. */
export const subjectOf = (text: string, vocabulary: Vocabulary): Subject => {
  const { tokens } = foldText(text);
  const matches = vocabulary.find(tokens);
  return {
    concepts: new Set(matches.map(({ id }) => id)),
    words: new Set(
      tokens
        .filter((token) => token.length > 2 && !isFunctionWord(token))
        .map((token) => token.slice(0, BEGINNING)),
    ),
  };
};

const textOf = (view: RuleView | undefined): string =>
  view === undefined ? "" : `${view.heading ?? ""}. ${view.text}`;

/** The same rules are passages of many questions: each is read once. */
const readBefore = new WeakMap<Rulebook, Map<string, Subject>>();

/** The rule in both languages: a claim may be in either. */
const subjectOfRule = (number: string, rulebook: Rulebook, vocabulary: Vocabulary): Subject => {
  const known = readBefore.get(rulebook) ?? new Map<string, Subject>();
  readBefore.set(rulebook, known);
  const subject =
    known.get(number) ??
    subjectOf(
      `${textOf(rulebook.read(number, "en"))} ${textOf(rulebook.read(number, "fr"))}`,
      vocabulary,
    );
  known.set(number, subject);
  return subject;
};

/** The vocabulary itself says which rules define an idea: "702.19" defines what 702.19b says. */
const defines = (concept: string, number: string, { concepts }: Vocabulary): boolean =>
  (concepts.get(concept)?.rules ?? []).some((rule) => rule === number || number.startsWith(rule));

export interface ClaimCheck {
  /** Whether a claim speaks of what a rule speaks of: they share a concept of the vocabulary. */
  speaksOf(claim: string, number: string): boolean;
  /** Whether a claim may stand beside a rule: it speaks of it, and no other passage fits it clearly better. */
  fits(claim: string, number: string): boolean;
}

/** @param numbers the passages that a model could cite. A claim is weighed against all of them */
export const createClaimCheck = (
  numbers: readonly string[],
  rulebook: Rulebook,
  vocabulary: Vocabulary,
): ClaimCheck => {
  const subjects = new Map(
    numbers.map((number) => [number, subjectOfRule(number, rulebook, vocabulary)]),
  );
  const all = [...subjects.values()];
  const sizeOf = ({ concepts, words }: Subject) => concepts.size + words.size;
  const average = all.reduce((sum, one) => sum + sizeOf(one), 0) / Math.max(1, all.length);
  /** Inverse document frequency over the passages. */
  const idf = (has: (subject: Subject) => boolean): number =>
    Math.log(1 + all.length / Math.max(1, all.filter(has).length));

  const weigh = (claim: Subject, number: string, rule: Subject): number => {
    let sum = 0;
    for (const id of claim.concepts) {
      if (!rule.concepts.has(id) && !defines(id, number, vocabulary)) continue;
      const kind = vocabulary.isOrdinary(id) ? WEIGHTS.ordinary : WEIGHTS.concept;
      sum += kind * idf(({ concepts }) => concepts.has(id));
    }
    for (const word of claim.words) {
      if (rule.words.has(word)) sum += WEIGHTS.word * idf(({ words }) => words.has(word));
    }
    return sum / (1 + LENGTH * (sizeOf(rule) / Math.max(1, average)));
  };

  const shares = (said: Subject, number: string, rule: Subject): boolean =>
    [...said.concepts].some((id) => rule.concepts.has(id) || defines(id, number, vocabulary));

  return {
    speaksOf(claim, number) {
      const rule = subjects.get(number);
      return rule !== undefined && shares(subjectOf(claim, vocabulary), number, rule);
    },
    fits(claim, number) {
      const rule = subjects.get(number);
      if (rule === undefined) return false;
      const said = subjectOf(claim, vocabulary);
      if (!shares(said, number, rule)) return false;
      const own = weigh(said, number, rule);
      const best = Math.max(
        ...[...subjects].map(([other, subject]) => weigh(said, other, subject)),
      );
      return own >= best * NEARLY;
    },
  };
};
