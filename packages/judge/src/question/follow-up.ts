import { type ConceptMatch, foldText, isFunctionWord } from "@spellwright/text";
import words from "../../../../data/judge/reading/follow-up-words.json" with { type: "json" };
import scope from "../../../../data/judge/reading/scope.json" with { type: "json" };
import type { JudgeQuestion } from "../judge.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { patternsOf } from "../vocabulary/patterns.ts";
import { isAboutMagic, isOfAnotherSubject } from "./scope.ts";

/** What the questions before this one lend to it. */
export interface FollowUpContext {
  readonly concepts: ReadonlySet<string>;
  /** This question says so little of its own that it is about the game because those before are. */
  readonly carries: boolean;
}

interface Spoken {
  readonly tokens: readonly string[];
  readonly matches: readonly ConceptMatch[];
  readonly cards: number;
}

const CUES = patternsOf(words);
/** Things a pronoun of the same question may stand for. */
const THINGS: ReadonlySet<string> = new Set(scope.things);
/** A continued question that says more than this for itself stands alone. */
const FEW = 3;
/** Questions further back are another matter. */
const FURTHEST = 3;

const speak = (text: string, vocabulary: Vocabulary): Spoken => {
  const { tokens } = foldText(text.slice(0, 4000));
  return { tokens, matches: vocabulary.find(tokens), cards: 0 };
};

const isFollowUp = ({ tokens, matches, cards }: Spoken): boolean => {
  const said = new Set(matches.map(({ id }) => id));
  const complete = cards > 0 || [...said].some((id) => THINGS.has(id));
  if (complete && said.size > 1) return CUES.continues.test(tokens.join(" ")) && said.size < FEW;
  return (
    said.size <= FEW &&
    (CUES.continues.test(tokens.join(" ")) || tokens.some((token) => CUES.standsFor.test(token)))
  );
};

/** Words of its own that are neither small words nor terms of the game. */
const saysOtherThings = ({ tokens, matches }: Spoken): boolean =>
  tokens.some(
    (token, at) =>
      isOfAnotherSubject(token) ||
      (/^\p{L}{3}/u.test(token) &&
        !isFunctionWord(token) &&
        !matches.some(({ start, end }) => at >= start && at < end)),
  );

/**
 * What the person's own questions before lend to this one (ORA-12): nothing to a question that stands
 * alone, nor to one about other things. A follow-up to a follow-up reaches back to what both continue.
 */
export const historyOf = (
  question: Spoken,
  history: JudgeQuestion["history"],
  vocabulary: Vocabulary,
): FollowUpContext => {
  const concepts = new Set<string>();
  if (!isFollowUp(question)) return { concepts, carries: false };
  let aboutMagic = false;
  const before = history.filter(({ role }) => role === "user").slice(-FURTHEST);
  for (const { content } of before.reverse()) {
    const spoken = speak(content, vocabulary);
    for (const { id } of spoken.matches) concepts.add(id);
    aboutMagic ||= isAboutMagic({ ...spoken, concepts, vocabulary });
    if (!isFollowUp(spoken)) break;
  }
  const lent = aboutMagic && !question.tokens.some(isOfAnotherSubject);
  return {
    concepts: lent ? concepts : new Set(),
    carries: lent && !saysOtherThings(question),
  };
};
