import type { Language } from "@spellwright/contract";
import {
  certainLanguage,
  findUnsafeContent,
  plainText,
  type UnsafeContent,
} from "@spellwright/text";
import type { ModelRuling } from "./model-ruling.ts";
import { statesQuantity } from "./quantities.ts";

/** Why a model's answer is not shown at all. */
export type AnswerFault =
  | "language"
  | "empty"
  | "confidence"
  | UnsafeContent
  | "headline-without-decision"
  | "contradiction";

/** A headline and what is said with it, in words. */
const FEWEST = { ruling: 2, both: 5 } as const;
const LONGEST = 4_000;

/** « Si, elle meurt » answers a denial; « Si elle meurt » is a condition. */
const SAYS_YES = /^\s*(?:(?:yes|oui)(?![\p{L}-])|si(?=\s*[,.;:!]))/iu;
/** “No creature may block”, “Non-token creatures …” and « Non seulement … » answer nothing. */
const SAYS_NO = /^\s*(?:no(?=\s*(?:[,.;:!\u2013\u2014(]|$))|non(?![\p{L}-]|\s+seulement))/iu;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Verdict, headline and explanation begin with opposite words, or the headline lacks the number that is given. */
const contradictsItself = ({
  verdict,
  ruling,
  explanation,
  quantity,
}: Pick<ModelRuling, "verdict" | "ruling" | "explanation" | "quantity">): boolean => {
  if (verdict === "yes" && (SAYS_NO.test(ruling) || SAYS_NO.test(explanation))) return true;
  if (verdict === "no" && (SAYS_YES.test(ruling) || SAYS_YES.test(explanation))) return true;
  if (SAYS_YES.test(ruling) && (verdict === "no" || SAYS_NO.test(explanation))) return true;
  if (SAYS_NO.test(ruling) && (verdict === "yes" || SAYS_YES.test(explanation))) return true;
  return quantity !== null && !statesQuantity(ruling, quantity);
};

/** Every text of an answer that a reader may see. What the web told is cleaned on its own way. */
const shownOf = (written: ModelRuling): readonly string[] => [
  written.ruling,
  written.explanation,
  ...written.citations.map(({ claim }) => claim),
  ...written.interactions.map(({ description }) => description),
  ...written.steps.flatMap(({ action, timing, layer }) => [action, timing ?? "", layer ?? ""]),
];

/** The first reason why a model's answer is not shown. Undefined where none of these is. */
export const faultOf = (written: ModelRuling, language: Language): AnswerFault | undefined => {
  const ruling = plainText(written.ruling, LONGEST);
  const explanation = plainText(written.explanation, LONGEST);
  const said = shownOf(written).join("\n");
  if (!(written.confidence >= 0 && written.confidence <= 1)) return "confidence";
  const unfit = findUnsafeContent(said);
  if (unfit) return unfit;
  const spoken = [certainLanguage(ruling), certainLanguage(`${ruling} ${explanation}`)];
  if (spoken.some((one) => one !== null && one !== language)) return "language";
  if (written.outcome === "cannot_settle")
    return SAYS_YES.test(ruling) || SAYS_NO.test(ruling) || written.verdict !== null
      ? "headline-without-decision"
      : undefined;
  if (written.outcome !== "ruling") return undefined;
  if (wordsIn(ruling) < FEWEST.ruling || wordsIn(`${ruling} ${explanation}`) < FEWEST.both)
    return "empty";
  return contradictsItself({ ...written, ruling, explanation }) ? "contradiction" : undefined;
};
