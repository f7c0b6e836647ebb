import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { understandWording } from "./case-of-wording.ts";

/** "702.19b" and "702.19" are rules of one keyword. */
const keywordOf = (number: string): string | undefined =>
  number.startsWith("702.") ? `702.${Number.parseInt(number.slice(4), 10)}` : undefined;

/** Where abilities are taken away and given, in the order of layers: what rests on these rules knows of the loss. */
const isOfLayers = (number: string): boolean => number.startsWith("613.");

/**
 * Whether rules are those of a keyword ability that is gone in what is asked: what such an ability does is then no
 * reason for anything. Where the layers are cited as well, the loss was read.
 *
 * @param rules numbers of the rules that an answer stands on
 */
export const restsOnLostAbility = (
  rules: readonly string[],
  gone: ReadonlySet<string>,
  { concepts }: Vocabulary,
): boolean => {
  if (gone.size === 0 || rules.some(isOfLayers)) return false;
  const cited = new Set(rules.flatMap((number) => keywordOf(number) ?? []));
  return [...gone].some((id) =>
    (concepts.get(id)?.rules ?? []).some((number) => cited.has(keywordOf(number) ?? "")),
  );
};

/** The same of a settled question: one that is itself asked about the loss stands. */
export const settledRestsOnLostAbility = (
  { rules, wordings }: SettledQuestion,
  { gone, vocabulary }: Understanding,
): boolean =>
  restsOnLostAbility(
    rules.map(({ number }) => number),
    gone,
    vocabulary,
  ) &&
  !wordings.some((wording) => {
    const lost = understandWording(wording, vocabulary).gone;
    return [...gone].some((id) => lost.has(id));
  });
