import type { Language } from "@spellwright/contract";
import { foldText, plainText, sureLanguage } from "@spellwright/text";
import type { ModelRuling } from "./model-ruling.ts";

/** Why a model's answer is not shown at all. */
type Fault =
  | "language"
  | "empty"
  | "confidence"
  | "contact"
  | "leak"
  | "insult"
  | "headline-without-decision"
  | "contradiction";

/** Addresses, accounts and telephone numbers: a ruling names none. Only their ends are looked for. */
const CONTACT =
  /[\w.+-]@[\w-]+\.[a-z]{2,}|[a-z0-9-]\.(?:com|net|org|io|gg|fr|info|ru|xyz|app|dev|tv|shop|site|online|eu|de|uk|biz|top|link|ly)\b|(?<![\w@])@[a-z]\w{3,}|\+\d[\d .-]{7,}\d|\b(?:0\d[ .-]?){4,5}\d\b|\b(?:discord|telegram|whatsapp|paypal|t)\.me\b/i;
/** Words of the prompt and of how a model is spoken to. */
const LEAK =
  /\b(?:system prompt|prompt système|my instructions|mes instructions|previous instructions|instructions précédentes|computed result|needs_detail|cannot_settle|json schema|schema|as an ai|language model|modèle de langage|en tant qu['\u2019]ia|i was (?:told|instructed)|begin the ruling with|you are a magic: the gathering rules judge|material to judge|<<<|>>>|api[ _-]?key)\b/i;
const INSULT =
  /\b(?:idiots?|stupid\w*|morons?|dumb(?:ass)?|fuck\w*|shit\w*|imb[ée]ciles?|cr[ée]tins?|connards?|stupides?|d[ée]biles?|abrutis?|merde)\b/i;

/** A headline and what is said with it, in words. */
const FEWEST = { ruling: 2, both: 5 } as const;
const LONGEST = 4_000;

const SAYS_YES = /^\s*(?:yes|oui|si)(?!\p{L})/iu;
const SAYS_NO = /^\s*(?:no|non)(?!\p{L})/iu;
const NEGATED =
  /\b(?:not|no|never|cannot|can t|n t|doesn t|don t|isn t|won t|pas|ne|n|jamais|aucune?|sans|without)\b/;
/** Two ends of one scale: who says both of one thing contradicts itself. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:survives?|survit|survivent|lives)\b/, /\b(?:dies?|meurt|meurent|destroyed|detruite?s?)\b/],
  [/\b(?:untapped|degagee?s?)\b/, /\b(?:becomes tapped|taps|engage|engagee?s?)\b/],
];

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const fold = (text: string): string => foldText(text).tokens.join(" ");

const contentOf = (sentence: string): ReadonlySet<string> =>
  new Set(sentence.split(" ").filter((word) => word.length > 3 && !NEGATED.test(word)));

/** Most words of the shorter sentence stand in the other one. */
const SAME = 0.6;

const speaksOfTheSame = (a: string, b: string): boolean => {
  const [few, many] = [contentOf(a), contentOf(b)].sort((x, y) => x.size - y.size);
  if (!few || !many || few.size < 2) return false;
  return [...few].filter((word) => many.has(word)).length / few.size >= SAME;
};

const disagree = (a: string, b: string): boolean =>
  (speaksOfTheSame(a, b) && NEGATED.test(a) !== NEGATED.test(b)) ||
  (OPPOSITES.some(
    ([one, other]) =>
      (one.test(a) && !other.test(a) && other.test(b) && !one.test(b)) ||
      (other.test(a) && !one.test(a) && one.test(b) && !other.test(b)),
  ) &&
    speaksOfTheSame(a, b));

/** Verdict, headline and explanation say opposite things. */
const contradictsItself = ({
  verdict,
  ruling,
  explanation,
}: Pick<ModelRuling, "verdict" | "ruling" | "explanation">): boolean => {
  if (verdict === "yes" && (SAYS_NO.test(ruling) || SAYS_NO.test(explanation))) return true;
  if (verdict === "no" && (SAYS_YES.test(ruling) || SAYS_YES.test(explanation))) return true;
  if (SAYS_YES.test(ruling) && (verdict === "no" || SAYS_NO.test(explanation))) return true;
  if (SAYS_NO.test(ruling) && (verdict === "yes" || SAYS_YES.test(explanation))) return true;
  const headline = fold(ruling.replace(SAYS_YES, "").replace(SAYS_NO, ""));
  return explanation.split(/(?<=[.!?])\s+/).some((sentence) => disagree(headline, fold(sentence)));
};

/** The first reason why a model's answer is not shown; undefined where none of these is. */
export const faultOf = (written: ModelRuling, language: Language): Fault | undefined => {
  const ruling = plainText(written.ruling, LONGEST);
  const explanation = plainText(written.explanation, LONGEST);
  const said = `${written.ruling}\n${written.explanation}\n${written.citations.map(({ claim }) => claim).join("\n")}`;
  if (!(written.confidence >= 0 && written.confidence <= 1)) return "confidence";
  if (CONTACT.test(said)) return "contact";
  if (LEAK.test(said)) return "leak";
  if (INSULT.test(said)) return "insult";
  const spoken = [sureLanguage(ruling), sureLanguage(`${ruling} ${explanation}`)];
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
