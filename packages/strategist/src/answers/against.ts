import type { Card } from "@spellwright/contract";
import { copiesOf, type DeckFacts, referenceOf, roleTrust, sideboardOf } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { againstDeeds } from "./against-deeds.ts";
import { type Answer, type AnswerContext, type AnswerPart, finding } from "./answer-part.ts";
import { cardsHit, hitsFinding } from "./hits.ts";
import { severalTheirs } from "./several-theirs.ts";
import { isMatch, reaches, takesCard, toughnessOf } from "./takes-card.ts";
import { answersByThreat, FEW_ANSWERS, partlyAnswered, type Threat } from "./threats.ts";

const KINDS = ["creature", "artifact", "enchantment", "planeswalker", "spell"] as const;

/** The words of a type line by which a card is a spell that is no permanent. */
const SPELLS: readonly string[] = ["instant", "sorcery"];

/** The kinds of permanents and spells that a card is. */
const kindsOf = ({ type_line }: Card): readonly Threat[] => {
  const words = type_line.toLowerCase().split(" ");
  return KINDS.filter((kind) =>
    kind === "spell" ? words.some((word) => SPELLS.includes(word)) : words.includes(kind),
  );
};

/** What is to be answered: the types that are named, else those of the card that is. */
export const threatsIn = ({ question, understanding }: AnswerContext): readonly Threat[] => {
  const named = understanding.filters.flatMap((filter): readonly string[] => {
    if (filter.kind === "type") return [filter.type];
    return filter.kind === "types" ? filter.types : [];
  });
  const [only] = question.cards;
  const kinds = KINDS.filter((kind) => named.includes(kind));
  if (kinds.length > 0) return kinds;
  return only !== undefined && question.cards.length === 1 ? kindsOf(only.card) : [];
};

/** The answers to a kind of card that do not take the named one, alone or at all, each in its own sentence. */
const shortOf = (facts: DeckFacts, named: Card, asked: Threat): readonly Finding[] => {
  const card = { card: referenceOf(named, null) };
  const cardsThat = (isShort: (each: Card) => boolean) =>
    answersByThreat(facts, isShort).flatMap(({ threat, cards }) => (threat === asked ? cards : []));
  const barred = cardsThat((each) => !reaches(each, asked, named));
  const isCreature = asked === "creature" && toughnessOf(named) > 0;
  const small = isCreature
    ? cardsThat((each) => !isMatch(each, named) && reaches(each, asked, named))
    : [];
  return [
    ...(small.length === 0
      ? []
      : [
          finding("threatTooSmall", {
            card,
            toughness: toughnessOf(named),
            cards: { cards: small },
          }),
        ]),
    ...(barred.length === 0 ? [] : [finding("threatBarred", { card, cards: { cards: barred } })]),
  ];
};

/** What of the sideboard answers what is asked about. */
const inSideboard = (
  facts: DeckFacts,
  asked: readonly Threat[],
  named: Card | undefined,
): readonly Finding[] => {
  const cards = answersByThreat(
    sideboardOf(facts),
    (each, threat) => named === undefined || takesCard(each, threat, named),
  ).flatMap(({ threat, cards: found }) => (asked.includes(threat) ? found : []));
  const once = [...new Map(cards.map((card) => [card.name, card])).values()];
  return once.length === 0
    ? []
    : [finding("sideboardAnswers", { threats: { threats: asked }, cards: { cards: once } })];
};

/** What one of several cards of an opponent stops, and what of the deck answers it. */
const againstOne = (facts: DeckFacts, named: Card) => {
  const kinds = kindsOf(named);
  const found = answersByThreat(facts, (card, threat) => takesCard(card, threat, named)).flatMap(
    ({ threat, cards }) => (kinds.includes(threat) ? cards : []),
  );
  const cards = [...new Map(found.map((card) => [card.name, card])).values()];
  const reference = { card: referenceOf(named, null) };
  const hits = hitsFinding(named, facts);
  return {
    cards,
    stops: copiesOf(cardsHit(named, facts) ?? []),
    findings: [
      ...(hits === undefined ? [] : [hits]),
      finding(cards.length === 0 ? "namedOpen" : "namedAnswered", {
        card: reference,
        cards: { cards },
      }),
    ],
  };
};

/** Several cards of an opponent, the one that stops most first. */
const againstEach = (facts: DeckFacts, theirs: readonly Card[]): AnswerPart | undefined => {
  const each = theirs
    .map((card) => againstOne(facts, card))
    .toSorted((one, other) => other.stops - one.stops);
  const [headline, ...items] = each.flatMap(({ findings }) => findings);
  return headline === undefined
    ? undefined
    : {
        responseType: "cards",
        headline,
        title: "against",
        items: [...items, finding("againstRead")],
        cards: each.flatMap(({ cards }) => cards),
        confidence: 0.8 * roleTrust(facts),
      };
};

/** Which cards of the deck answer a kind of card, or a named one. */
export const answerAgainst: Answer = (context) => {
  const { facts, understanding } = context;
  if (facts === null || roleTrust(facts) === 0) return undefined;
  const several = severalTheirs(context);
  if (several !== undefined) return againstEach(facts, several);
  if (!understanding.asksAnswers) return undefined;
  if (understanding.asksRules && !understanding.namesTheDeck) return undefined;
  if (understanding.asksSideboard || understanding.subjects.has("cuts")) return undefined;
  const asked = threatsIn(context);
  const [only, another] = context.question.cards;
  // A card of the list itself is asked about as an answer, not as what an opponent plays.
  const isTheirs =
    only !== undefined &&
    another === undefined &&
    facts.cards.every(({ card }) => card.name !== only.card.name);
  const named = isTheirs ? only.card : undefined;
  const found = answersByThreat(
    facts,
    (card, threat) => named === undefined || takesCard(card, threat, named),
  ).filter(({ threat }) => asked.includes(threat));
  const sayings = found.flatMap(({ threat, cards }): readonly Finding[] => {
    const count = cards.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
    const threats = { threats: [threat] };
    const short = named === undefined ? [] : shortOf(facts, named, threat);
    // What is too small or may not be used on it is an answer to others: the deck is not without one.
    if (count === 0) return short.length > 0 ? short : [finding("threatOpen", { threats })];
    const code = count < FEW_ANSWERS ? "threatFew" : "threatAnswered";
    return [finding(code, { threats, count, cards: { cards } }), ...short];
  });
  const hits = named === undefined ? undefined : hitsFinding(named, facts);
  const deeds = asked.length > 0 ? [] : againstDeeds(facts, context);
  const [headline, ...items] = [...(hits === undefined ? [] : [hits]), ...sayings, ...deeds];
  if (headline === undefined) return undefined;
  return {
    responseType: "cards",
    headline,
    title: "against",
    items: [
      ...items,
      // Of a named card it is told which of them reach it.
      ...(named === undefined ? partlyAnswered(facts, asked) : []),
      ...inSideboard(facts, asked, named),
      finding("againstRead"),
    ],
    cards: found.flatMap(({ cards }) => cards),
    confidence: 0.8 * roleTrust(facts),
  };
};
