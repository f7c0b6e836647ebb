import { escapePattern } from "@spellwright/text";
import type { JudgeQuestion } from "../judge.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { foldText } from "../vocabulary/fold.ts";
import { readPowerToughness } from "./power-toughness.ts";

const SIZE = /(?<![\d/+-])\d{1,3}\/\d{1,3}(?![\d/])/g;
const OF_BLOCKER = /\b(?:bloqu\p{L}*|block\p{L}*)\b/u;
const OF_ATTACKER = /\b(?:attaqu\p{L}*|attack\p{L}*)\b/u;
/** A follow-up that says more than this stands alone. */
const FEW_WORDS = 14;

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

const MARKS = /[\s?!.]+$/u;
const OPENS =
  /^(?:(?:et|mais|alors|ok|and|but|so|then)[\s,]+)*(?:si|s['’](?=ils?\b)|what (?:happens )?if|what about if|how about if|if|que se passe-t-il si|qu['’]en est-il si)\s*/iu;
/** Who is meant: a word for its part in the combat, or a name, before the verb. */
const SUBJECT =
  /^(?:(?:l['’]|le |la |the |my |his |her |mon |ma |son |sa )?(?:attaquante?|attacker|bloqueu(?:r|se)|blocker))\b/iu;

/** « et si le bloqueur a l’indestructible ? » as what it tells: « le bloqueur a l’indestructible. » */
const toldBy = (question: string, names: readonly string[]): string | undefined => {
  const opened = OPENS.exec(question);
  if (!opened) return undefined;
  const told = question.slice(opened[0].length).replace(MARKS, "");
  const first = foldText(told).tokens;
  const isNamed = names.some((name) =>
    foldText(name).tokens.some((word) => word.length > 3 && first.slice(0, 4).includes(word)),
  );
  return SUBJECT.test(told) || isNamed ? `${told}.` : undefined;
};

const WITHOUT =
  /^(?:(?:et|mais|and|but)[\s,]+)?(?:sans|without)\s+(?:the |le |la |l['’]|its |son |sa )?/iu;
const LINK =
  "(?:,? ?(?:equipped with|enchanted with|wearing|carrying|holding|with|équipée?s? (?:du|de|des|d[’'])|enchantée?s? par|avec)) (?:the |an? |my |his |her |l[’']|la |le |une? |mon |ma |son |sa )*";

/** The question before without a card that the follow-up takes away: « et sans le Marteau ? ». */
const withoutCard = (
  question: string,
  before: string,
  names: readonly string[],
): string | undefined => {
  const opened = WITHOUT.exec(question);
  if (!opened) return undefined;
  const [word] = foldText(question.slice(opened[0].length)).tokens;
  const name = names.find((one) => foldText(one).tokens.includes(word ?? ""));
  if (name === undefined) return undefined;
  const left = before.replace(new RegExp(`${LINK}\\[*${escapePattern(name)}\\]*`, "iu"), "");
  return left === before ? undefined : left;
};

/** The attacking or the blocking creature with another size, wherever the question spoke of it. */
const withSize = (
  size: string,
  said: string,
  before: string,
  sizes: readonly string[],
): string | undefined => {
  const isAttacker = OF_ATTACKER.test(said) && !OF_BLOCKER.test(said);
  const different = [...new Set(sizes)];
  const old = isAttacker ? different[0] : different.at(-1);
  if (old === undefined) return undefined;
  return different.length === 1
    ? replaceAt(before, isAttacker ? 0 : Math.min(1, sizes.length - 1), size)
    : before.replace(SIZE, (found) => (found === old ? size : found));
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
  const told = toldBy(question, names);
  if (told !== undefined) return `${before} ${told}`;
  const keywords = addedKeywords(tokens, vocabulary);
  const first = sizes[0];
  if (keywords.length === 0 || first === undefined) return undefined;
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
    (said, { content }) => restate(content, said, names, vocabulary) ?? content,
    first.content,
  );
  return restate(question, before, names, vocabulary);
};
