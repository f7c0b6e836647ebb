import { foldText } from "@spellwright/text";
import { createConceptWeights } from "../evidence/card-notes/concept-weights.ts";
import { settledIndexOf } from "../recognise/recognise.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import { neededRules } from "./needed-rules.ts";
import { passageLength } from "./passage-line.ts";

/** So many of the best ones come before the rules that any answer may need. */
const FIRST = 6;
const MOST_NEEDED = 8;
/** What rules may take of a prompt. The rest is for instructions, cards, their notes and the question. */
const SHARE = 0.45;
/** More passages hide the one that decides, whatever room there is. */
const MOST = 16;
/** A concept that tells so little (CR 302.1 by “creature”) finds no rule by itself. */
const TELLS = 0.25;

/** Letters and figures alone: two editions of one sentence may differ in their quotation marks. */
const wordsOf = (text: string): string => foldText(text).tokens.join(" ");

/**
 * Whether a rule was only found by a word that tells little (“creature” finds how creatures are cast): it holds none
 * of the concepts that tell what the question is about, and defines none.
 */
const createIsFiller = ({ understanding, rulebook, knowledge }: ModelEvidence) => {
  const { vocabulary, asked, fromHistory, fromCards } = understanding;
  const { spoken } = settledIndexOf(knowledge);
  const tellingOf = createConceptWeights(
    knowledge.settledQuestions.length,
    spoken.count,
    vocabulary,
  );
  const tells = (id: string) => tellingOf(id) >= TELLS;
  const telling = new Set([...asked, ...fromHistory, ...fromCards.keywords].filter(tells));
  const rulesOf = (ids: Iterable<string>) =>
    new Set([...ids].flatMap((id) => vocabulary.concepts.get(id)?.rules ?? []));
  const ofLittle = rulesOf([...asked].filter((id) => !tells(id)));
  const defining = rulesOf(telling);
  return (number: string): boolean => {
    if (!ofLittle.has(number) || defining.has(number) || telling.size === 0) return false;
    const { tokens } = foldText(rulebook.read(number, "en")?.text ?? "");
    return !vocabulary.find(tokens).some(({ id }) => telling.has(id));
  };
};

/** Each text once: of two passages of which one says all that the other says, the longer one. */
const withoutTwins = (numbers: readonly string[], textOf: (number: string) => string) => {
  const texts = new Map(numbers.map((number) => [number, wordsOf(textOf(number))]));
  const isSaidBy = (number: string, other: string, first: boolean): boolean => {
    const [own = "", others = ""] = [texts.get(number), texts.get(other)];
    return own === others ? first : others.includes(own);
  };
  return numbers.filter(
    (number, at) =>
      !numbers.some((other, place) => other !== number && isSaidBy(number, other, place < at)),
  );
};

/**
 * The rules that a model is given, the best first: those that were found for the question, those that any
 * answer about its subject may need, then what else was found, as far as they have room.
 *
 * @param longest of instructions and prompt, in characters
 */
export const choosePassages = (evidence: ModelEvidence, longest: number): readonly string[] => {
  const { understanding, input, near, rulebook, contextRules } = evidence;
  const { language } = understanding;
  const isFiller = createIsFiller(evidence);
  const settled = new Set(near[0]?.rules.map(({ number }) => number));
  const found = contextRules.filter((number) => settled.has(number) || !isFiller(number));
  const needed = neededRules(
    understanding,
    input.cards.map(({ card }) => card),
  ).filter((number) => rulebook.has(number));
  const ordered = [
    ...new Set([
      ...found.slice(0, FIRST),
      ...needed.slice(0, MOST_NEEDED),
      ...found.slice(FIRST),
      ...needed,
    ]),
  ];
  let left = SHARE * longest;
  return withoutTwins(ordered, (number) => rulebook.read(number, language)?.text ?? "")
    .filter((number, at) => {
      const takes = passageLength(number, { rulebook, language, longest });
      if (at > 0 && takes > left) return false;
      left -= takes;
      return true;
    })
    .slice(0, MOST);
};
