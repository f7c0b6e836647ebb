import { readPowerToughness } from "@spellwright/cards";
import { escapePattern, foldText, readNumber, splitSentences } from "@spellwright/text";
import words from "../../../../data/judge/reading/follow-up-words.json" with { type: "json" };
import type { JudgeQuestion } from "../judge.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { patternsOf } from "../vocabulary/patterns.ts";

const CUES = patternsOf(words, "iu");
const SIZE = /(?<![\d/+-])\d{1,3}\/\d{1,3}(?![\d/])/g;
/** A follow-up that says more than this stands alone. */
const FEW_WORDS = 14;
/** One that says less and was not understood leaves what was said before as it is: « et l’Ange ? ». */
const FEWEST_WORDS = 4;

const replaceAt = (text: string, place: number, size: string): string => {
  let seen = -1;
  return text.replace(SIZE, (found) => {
    seen++;
    return seen === place ? size : found;
  });
};

/** Keywords that the follow-up gives to the first creature: « Et avec le contact mortel ? ». */
const addedKeywords = (tokens: readonly string[], vocabulary: Vocabulary): readonly string[] =>
  [...new Set(vocabulary.find(tokens).map(({ id }) => id))].flatMap((id) => {
    const concept = vocabulary.concepts.get(id);
    return concept?.keyword && !concept.ordinary ? [concept.keyword.toLowerCase()] : [];
  });

/** Whether a text speaks of a named card, by a word of its name. */
const namesOne = (tokens: readonly string[], names: readonly string[]): boolean =>
  names.some((name) =>
    foldText(name).tokens.some((word) => word.length > 3 && tokens.includes(word)),
  );

/** “And does the Angel die?”: what was told before, and now this is asked. */
const askingElse = (
  question: string,
  before: string,
  names: readonly string[],
): string | undefined => {
  const statements = splitSentences(before).filter(({ asks }) => !asks);
  const { tokens } = foldText(question);
  const isOfTheSame =
    statements.length > 0 && tokens.length > FEWEST_WORDS && namesOne(tokens, names);
  return isOfTheSame
    ? [...statements.map(({ written }) => written), question].join(" ")
    : undefined;
};

const MARKS = /[\s?!.]+$/u;

/** « et si le bloqueur a l’indestructible ? » as what it tells: « le bloqueur a l’indestructible. » */
const statementIn = (question: string, names: readonly string[]): string | undefined => {
  const opened = CUES.opens.exec(question);
  if (!opened) return undefined;
  const statement = question.slice(opened[0].length).replace(MARKS, "");
  const isNamed = namesOne(foldText(statement).tokens.slice(0, 4), names);
  return CUES.subject.test(statement) || isNamed ? `${statement}.` : undefined;
};

/** The question before without a card that the follow-up takes away: « et sans le Marteau ? ». */
const withoutCard = (
  question: string,
  before: string,
  names: readonly string[],
): string | undefined => {
  const opened = CUES.without.exec(question);
  if (!opened) return undefined;
  const [word] = foldText(question.slice(opened[0].length)).tokens;
  const name = names.find((one) => foldText(one).tokens.includes(word ?? ""));
  if (name === undefined) return undefined;
  const written = `\\[*${escapePattern(name)}\\]*`;
  const left = before.replace(
    new RegExp(`${words.link.pattern}${written}|^${written}${words.bearer.pattern}`, "iu"),
    "",
  );
  return left === before ? undefined : left;
};

/** The attacking or the blocking creature with another size, wherever the question spoke of it. */
const withSize = (
  size: string,
  said: string,
  before: string,
  sizes: readonly string[],
): string | undefined => {
  const isAttacker = CUES.attacker.test(said) && !CUES.blocker.test(said);
  const different = [...new Set(sizes)];
  const old = isAttacker ? different[0] : different.at(-1);
  if (old === undefined) return undefined;
  return different.length === 1
    ? replaceAt(before, isAttacker ? 0 : Math.min(1, sizes.length - 1), size)
    : before.replace(SIZE, (found) => (found === old ? size : found));
};

/** “And with two +1/+1 counters?”: the first creature is that much larger. */
const withBonus = (
  tokens: readonly string[],
  before: string,
  first: string,
): string | undefined => {
  const added = readPowerToughness(
    tokens.find((token) => token.startsWith("+"))?.replaceAll("+", ""),
  );
  const size = readPowerToughness(first);
  if (!added || !size || CUES.blocker.test(tokens.join(" "))) return undefined;
  const times = tokens.map(readNumber).find((number) => number !== undefined) ?? 1;
  const [power, toughness] = [
    size.power + times * added.power,
    size.toughness + times * added.toughness,
  ];
  return power < 0 || toughness < 1
    ? undefined
    : withSize(`${power}/${toughness}`, "", before, [first]);
};

const restate = (
  question: string,
  before: string,
  names: readonly string[],
  vocabulary: Vocabulary,
): string | undefined => {
  const { tokens } = foldText(question);
  if (tokens.length > FEW_WORDS) return undefined;
  const removed = withoutCard(question, before, names);
  if (removed !== undefined) return removed;
  const sizes = before.match(SIZE) ?? [];
  const size = tokens.find((token) => readPowerToughness(token) && !/^[+-]/.test(token));
  if (size !== undefined) return withSize(size, tokens.join(" "), before, sizes);
  const statement = statementIn(question, names);
  if (statement !== undefined) return `${before} ${statement}`;
  const keywords = addedKeywords(tokens, vocabulary);
  const first = sizes[0];
  const larger = first && withBonus(tokens, before, first);
  if (larger !== undefined && larger !== "") return larger;
  if (keywords.length === 0 || first === undefined) return askingElse(question, before, names);
  return replaceAt(before, 0, `${first} ${keywords.join(" ")}`);
};

/**
 * The question before with what a short follow-up changes: « Et si elle est bloquée par une 5/5 ? »,
 * « et si le bloqueur a l’indestructible ? », « et sans le Marteau ? ». A follow-up to a follow-up
 * changes what that one made of it. Undefined when nothing can be put in its place.
 *
 * @param names the cards as the person wrote them, of this question and those before
 */
export const restateFollowUp = (
  question: string,
  history: JudgeQuestion["history"],
  vocabulary: Vocabulary,
  names: readonly string[],
): string | undefined => {
  const [first, ...later] = history.filter(({ role }) => role === "user");
  if (first === undefined) return undefined;
  const before = later.reduce(
    (said, { content }) =>
      restate(content, said, names, vocabulary) ??
      (foldText(content).tokens.length > FEWEST_WORDS ? content : said),
    first.content,
  );
  return restate(question, before, names, vocabulary);
};
