import type { Card } from "@spellwright/contract";
import { oncePerCard } from "@spellwright/decks";
import {
  type DeckCard,
  type DeckFacts,
  deckCardOf,
  referenceOf,
  roleTrust,
} from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";

const PERMANENTS = "(?:nonland |noncreature |nonartifact )?permanents?";
/**
 * “Destroy target artifact”, “return each nonland permanent”, “target player sacrifices an enchantment”: of
 * what lies on the table, and not of one’s own.
 */
const reaching = (kind: string): RegExp => {
  const reached = `\\b(?:${kind}|${PERMANENTS})\\b(?! cards?\\b)(?! if it[’']s\\b)(?![^.]{0,25}\\byou (?:control|own)\\b)`;
  const taken = `\\b(?:destroy|exile|return|shuffle|put)\\b (?:up to \\w+ )?(?:other |another )?(?:target|all|each)\\b(?! (?:white|blue|black|red|green)\\b)`;
  // Our own summaries say it in plainer words.
  const told = "\\b(?:destroys?|exiles?|breaks?|smash(?:es)?|answers?|removes?|bounces?|kills?)\\b";
  return new RegExp(
    `${taken}[^.]{0,60}${reached}|\\b(?:opponents?|players?) sacrifices? [^.]{0,40}${reached}|${told} (?:any|an?|one|all|every|each|opposing)\\b [^.]{0,30}${reached}`,
    "i",
  );
};

/** Damage reaches planeswalkers like creatures (CR 120.1). */
const DAMAGES_PLANESWALKERS =
  /\bdamage (?:divided [^.]{0,30})?to (?:any (?:other )?target|[^.]{0,40}planeswalker)/i;

/** Removal that names something else, and no creature, is none of creatures. */
const CREATURES = reaching("creatures?");
const OTHERS = reaching("artifacts?|enchantments?|lands?|planeswalkers?");
const BEATS_CREATURES =
  /\bdamage\b[^.]{0,60}\b(?:any (?:other )?target|targets|(?<!non)creatures?|permanents?)\b|[-−–][\dX]+\/[-−–][\dX]+|\bfights?\b/i;

/** What may be played against a deck, and how a card says that it answers it. */
const THREATS = {
  creature: ({ roles, text }: Read) =>
    (roles.has("removal") || roles.has("wipe")) &&
    (CREATURES.test(text) || BEATS_CREATURES.test(text) || !OTHERS.test(text)),
  board: ({ roles, text }: Read) =>
    roles.has("wipe") && (CREATURES.test(text) || BEATS_CREATURES.test(text) || !OTHERS.test(text)),
  artifact: ({ text }: Read) => reaching("artifacts?").test(text),
  enchantment: ({ text }: Read) => reaching("enchantments?").test(text),
  planeswalker: ({ text }: Read) =>
    reaching("planeswalkers?").test(text) || DAMAGES_PLANESWALKERS.test(text),
  graveyard: ({ roles }: DeckCard) => roles.has("graveyardHate"),
  spell: ({ roles }: DeckCard) => roles.has("counterspell"),
} as const;
/** A kind of threat. */
export type Threat = keyof typeof THREATS;
type Read = DeckCard & { readonly text: string };

const textOf = ({ card }: DeckCard): string =>
  [
    card.oracle_text,
    ...(card.card_faces ?? []).map((face) => face.oracle_text),
    card.oracle_text ? null : card.summary?.en,
  ]
    .filter(Boolean)
    .join("\n")
    // What is in brackets reminds of a rule, and is done by no card (CR 207.2).
    .replaceAll(/\([^)]*\)/g, "");

/** A land is an answer only where that is what it is played for. */
const mayAnswer = ({ isLand, roles }: DeckCard, threat: Threat): boolean =>
  !isLand || threat === "graveyard" || roles.has("removal");

/** Every kind of threat. */
export const KINDS_OF_THREATS = Object.keys(THREATS) as readonly Threat[];

/** The kinds of threats that a card answers. */
export const threatsMet = oncePerCard((card: Card): ReadonlySet<Threat> => {
  const each = deckCardOf(card, 1, false);
  const read: Read = { ...each, text: textOf(each) };
  return new Set(
    KINDS_OF_THREATS.filter((threat) => mayAnswer(each, threat) && THREATS[threat](read)),
  );
});

/** The cards of a deck that answer each kind of threat. */
export const answersByThreat = ({ cards }: Pick<DeckFacts, "cards">) =>
  KINDS_OF_THREATS.map((threat) => ({
    threat,
    cards: cards
      .filter(({ card }) => threatsMet(card).has(threat))
      .map(({ card, quantity }) => referenceOf(card, quantity)),
  }));

/** So many cards of a kind and the deck stands or falls with them. */
const LEANS = { graveyard: 6, artifacts: 25, creatures: 30, tokens: 8 } as const;

/** What the deck itself leans on, and loses to. */
export const leaningsOf = ({ cards, statistics: { types } }: DeckFacts): Finding[] => {
  const ofRole = (role: "recursion" | "tokens") =>
    cards.filter(({ roles }) => roles.has(role)).reduce((sum, { quantity }) => sum + quantity, 0);
  const counts = {
    graveyard: ofRole("recursion"),
    artifacts: types.artifact,
    creatures: types.creature,
    tokens: ofRole("tokens"),
  };
  return (
    (Object.keys(LEANS) as (keyof typeof LEANS)[])
      .filter((kind) => counts[kind] >= LEANS[kind])
      // The same card hurts both: it is said once.
      .filter((kind) => kind !== "tokens" || counts.creatures < LEANS.creatures)
      .map((kind) => finding(`leansOn.${kind}`, { count: counts[kind] }))
  );
};

/** Fewer answers of a kind than this are seen too seldom to count on. */
export const FEW_ANSWERS = 3;

/** What beats a deck: the kinds of threats it has no answer to or few, and what it leans on itself. */
export const answerThreats: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("threats")) return undefined;
  if (roleTrust(facts) === 0) return undefined;
  const found = answersByThreat(facts);
  const none = found.filter(({ cards }) => cards.length === 0);
  const items = found
    .toSorted((a, b) => a.cards.length - b.cards.length)
    .map(({ threat, cards }) => {
      const count = cards.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
      if (count === 0) return finding("threatOpen", { threats: { threats: [threat] } });
      const code = count < FEW_ANSWERS ? "threatFew" : "threatAnswered";
      return finding(code, { threats: { threats: [threat] }, count, cards: { cards } });
    });
  return {
    responseType: "cards",
    headline: finding(none.length === 0 ? "threatsAnswered" : "threats", {
      count: none.length,
      threats: { threats: none.map(({ threat }) => threat) },
    }),
    title: "threats",
    items: [...items, ...leaningsOf(facts)],
    cards: found.flatMap(({ cards }) => cards),
    confidence: 0.8 * roleTrust(facts),
  };
};
