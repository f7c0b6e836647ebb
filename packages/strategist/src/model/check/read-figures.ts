import { foldText, writeFigures } from "@spellwright/text";
import { MEASURES } from "./measures.ts";
import { SIGN } from "./name-signs.ts";

/** A number of a sentence with what it counts. */
export interface Figure {
  readonly value: number;
  /** A measure, or how the number is meant. */
  readonly kind: string;
  /** Folded words before and behind it, as far as the next number. */
  readonly before: string;
  readonly after: string;
}

const PERCENT =
  /(\d{1,3}(?:[.,]\d+)?)[\s\u00a0\u202f]*(?:%|percent\b|per cent\b|pour[- ]?cent\b)/giu;
const DECIMAL = /(?<![\d.,])\d{1,3}[.,]\d{1,2}(?![\d.,]*\d)/gu;
const SIZE = /(?<![\d/])[+-]?\d{1,2}\/[+-]?\d{1,2}(?![\d/])/gu;
const NUMBER = /^\d{1,6}$/;

/** Words that may stand between a number and what it counts, and count no less. */
const BETWEEN =
  "(?:(?:more|other|total|extra|additional|of|de|d|du|des|cards?|cartes?|pieces?|spells?|sorts?|effects?|effets?|board|mass|real|main|deck|autres?|supplementaires?|mana) ){0,3}";
/** What stands behind narrows it: “14 creatures that cost two or less”. */
const NARROWED =
  /^(?:that|with|at|under|below|costing|cost|of|in|among|qui|avec|a|au|aux|en|parmi|de)\b/;
const HEADS = MEASURES.map(({ name, words }) => ({
  name,
  pattern: new RegExp(`^${BETWEEN}(?:${words})\\b ?(.*)$`),
}));
/** What the number before counts too: “36 or 38 lands”. */
const RANGE = /^(?:to|or|and|a|ou|et)$/;
/** A comma ends what a number counts. */
const COMMA = /,(?!\d)/g;

const BEFORE: readonly (readonly [string, RegExp])[] = [
  ["bracket", /\bbrackets?(?: (?:of|de|number|numero|a|au|to))?$/],
  ["turn", /\b(?:turns?|tours?|t)$/],
  ["mana", /\b(?:mana value|valeur de mana|cmc|mv)(?: (?:of|de))?$/],
  ["mana", /\b(?:costs?|coute|coutent)$/],
];
const AFTER: readonly (readonly [string, RegExp])[] = [
  ["mana", /^(?:manas?|drops?)\b/],
  ["copies", /^(?:cop(?:y|ies)|exemplaires?|x cardsign|cardsign)\b/],
];

const kindOf = (before: string, after: string): string => {
  const told = BEFORE.find(([, pattern]) => pattern.test(before));
  if (told !== undefined) return told[0];
  for (const { name, pattern } of HEADS) {
    const [found, behind = ""] = pattern.exec(after) ?? [];
    if (found !== undefined) return NARROWED.test(behind) ? "narrowed" : name;
  }
  return AFTER.find(([, pattern]) => pattern.test(after))?.[0] ?? "other";
};

const numberOf = (written: string): number => Number(written.replace(",", "."));

/** The numbers of a marked text, in figures or words. */
export const readFigures = (marked: string): readonly Figure[] => {
  const found: Figure[] = [];
  const take = (text: string, pattern: RegExp, kind: string): string =>
    text.replace(pattern, (whole, inner?: string) => {
      const written = typeof inner === "string" ? inner : whole;
      const values = kind === "size" ? (written.match(/\d+/g) ?? []) : [written];
      for (const each of values) found.push({ value: numberOf(each), kind, before: "", after: "" });
      return " ";
    });
  let rest = take(marked.replaceAll(/\s?[-–—]\s?(?=\d)/g, " to "), PERCENT, "percent");
  rest = take(rest, SIZE, "size");
  rest = take(rest, DECIMAL, "decimal");
  const tokens = writeFigures(
    foldText(rest.replace(SIGN, " cardsign ").replace(COMMA, ";")).tokens,
  );
  const places = tokens.flatMap((token, at) => (NUMBER.test(token) ? [at] : []));
  const read = places.map((at, nth) => {
    const before = tokens.slice((places[nth - 1] ?? -1) + 1, at).join(" ");
    const after = tokens.slice(at + 1, places[nth + 1] ?? tokens.length).join(" ");
    return { value: Number(tokens[at]), kind: kindOf(before, after), before, after };
  });
  return [
    ...found,
    ...read.map((figure, at) => {
      const next = read[at + 1];
      return next !== undefined && figure.kind === "other" && RANGE.test(figure.after)
        ? { ...figure, kind: next.kind }
        : figure;
    }),
  ];
};
