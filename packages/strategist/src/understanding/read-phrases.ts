import { readNumber } from "@spellwright/text";
import type { CardFilter } from "./card-filters.ts";
import { TRIGGERS, type Trigger } from "./deeds.ts";

/** Words that say one thing together, and would each say another alone. */
interface Phrase {
  readonly words: RegExp;
  readonly filter: (found: RegExpExecArray) => CardFilter;
}

/** “When can I cast it” asks for a turn, and tells of no trigger. */
const ASKING =
  "(?! ?(?:can|could|do|does|did|should|will|would|may|is|are|am|est-ce|puis|peux|peut|vais|dois|doit|pourr))";
const WHEN = `(?:when(?:ever)?|each time|every time|if|quand|lorsque|lorsqu'|chaque fois que|chaque fois qu'|si)${ASKING}`;
const EFFECTS = "(?:triggers?|effects?|abilit(?:y|ies)|declenche\\w*|effets?|capacites?)";

/** “When a creature dies”, « quand elles meurent », “death triggers”. */
const triggerWords = ({ asked, nouns }: (typeof TRIGGERS)[Trigger]): RegExp =>
  new RegExp(
    `\\b${WHEN}[^,?.]{0,40}?\\b${asked}\\b|\\b${nouns} ${EFFECTS}\\b|\\b${EFFECTS} ${nouns}(?![\\w'])`,
  );

const LANDS =
  "(?:(?:a|an|any|un|une|des?|le|la|les|my|the|basic|more|two|deux|me|up) )*(?:lands?|terrains?)";

/** “One of 4 copies”, “one of my creatures” are no one-of: so many are wanted out of those. */
const OUT_OF = "(?! (?:\\d+|my|your|our|the|these|those|them|its|any)\\b)";

/** “Four-ofs”: so many copies of every card that is asked for. */
const COPIES: readonly Phrase[] = [
  {
    words: new RegExp(
      `\\b([1-4])[ -]?ofs?\\b${OUT_OF}|\\b(?:(?:in|en|a) )?([1-9]\\d?) (?:copies|exemplaires?)(?: chacune?s?| each)?\\b`,
    ),
    filter: ([, figure, other]) => ({ kind: "copies", copies: Number(figure ?? other) }),
  },
  {
    words: /\bplay-?sets?\b|\bfull sets?\b/,
    filter: () => ({ kind: "copies", copies: 4 }),
  },
  {
    words:
      /\b(?:only|just|single)(?: a| one| single)? cop(?:y|ies)\b|\b(?:un|seul)(?: seul)? exemplaire\b|\bexemplaires? uniques?\b/,
    filter: () => ({ kind: "copies", copies: 1 }),
  },
];
/** Asks what a format allows. */
const ALLOWED = /\b(?:can|may|puis|peut|peux|allowed|droit|autoris\w+|maximum|max)\b/;

const PHRASES: readonly Phrase[] = [
  ...(Object.keys(TRIGGERS) as Trigger[]).map(
    (trigger): Phrase => ({
      words: triggerWords(TRIGGERS[trigger]),
      filter: () => ({ kind: "trigger", trigger }),
    }),
  ),
  {
    words: new RegExp(
      `\\b(?:cherch\\w+|(?:va|vont|aller) chercher|fetch(?:es|ing)?|search(?:es|ing)?(?: for)?|tutors?(?: for)?|finds?|trouv\\w+) ${LANDS}\\b`,
    ),
    filter: () => ({ kind: "findsLand" }),
  },
  {
    words:
      /\b(?:reanimation|reanimator|reanimate) targets?\b|\bcibles? (?:de|a) reanim\w+\b|\b(?:can i|puis-je|to) (?:reanimate|reanimer)\b/,
    filter: () => ({ kind: "worthReviving" }),
  },
  {
    words: /\bself-?mill\w*|\bmeule perso|\b(?:fill|rempl)\w* [^?.]{0,9}(?:graveyard|cimetiere)/,
    filter: () => ({ kind: "fillsGraveyard" }),
  },
  {
    words: /\btop[- ]?end\b/,
    filter: () => ({ kind: "manaValue", least: 6, most: null }),
  },
  {
    words: /\b(?:treasure|tresor)s?(?: tokens?)?\b/,
    filter: () => ({ kind: "text", text: "treasure" }),
  },
  {
    words: /\b(?:clue|indice)s?(?: tokens?)?\b/,
    filter: () => ({ kind: "text", text: "clue" }),
  },
  {
    words: /\b(?:food|nourriture) tokens?\b|\bjetons? nourriture\b/,
    filter: () => ({ kind: "text", text: "food" }),
  },
];

const FIGURES = /\b(\p{L}+)(?=[ -](?:ofs?|copies|exemplaires?)\b)/gu;

/**
 * What such phrases of a question ask for, and the question without their words.
 *
 * @param text folded, without names of cards
 * @param namesCard copies of a named card are another question
 */
export const readPhrases = (
  text: string,
  namesCard: boolean,
): { readonly filters: readonly CardFilter[]; readonly rest: string } => {
  const filters: CardFilter[] = [];
  let rest = text.replace(FIGURES, (word) => String(readNumber(word) ?? word));
  const phrases = namesCard || ALLOWED.test(text) ? PHRASES : [...PHRASES, ...COPIES];
  for (const { words, filter } of phrases) {
    const found = words.exec(rest);
    if (found === null) continue;
    filters.push(filter(found));
    rest = rest.replace(words, " ");
  }
  return { filters, rest };
};
