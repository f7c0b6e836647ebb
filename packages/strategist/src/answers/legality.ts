import type { Card, DeckFormat } from "@spellwright/contract";
import { checkLegality, detectFormat, type LegalityProblem } from "@spellwright/decks";
import { splitWords } from "@spellwright/text";
import { type DeckFacts, referenceOf } from "../deck-facts.ts";
import type { Finding, StrategyQuestion } from "../strategist.ts";
import { asksOfUnknownCard } from "../understanding/legality-words.ts";
import type { Understanding } from "../understanding/understand.ts";
import { hasCommander } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";

/** The key of a card's `legalities`. Formats with every card have none. */
export const poolOf = (format: DeckFormat): string | null => {
  if (format === "casual" || format === "draft" || format === "sealed") return null;
  if (format === "cedh") return "commander";
  return format === "duel commander" ? "duel" : format;
};

const STATUSES = {
  legal: "cardLegal",
  banned: "cardBanned",
  restricted: "cardRestricted",
  not_legal: "cardNotInFormat",
} as const;

const cardLegality = (card: Card, format: DeckFormat): Finding | undefined => {
  const pool = poolOf(format);
  const status = pool === null ? undefined : card.legalities[pool];
  if (status === undefined || !Object.hasOwn(STATUSES, status)) return undefined;
  return finding(STATUSES[status as keyof typeof STATUSES], {
    card: { card: referenceOf(card, null) },
    format: { format },
  });
};

/** Whether a card fits the color identity of the deck's commanders (CR 903.5c). */
const identityFinding = (card: Card, facts: DeckFacts): Finding | undefined => {
  const commanders = facts.cards.filter(({ isCommander }) => isCommander);
  if (commanders.length === 0) return undefined;
  const identity = new Set(commanders.flatMap((each) => each.card.color_identity));
  const fits = card.color_identity.every((color) => identity.has(color));
  return finding(fits ? "insideIdentity" : "outsideIdentity", {
    card: { card: referenceOf(card, null) },
    commander: { cards: commanders.map((each) => referenceOf(each.card, null)) },
  });
};

/** Whether a format lets nobody play a card: banned, or not of it. */
export const isOutOfFormat = (card: Card, format: DeckFormat): boolean => {
  const pool = poolOf(format);
  const status = pool === null ? "legal" : card.legalities[pool];
  return status === "banned" || status === "not_legal";
};

/** What keeps a card out of a deck. Undefined where nothing does. */
export const barFinding = (card: Card, facts: DeckFacts): Finding | undefined =>
  [
    isOutOfFormat(card, facts.deck.format) ? cardLegality(card, facts.deck.format) : undefined,
    identityFinding(card, facts),
  ].find((each) => each !== undefined && FORBIDDING.has(each.code));

/** Whether a card must not be in a deck: banned, not of the format, outside its color identity. */
export const isForbidden = (card: Card, facts: DeckFacts): boolean =>
  isOutOfFormat(card, facts.deck.format) ||
  identityFinding(card, facts)?.code === "outsideIdentity";

/** Whether a card may be added to a deck: legal in its format, inside its color identity (CR 903.5c). */
export const mayJoin = (card: Card, facts: DeckFacts): boolean => {
  const pool = poolOf(facts.deck.format);
  const status = pool === null ? "legal" : card.legalities[pool];
  return (
    (status === "legal" || status === "restricted") &&
    identityFinding(card, facts)?.code !== "outsideIdentity"
  );
};

/** Parameters of breaches that are names of cards, and colors: what is said of them is said in words. */
const CARD_PARAMS = ["name", "first", "second", "example"] as const;
const withCards = (params: LegalityProblem["params"], { deck }: DeckFacts): Finding["params"] => {
  const named = CARD_PARAMS.flatMap((key) => {
    const known = deck.entries.find(({ card }) => card !== null && card.name === params[key])?.card;
    return known == null ? [] : [[key, { card: referenceOf(known, null) }] as const];
  });
  const colors =
    typeof params.colors === "string" ? { colors: { colors: [...params.colors] } } : {};
  return { ...params, ...colors, ...Object.fromEntries(named) };
};

const FORBIDDING: ReadonlySet<string> = new Set([
  "cardBanned",
  "cardNotInFormat",
  "outsideIdentity",
]);

/** What forbids a card heads the answer. Asked of a format alone, the colors of the deck come after. */
const headFirst = (
  findings: readonly Finding[],
  { namesFormat, namesTheDeck }: Understanding,
): readonly Finding[] => {
  const ofFormatAlone = namesFormat && !namesTheDeck;
  const head = findings.find(
    ({ code }) => FORBIDDING.has(code) && !(ofFormatAlone && code === "outsideIdentity"),
  );
  return head === undefined ? findings : [head, ...findings.filter((each) => each !== head)];
};

/** What is wrong with a list, each in a sentence of `decks.legality`. */
export const legalityFindings = (facts: DeckFacts, format: DeckFormat): readonly Finding[] =>
  checkLegality(facts.deck.entries, format).problems.map(({ code, params }) =>
    finding(`legality.${code}`, { ...withCards(params, facts), format: { format } }),
  );

/** The other formats in which the list may be played as it is. */
const legalIn = ({ deck }: DeckFacts, asked: DeckFormat): readonly Finding[] => {
  const { format, alsoLegal } = detectFormat(deck.entries);
  const formats = [format, ...alsoLegal].filter(
    (each) =>
      each !== asked &&
      poolOf(each) !== null &&
      !hasCommander(each) &&
      checkLegality(deck.entries, each).problems.length === 0,
  );
  return formats.length === 0 ? [] : [finding("deckLegalIn", { formats: { formats } })];
};

/** “In which format”: the formats are asked for, and none is named. */
const asksForFormat = (
  { question }: StrategyQuestion,
  { asksWhich, namesFormat }: Understanding,
): boolean =>
  asksWhich && !namesFormat && splitWords(question).some(({ folded }) => FORMAT.has(folded));
const FORMAT: ReadonlySet<string> = new Set(["format", "formats"]);

/** Whether a card, or the whole deck, may be played in its format. */
export const answerLegality: Answer = ({ facts, question, understanding }) => {
  if (!understanding.subjects.has("legality")) return undefined;
  const { format } = understanding;
  if (question.cards.length > 0 && format !== null) {
    const found = question.cards.flatMap(({ card }) =>
      [
        cardLegality(card, format),
        facts === null ? undefined : identityFinding(card, facts),
      ].filter((each) => each !== undefined),
    );
    const [headline, ...rest] = headFirst(found, understanding);
    if (headline === undefined) return undefined;
    return {
      responseType: "legality",
      headline,
      title: "legality",
      items: rest,
      cards: question.cards.map(({ card }) => referenceOf(card, null)),
      confidence: 0.95,
    };
  }
  if (facts === null) return undefined;
  // Who names a type of cards, as “a planeswalker”, names no card.
  const namesType = understanding.filters.some(({ kind }) => kind === "type" || kind === "types");
  if (!namesType && asksOfUnknownCard(question))
    return {
      responseType: "unsettled",
      headline: finding("cardUnknown"),
      title: "legality",
      items: [],
      confidence: 0.2,
    };
  const asked = format ?? question.deck?.format ?? facts.deck.format;
  const { problems } = checkLegality(facts.deck.entries, asked);
  const breaches = problems.filter(({ code }) => code !== "unknownCard");
  const unknown = problems.length - breaches.length;
  const deckFormat = { format: { format: asked } };
  const headline =
    breaches.length > 0
      ? finding("deckIllegal", { ...deckFormat, count: breaches.length })
      : finding(unknown > 0 ? "deckUnknown" : "deckLegal", { ...deckFormat, count: unknown });
  const others = legalIn(facts, asked);
  const [head = headline, ...items] = asksForFormat(question, understanding)
    ? [...others, headline, ...legalityFindings(facts, asked)]
    : [headline, ...legalityFindings(facts, asked), ...others];
  return {
    responseType: "legality",
    headline: head,
    title: "legality",
    items,
    confidence: breaches.length > 0 || unknown === 0 ? 0.95 : 0.6,
  };
};
