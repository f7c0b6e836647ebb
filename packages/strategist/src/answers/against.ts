import type { Card } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import { type DeckFacts, referenceOf, roleTrust } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { againstDeeds } from "./against-deeds.ts";
import { type Answer, type AnswerContext, finding } from "./answer-part.ts";
import { hitsFinding } from "./hits.ts";
import { answersByThreat, FEW_ANSWERS, type Threat } from "./threats.ts";

const KINDS = ["creature", "artifact", "enchantment", "planeswalker", "spell"] as const;

/** How the type line of a named card says that it is of a kind. */
const typeOf = (kind: string): RegExp =>
  kind === "spell" ? /\b(?:Instant|Sorcery)\b/ : new RegExp(`\\b${kind}\\b`, "i");

/** Of the front; 0 where it depends. */
const toughnessOf = (card: Card): number =>
  Number(card.card_faces?.[0]?.toughness ?? card.toughness ?? 0) || 0;

/** What is to be answered: the types that are named, else those of the card that is. */
export const threatsIn = ({ question, understanding }: AnswerContext): readonly Threat[] => {
  const named = understanding.filters.flatMap((filter): readonly string[] => {
    if (filter.kind === "type") return [filter.type];
    return filter.kind === "types" ? filter.types : [];
  });
  const [only] = question.cards;
  const isNamed = (kind: string) =>
    only !== undefined && question.cards.length === 1
      ? typeOf(kind).test(only.card.type_line)
      : false;
  const kinds = KINDS.filter((kind) => named.includes(kind));
  return kinds.length > 0 ? kinds : KINDS.filter(isNamed);
};

/** Whether a card takes a creature of so much toughness, by one of its ways; damage and “-3/-3” take what is small. */
const isMatch = (card: Card, toughness: number): boolean => {
  const ways = recogniseRoles(card).answered.filter(({ types }) => types.has("creature"));
  return (
    ways.length === 0 ||
    ways.some(({ upTo }) => upTo === undefined || upTo === "X" || upTo >= toughness)
  );
};

/** The answers that are too small for a named creature. */
const tooSmall = (facts: DeckFacts, named: Card, toughness: number): readonly Finding[] =>
  answersByThreat(facts, (card) => !isMatch(card, toughness))
    .filter(({ threat, cards }) => threat === "creature" && cards.length > 0)
    .map(({ cards }) =>
      finding("threatTooSmall", {
        card: { card: referenceOf(named, null) },
        toughness,
        cards: { cards },
      }),
    );

/** Which cards of the deck answer a kind of card, or a named one. */
export const answerAgainst: Answer = (context) => {
  const { facts, understanding } = context;
  if (facts === null || !understanding.asksAnswers || roleTrust(facts) === 0) return undefined;
  if (understanding.asksRules && !understanding.namesTheDeck) return undefined;
  if (understanding.asksSideboard || understanding.subjects.has("cuts")) return undefined;
  const asked = threatsIn(context);
  const [only, another] = context.question.cards;
  // A card of the list itself is asked about as an answer, not as what an opponent plays.
  const isTheirs =
    only !== undefined &&
    another === undefined &&
    facts.cards.every(({ card }) => card.name !== only.card.name);
  const toughness = isTheirs && asked.includes("creature") ? toughnessOf(only.card) : 0;
  const found = answersByThreat(
    facts,
    (card, threat) => threat !== "creature" || isMatch(card, toughness),
  ).filter(({ threat }) => asked.includes(threat));
  const small = toughness > 0 && isTheirs ? tooSmall(facts, only.card, toughness) : [];
  const sayings = found.flatMap(({ threat, cards }): readonly Finding[] => {
    const count = cards.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
    const threats = { threats: [threat] };
    // What is too small alone is an answer to others: the deck is not without one.
    if (count === 0 && threat === "creature" && small.length > 0) return [];
    if (count === 0) return [finding("threatOpen", { threats })];
    const code = count < FEW_ANSWERS ? "threatFew" : "threatAnswered";
    return [finding(code, { threats, count, cards: { cards } })];
  });
  const hits = isTheirs ? hitsFinding(only.card, facts) : undefined;
  const deeds = asked.length > 0 ? [] : againstDeeds(facts, context);
  const [headline, ...items] = [
    ...(hits === undefined ? [] : [hits]),
    ...sayings,
    ...small,
    ...deeds,
  ];
  if (headline === undefined) return undefined;
  return {
    responseType: "cards",
    headline,
    title: "against",
    items: [...items, finding("againstRead")],
    cards: found.flatMap(({ cards }) => cards),
    confidence: 0.8 * roleTrust(facts),
  };
};
