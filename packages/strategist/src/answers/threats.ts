import type { Card } from "@spellwright/contract";
import {
  type CardRoles,
  oncePerCard,
  REMOVABLE_TYPES,
  type RemovableType,
  recogniseRoles,
} from "@spellwright/decks";
import {
  type DeckCard,
  type DeckFacts,
  deckCardOf,
  referenceOf,
  roleTrust,
} from "../deck-facts.ts";
import { planOf } from "../plan/plan-graph.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";
import { emptiesGraveyard } from "./hits.ts";
import { KEEPS } from "./keeps.ts";
import { severalTheirs } from "./several-theirs.ts";

/** What our own summaries, which are all that is known of some cards, say of a kind: “destroys any artifact”. */
const toldOf = (kind: string): RegExp =>
  new RegExp(
    `\\b(?:destroy|exile|break|smash|answer|remove|bounce|kill)(?:e?s)? (?:any|an?|one|all|every|each|opposing)\\b [^.]{0,30}\\b(?:${kind}|(?:non\\w+ )?permanent)s?\\b(?! cards?\\b)`,
    "i",
  );

const takes = (type: RemovableType) => {
  const told = toldOf(type);
  return ({ card, read: { source, answered } }: Read): boolean =>
    source === "official"
      ? answered.some(({ types, isNarrow }) => types.has(type) && isNarrow !== true)
      : told.test(card.summary?.en ?? "");
};

const others = (["artifact", "enchantment", "planeswalker"] as const).map(takes);

/** Removal that names something else, and no creature, is none of creatures; of summaries. */
const takesCreature = (each: Read): boolean =>
  takes("creature")(each) ||
  (each.read.source !== "official" && !others.some((takesOther) => takesOther(each)));

/** It is no wipe of the deck where it fills the board again, yet every army goes with it. */
const takesAllCreatures = ({ read: { events } }: Read): boolean =>
  events.causes.some(
    ({ name, whose, of, amount }) =>
      name === "dies" && whose === "each" && amount === "X" && of.includes("creature"),
  );

/** What may be played against a deck, and how a card says that it answers it. */
const THREATS = {
  creature: (each: Read) =>
    (each.roles.has("removal") || each.roles.has("wipe")) && takesCreature(each),
  // A tax on each attacker, or a fog, holds off many as a wipe does.
  board: (each: Read) =>
    (each.roles.has("wipe") && takesCreature(each)) ||
    takesAllCreatures(each) ||
    each.read.does.traits.has("hindersAttacks"),
  artifact: takes("artifact"),
  enchantment: takes("enchantment"),
  planeswalker: takes("planeswalker"),
  graveyard: ({ roles, card }: DeckCard) => roles.has("graveyardHate") || emptiesGraveyard(card),
  spell: ({ roles, read: { narrow, does } }: Read) =>
    (roles.has("counterspell") && !narrow.has("counterspell")) || does.traits.has("turnsSpell"),
} as const;
/** A kind of threat. */
export type Threat = keyof typeof THREATS;
type Read = DeckCard & { readonly read: CardRoles };

/** A land is an answer only where that is what it is played for. */
const mayAnswer = ({ isLand, roles }: DeckCard, threat: Threat): boolean =>
  !isLand || threat === "graveyard" || roles.has("removal");

/** Every kind of threat. */
export const KINDS_OF_THREATS = Object.keys(THREATS) as readonly Threat[];

/** The kinds of threats that a card answers. */
export const threatsMet = oncePerCard((card: Card): ReadonlySet<Threat> => {
  const each = deckCardOf(card, 1, false);
  const read: Read = { ...each, read: recogniseRoles(card) };
  return new Set(
    KINDS_OF_THREATS.filter((threat) => mayAnswer(each, threat) && THREATS[threat](read)),
  );
});

/** Whether a card answers only some of a kind: by mana value, power or legends, by damage that few fall to. */
const reachesSome = ({ card }: DeckCard, threat: Threat): boolean => {
  const type = REMOVABLE_TYPES.find((each) => each === (threat === "board" ? "creature" : threat));
  const ways = recogniseRoles(card).answered.filter(
    ({ types, isNarrow }) => type !== undefined && types.has(type) && isNarrow !== true,
  );
  return type !== undefined && ways.length > 0 && ways.every(({ limited }) => limited.has(type));
};

/** Of the cards that answer a kind, those that answer only some of it. */
export const partlyAnswered = (
  { cards }: Pick<DeckFacts, "cards">,
  threats: readonly Threat[],
): readonly Finding[] => {
  const some = cards
    .filter((each) =>
      threats.some((threat) => threatsMet(each.card).has(threat) && reachesSome(each, threat)),
    )
    .map(({ card, quantity }) => referenceOf(card, quantity));
  return some.length === 0 ? [] : [finding("threatPartly", { cards: { cards: some } })];
};

/** The cards of a deck that answer each kind of threat; of those, the ones that pass a test. */
export const answersByThreat = (
  { cards }: Pick<DeckFacts, "cards">,
  isEnough: (card: Card, threat: Threat) => boolean = () => true,
) =>
  KINDS_OF_THREATS.map((threat) => ({
    threat,
    cards: cards
      .filter(({ card }) => threatsMet(card).has(threat) && isEnough(card, threat))
      .map(({ card, quantity }) => referenceOf(card, quantity)),
  }));

/** So many cards of a kind and the deck stands or falls with them. Creatures by their share of the deck. */
const LEANS = { graveyard: 6, artifacts: 25, tokens: 8 } as const;
const CREATURES = 0.3;

/** What the deck itself leans on, and loses to. */
export const leaningsOf = (facts: DeckFacts): Finding[] => {
  const { types } = facts.statistics;
  const ofRole = (role: "recursion" | "tokens") =>
    facts.cards
      .filter(({ roles }) => roles.has(role))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const counts = {
    graveyard: ofRole("recursion"),
    artifacts: types.artifact,
    creatures: types.creature,
    tokens: ofRole("tokens"),
  };
  const isOfCreatures = counts.creatures >= CREATURES * facts.statistics.cards;
  const leans: Readonly<Record<keyof typeof counts, boolean>> = {
    graveyard: counts.graveyard >= LEANS.graveyard,
    artifacts: counts.artifacts >= LEANS.artifacts,
    creatures: isOfCreatures,
    // The same card hurts both. It is said once, and of tokens only where these are what wins.
    tokens:
      !isOfCreatures &&
      counts.tokens >= LEANS.tokens &&
      planOf(facts).wins.some(({ kind }) => kind === "tokens"),
  };
  return (Object.keys(leans) as (keyof typeof leans)[])
    .filter((kind) => leans[kind])
    .map((kind) => finding(`leansOn.${kind}`, { count: counts[kind] }));
};

/** What keeps the deck from what hurts it, by what it leans on. */
const GUARDS: Readonly<Record<string, (each: DeckCard) => boolean>> = {
  graveyard: ({ card }) => threatsMet(card).has("artifact"),
  artifacts: KEEPS.removal,
  creatures: KEEPS.wipes,
  tokens: KEEPS.wipes,
};

/** What stops the deck, by what it leans on, and what it has against that. */
const stopsOf = (facts: DeckFacts): readonly Finding[] =>
  leaningsOf(facts).flatMap((leaning) => {
    const guards = GUARDS[leaning.code.slice(leaning.code.indexOf(".") + 1)];
    const cards = facts.cards
      .filter((each) => !each.isLand && guards?.(each) === true)
      .map(({ card, quantity }) => referenceOf(card, quantity));
    return [
      leaning,
      finding(cards.length === 0 ? "guardsNone" : "guards", {
        cards: { cards, most: MOST_GUARDS },
      }),
    ];
  });
const MOST_GUARDS = 8;

/** Fewer answers of a kind than this are seen too seldom to count on. */
export const FEW_ANSWERS = 3;

/** The kinds of threats that nothing in the list answers, if there are some and its cards are read. */
export const openThreats = (facts: DeckFacts): readonly Finding[] => {
  if (roleTrust(facts) === 0) return [];
  const none = answersByThreat(facts).filter(({ cards }) => cards.length === 0);
  return none.length === 0 ? [] : [unansweredOf(none.map(({ threat }) => threat))];
};

const unansweredOf = (threats: readonly Threat[]): Finding =>
  finding(threats.length === 0 ? "threatsAnswered" : "threats", {
    count: threats.length,
    threats: { threats },
  });

/** What beats a deck: the kinds of threats it has no answer to or few, and what it leans on itself. */
export const answerThreats: Answer = (context) => {
  const { facts, understanding } = context;
  if (facts === null || !understanding.subjects.has("threats")) return undefined;
  // What named cards of an opponent stop is told of each.
  if (severalTheirs(context) !== undefined) return undefined;
  if (roleTrust(facts) === 0) return undefined;
  const found = answersByThreat(facts);
  const none = found.filter(({ cards }) => cards.length === 0);
  const items = found
    .filter(({ cards }) => cards.length > 0)
    .toSorted((a, b) => a.cards.length - b.cards.length)
    .map(({ threat, cards }) => {
      const count = cards.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
      const code = count < FEW_ANSWERS ? "threatFew" : "threatAnswered";
      return finding(code, { threats: { threats: [threat] }, count, cards: { cards } });
    });
  const unanswered = unansweredOf(none.map(({ threat }) => threat));
  const [headline = unanswered, ...stops] = [...stopsOf(facts), unanswered];
  return {
    responseType: "cards",
    headline,
    title: "threats",
    items: [
      ...stops,
      ...items,
      ...partlyAnswered(
        facts,
        found.map(({ threat }) => threat),
      ),
    ],
    cards: found.flatMap(({ cards }) => cards),
    confidence: 0.8 * roleTrust(facts),
  };
};
