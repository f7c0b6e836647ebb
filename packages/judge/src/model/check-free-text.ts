import { CARDINALS } from "@spellwright/text";

/** What may stand before a number: "CR", "rule", « règle », "§". */
const PREFIX = String.raw`(?:(?<!\p{L})(?:C\.?R\.?|rules?|règles?|regles?|sections?|§)\s*(?:n[°o]\.?\s*|number\s+|numéro\s+)?)`;
/** Digits, and letters that look like them. */
const DIGIT = "[0-9OoIl]";
/** Sentences end here. A number such as 702.19b does not end one. */
const SENTENCE = /[^.?!\n]*(?:\.(?=\S)[^.?!\n]*)*(?:[.?!\n]+|$)/gu;

/** "702.19b", also as "(CR 702.19b)". A decimal with three digits before the point is read as one. */
const EXACT = new RegExp(
  String.raw`\s?[(\[]?${PREFIX}?(?<![\d.,/])(?<!\p{L})([1-9]\d{2}\.\d{1,3}[a-z]?)(?![\d/\p{L}])(?!\.\d)[)\]]?`,
  "giu",
);
/** The same with other signs between, spaces, or letters for digits. Only with a prefix or a letter. */
const DISGUISED: readonly RegExp[] = [
  new RegExp(
    String.raw`\s?[(\[]?${PREFIX}${DIGIT}{3}\s?[.,:·\u2022\u2027\u2219_\-\u2013\u2014]\s?${DIGIT}{1,3}\s?[a-z]{0,2}(?!\p{L})[)\]]?`,
    "giu",
  ),
  new RegExp(
    String.raw`\s?[(\[]?(?<![\d\p{L}])(?=${DIGIT}{0,2}\d)${DIGIT}{3}\s?[.,:·\u2022\u2027\u2219_\-\u2013\u2014]\s?(?=${DIGIT}{0,2}\d)${DIGIT}{1,3}[a-z]{1,2}(?!\p{L})[)\]]?`,
    "giu",
  ),
  // Letters stuck to it, as in CR702.19b or 702.19bis.
  /[([]?(?<![\d.,/])[A-Za-z§]{0,4}[1-9]\d{2}\.\d{1,3}[a-z]{0,4}(?![\d/])[)\]]?/gu,
  // A whole chapter: "rule 702".
  new RegExp(String.raw`\s?[(\[]?${PREFIX}[1-9]\d{2}(?![\d/])[a-z]?(?!\p{L})[)\]]?`, "giu"),
  // Three digits and more without a sign between: "rule 70219b".
  new RegExp(String.raw`\s?[(\[]?${PREFIX}\d{4,6}[a-z]{0,2}(?!\p{L})[)\]]?`, "giu"),
];

/** What a number is spelled with; « zéro » with its accent, since this text is not folded. */
const SPELLING = [
  ...CARDINALS.keys(),
  ..."zéro oh hundred cent cents point dot virgule and et".split(" "),
].join("|");
/** "rule seven hundred two point nineteen b". */
const SPELLED = new RegExp(
  String.raw`\s?[(\[]?${PREFIX}(?:(?:${SPELLING})(?!\p{L})[\s\-]*){2,}(?:[a-z](?!\p{L}))?[)\]]?`,
  "giu",
);
/** Handles mean nothing to a reader. */
const HANDLE =
  /\s?[([]?(?<![\p{L}\d])[RCN]\d{1,3}(?:\s?[,;&\u2013-]\s?[RCN]\d{1,3})*(?![\p{L}\d])[)\]]?/gu;

export interface CheckedText {
  readonly text: string;
  /** Rule numbers that the text named and that its reader does not see. */
  readonly removed: readonly string[];
}

/** Whether a sentence may name a rule: one that is shown beside it and says what the sentence says. */
export type IsRuleCitable = (number: string, sentence: string) => boolean;

/**
 * Takes rule numbers out of a model's plain text, however they are written, unless the sentence may
 * name them (ORA-17).
 */
export const checkFreeText = (plain: string, mayName: IsRuleCitable): CheckedText => {
  const removed: string[] = [];
  const kept: string[] = [];
  const remove = (whole: string): string => {
    removed.push(whole.trim());
    return "";
  };
  // Numbers that stay are set aside, so that what looks for disguised ones passes them over.
  const named = (plain.match(SENTENCE) ?? []).map((sentence) =>
    sentence.replace(HANDLE, "").replace(EXACT, (whole, number: string) => {
      if (mayName(number.toLowerCase(), sentence)) return `\u0000${kept.push(whole) - 1}\u0000`;
      removed.push(number);
      return "";
    }),
  );
  const text = [...DISGUISED, SPELLED]
    .reduce((rest, pattern) => rest.replace(pattern, remove), named.join(""))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: plain text holds none of its own
    .replace(/\u0000(\d+)\u0000/g, (_mark, at: string) => kept[Number(at)] ?? "")
    .replace(/[([]\s*[)\]]/g, "")
    .replace(/ {2,}/g, " ")
    .replace(/(?<! ) +([.,)])/g, "$1")
    .trim();
  return { text, removed };
};
