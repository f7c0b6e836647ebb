import type { Rulebook } from "@spellwright/rulebook";
import { foldText } from "@spellwright/text";
import type { Citation, Decision } from "../decision.ts";
import { describeCard } from "../engines/card-facts/describe-card.ts";
import { type NamedCard, ruled } from "../engines/engine.ts";
import type { Definition } from "../knowledge/definition.ts";
import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import { definedTerm, whereDefined } from "../phrases/definitions.ts";
import type { Understanding } from "../question/understand.ts";
import { definitionIndexOf, definitionOf } from "./definition-index.ts";
import { termsNamedIn } from "./named-terms.ts";
import { readAskedTerms } from "./read-frame.ts";

/** The question is nothing but the term and words that ask for its meaning. */
const SURE = 0.93;
/** Two terms told one after the other: what sets them apart is left to the reader. */
const SIDE_BY_SIDE = 0.75;

/** What a question asks the meaning of, told by the glossary. */
export interface Defined {
  readonly asks: "meaning" | "difference";
  readonly decision: Decision;
  /** The rules of each term that is asked about. */
  readonly terms: readonly (readonly string[])[];
}

/** A definition beside the edition in use. */
interface Meant extends Definition {
  /** Those of its rules that the edition holds: others are not told (ORA-17). */
  readonly held: readonly string[];
}

const beside = (term: Definition, rulebook: Rulebook): Meant => ({
  ...term,
  held: term.rules.filter((number) => rulebook.has(number)),
});

const slugOf = ({ term }: Definition): string =>
  term.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const citationsOf = (
  { definition, held }: Meant,
  { language }: Understanding,
): readonly Citation[] => held.map((number) => ({ number, claim: definition[language] }));

const decided = (
  meant: readonly Meant[],
  ruling: string,
  understanding: Understanding,
  confidence: number,
): Decision => {
  const { language } = understanding;
  const details = meant.flatMap(({ detail }) => detail?.[language] ?? []);
  const [first] = meant;
  return ruled("definition", {
    verdict: null,
    ruling,
    explanation:
      details.join(" ") || whereDefined(first?.held[0], first?.rules.length === 0)[language],
    citations: meant.flatMap((each) => citationsOf(each, understanding)),
    steps: [],
    facts: meant.map(({ term }) => term[language]),
    confidence,
  });
};

const meaningOf = (meant: Meant, understanding: Understanding): Decision => ({
  ...decided([meant], meant.definition[understanding.language], understanding, SURE),
  id: `definition/${slugOf(meant)}`,
});

const differenceOf = (meant: readonly Meant[], understanding: Understanding): Decision => {
  const told = meant.map((each) => definedTerm(each)[understanding.language]).join("\n\n");
  return {
    ...decided(meant, told, understanding, SIDE_BY_SIDE),
    id: `definition/${meant.map(slugOf).join("-or-")}`,
  };
};

/** Terms, and the cards that a question names. */
type AskedMeaning = { readonly term: Definition } | { readonly card: NamedCard };

const isTerm = (asked: AskedMeaning): asked is { readonly term: Definition } => "term" in asked;

/** Keywords mean themselves, though cards are called Fear and Echo. */
const KEYWORD = /^70[12]\./;

const finder = (
  { language }: Understanding,
  knowledge: JudgeKnowledge,
  cards: readonly NamedCard[],
) => {
  const terms = definitionIndexOf(knowledge);
  const named = new Map(cards.map((card) => [foldText(card.written).tokens.join(" "), card]));
  return (name: string, ofCard: boolean): AskedMeaning | undefined => {
    const term = definitionOf(terms, language, name);
    const card = named.get(name);
    const isMeant = card !== undefined && (ofCard || /^\p{Lu}/u.test(card.written));
    const isKeyword = term?.rules.some((number) => KEYWORD.test(number)) ?? false;
    if (card && (!term || (isMeant && !isKeyword))) return { card };
    return term && { term };
  };
};

/**
 * What a term of the game means or a card says, where a question asks nothing else (ORA-01): answered by
 * the glossary and by the card.
 *
 * @returns undefined where it asks more, or about something that neither holds
 */
export const define = (
  understanding: Understanding,
  { knowledge, rulebook }: { readonly knowledge: JudgeKnowledge; readonly rulebook: Rulebook },
  cards: readonly NamedCard[],
): Defined | undefined => {
  const { language, text, vocabulary, fromHistory } = understanding;
  const find = finder(understanding, knowledge, cards);
  const read = (tokens: readonly string[]) =>
    readAskedTerms(
      tokens.filter((token) => token !== "."),
      language,
      find,
    );
  const asked = read(text.tokens) ?? read(vocabulary.readThroughSlips(text.tokens));
  const [first] = asked?.terms ?? [];
  if (asked === undefined || first === undefined || (asked.isBare && fromHistory.size > 0))
    return undefined;
  if (asked.asks === "meaning" && !isTerm(first))
    return { asks: "meaning", decision: describeCard(first.card, language), terms: [] };
  const meant = asked.terms.filter(isTerm).map(({ term }) => beside(term, rulebook));
  const [only] = meant;
  if (only === undefined || meant.length < asked.terms.length) return undefined;
  return {
    asks: asked.asks,
    decision:
      asked.asks === "meaning"
        ? meaningOf(only, understanding)
        : differenceOf(meant, understanding),
    terms: meant.map(({ rules }) => rules),
  };
};

/** The chapter of the rules that defines a term first; NaN where none does. */
const chapterOf = ({ rules: [first = ""] }: Definition): number => Number.parseInt(first, 10);
/** CR 702: abilities that a card only names. */
const isKeywordAbility = (term: Definition): boolean => chapterOf(term) === 702;
/** CR 701: keyword actions; CR 400 to 408: zones. */
const isActionOrZone = (term: Definition): boolean => {
  const chapter = chapterOf(term);
  return chapter === 701 || (chapter >= 400 && chapter <= 408);
};

/** What a text speaks of without asking for its meaning: its keyword abilities, its cards, its actions and zones. */
export const defineNamed = (
  understanding: Understanding,
  { knowledge, rulebook }: { readonly knowledge: JudgeKnowledge; readonly rulebook: Rulebook },
  cards: readonly NamedCard[],
): readonly Defined[] => {
  const terms = termsNamedIn(definitionIndexOf(knowledge), understanding);
  const defined = (term: Definition): Defined => ({
    asks: "meaning",
    decision: meaningOf(beside(term, rulebook), understanding),
    terms: [term.rules],
  });
  const told = cards.map(
    (card): Defined => ({
      asks: "meaning",
      decision: describeCard(card, understanding.language),
      terms: [],
    }),
  );
  return [
    ...terms.filter(isKeywordAbility).map(defined),
    ...told,
    ...terms.filter(isActionOrZone).map(defined),
  ];
};

const ruleOf = (number: string): string => number.replace(/[a-z]$/, "");

/** Whether a decision stands on the rules of both terms: then it says what sets them apart better than two meanings do. */
export const coversBothTerms = ({ citations }: Decision, { terms }: Defined): boolean =>
  terms.length < 3 &&
  terms.every((rules) =>
    rules.some((rule) => citations.some(({ number }) => ruleOf(number) === ruleOf(rule))),
  );
