import { cardLines } from "@spellwright/cards";
import { COLOR_CODES } from "@spellwright/contract";
import { type BracketFinding, type CardLabel, checkLegality, ROLES } from "@spellwright/decks";
import { type FitSection, markUntrustedText } from "@spellwright/text";
import { finding } from "../answers/answer-part.ts";
import { colorTarget } from "../color-targets.ts";
import { archetypeOf, cardsWithRole, combosOf, type DeckFacts } from "../deck-facts.ts";
import { themeFinding } from "../plan/find-themes.ts";
import { planOf } from "../plan/plan-graph.ts";
import { winFinding } from "../report/find-wins.ts";
import { findKeyCards } from "../report/key-cards.ts";
import type { CardReference, Finding, StrategyQuestion } from "../strategist.ts";

/** A finding in words. An empty text where nobody says it. */
export type PromptPhrases = (finding: Finding) => string;

const MOST = { combos: 12, near: 8, engines: 8, unused: 12, problems: 12 } as const;

const copies = ({ name, quantity }: CardReference): string =>
  (quantity ?? 1) > 1 ? `${quantity} ${name}` : name;
const listed = (cards: readonly CardReference[]): string => cards.map(copies).join(", ");
const marked = (lines: readonly string[]): readonly string[] =>
  lines.filter(Boolean).map(markUntrustedText);

const labelled = (cards: readonly CardLabel[]): readonly CardReference[] =>
  cards.map(({ name, printedName }) => ({ name, printed_name: printedName, quantity: null }));

/** What was counted of a deck, a line each. */
export const figures = (facts: DeckFacts): string[] => {
  const { statistics } = facts;
  return [
    `${statistics.cards} cards, ${statistics.lands} lands, average mana value ${statistics.averageManaValue?.toFixed(2) ?? "unknown"}`,
    `library ${facts.library} cards, ${facts.libraryLands - facts.libraryModal} lands, ${facts.libraryModal} two-faced cards that can be lands`,
    ...statistics.categories.map(({ category, count }) => `${category}: ${count}`),
    `mana curve 0 to 7+: ${statistics.curve.join(", ")}`,
    `mana symbols ${JSON.stringify(statistics.pips)}, sources ${JSON.stringify(statistics.sources)}`,
    ...(statistics.unknown > 0 ? [`cards not known: ${statistics.unknown}`] : []),
  ];
};

/** The cards of a deck, one a line, without their texts. */
export const deckLines = ({ deck }: DeckFacts): readonly string[] =>
  deck.entries.map(({ quantity, name, board, card }) => {
    const faces = card?.card_faces ?? [];
    const cost = card?.mana_cost ?? faces.map(({ mana_cost }) => mana_cost).join(" // ");
    return `${quantity} ${name} (${board}) ${cost} ${card?.type_line ?? ""}`.trim();
  });

const roleLines = (facts: DeckFacts): readonly string[] =>
  ROLES.flatMap((role) => {
    const { count, cards } = cardsWithRole(facts, role);
    return count === 0 ? [`${role}: none`] : [`${role}: ${count}: ${listed(cards)}`];
  });

const colorLines = ({ deck, statistics }: DeckFacts): readonly string[] =>
  COLOR_CODES.flatMap((color) => {
    const target = colorTarget(deck, color);
    return target === undefined
      ? []
      : [
          `${color}: ${statistics.sources[color]} sources; the table of Karsten asks for ${target.needed}, for ${target.card.name}`,
        ];
  });

const planLines = (facts: DeckFacts, say: PromptPhrases): readonly string[] => {
  const { themes, engines, wins, restsOn, unused } = planOf(facts);
  const keys = findKeyCards(facts, combosOf(facts.deck), planOf(facts));
  const archetype = archetypeOf(facts.deck);
  return [
    archetype === null ? "" : `archetype: ${archetype}`,
    ...themes.map((theme) => say(themeFinding(theme))),
    ...engines
      .slice(0, MOST.engines)
      .map(([one, other]) => `engine: ${one.card.name} and ${other.card.name}`),
    ...wins.map((win) => say(winFinding(win))),
    keys.length === 0 ? "" : `key cards: ${listed(keys.map(({ card }) => card))}`,
    restsOn.size === 0 ? "" : `it rests on: ${[...restsOn].join(", ")}`,
    unused.length === 0
      ? ""
      : `no part in the plan was found for: ${unused
          .slice(0, MOST.unused)
          .map(({ card }) => card.name)
          .join(", ")}`,
  ];
};

/** Why a bracket is what it is, in words. */
export const reasonLines = ({ reasons }: BracketFinding, say: PromptPhrases): readonly string[] =>
  reasons.map(({ code, params, cards }) =>
    say(finding(`bracket.${code}`, { ...params, cards: { cards: labelled(cards) } })),
  );

const bracketLines = ({ deck }: DeckFacts, say: PromptPhrases): readonly string[] => {
  const { bracket, lowerBracketOptions = [] } = deck;
  if (bracket === null) return [];
  return [
    `bracket ${bracket.bracket}`,
    ...reasonLines(bracket, say),
    ...lowerBracketOptions.map(({ bracket: lower, cuts }) =>
      cuts.length === 0
        ? `bracket ${lower}: nothing has to go`
        : `bracket ${lower} without: ${listed(labelled(cuts))}`,
    ),
  ];
};

const comboLines = (
  { deck }: DeckFacts,
  near: StrategyQuestion["near"] = [],
): readonly string[] => [
  ...combosOf(deck)
    .slice(0, MOST.combos)
    .map(
      ({ cards, result, manaValue, prerequisites }) =>
        `combo: ${cards.map(({ name }) => name).join(" + ")}: ${result}${manaValue === null ? "" : `, ${manaValue} mana`}${prerequisites ? `; needs ${prerequisites}` : ""}`,
    ),
  ...near
    .slice(0, MOST.near)
    .map(
      ({ missing, cards }) =>
        `one card away: ${cards.join(" + ")}, lacks ${missing.name} (not in the deck)`,
    ),
];

const legalityLinesOf = (facts: DeckFacts, say: PromptPhrases): readonly string[] => {
  const { problems } = checkLegality(facts.deck.entries, facts.deck.format);
  if (problems.length === 0) return [`legal in ${facts.deck.format}`];
  return problems
    .slice(0, MOST.problems)
    .map(({ code, params }) =>
      say(finding(`legality.${code}`, { ...params, format: { format: facts.deck.format } })),
    );
};

/** All that was computed of a deck, a line each: what an answer may count by. */
export const factLines = (
  facts: DeckFacts,
  near: StrategyQuestion["near"],
  say: PromptPhrases,
): readonly string[] => [
  ...figures(facts),
  ...roleLines(facts),
  ...colorLines(facts),
  ...planLines(facts, say),
  ...bracketLines(facts, say),
  ...comboLines(facts, near),
  ...legalityLinesOf(facts, say),
];

/** Whole texts of some cards, both faces, those that come first first. */
const textLines = (facts: DeckFacts, names: ReadonlySet<string>): readonly string[] => {
  const cards = new Map(facts.cards.map(({ card }) => [card.name, card]));
  return [...names].flatMap((name) => {
    const card = cards.get(name);
    return card === undefined ? [] : [markUntrustedText(cardLines(card).join("\n"))];
  });
};

/** All that a model is told of a deck, part by part, as far as the room goes. What weighs most has it first. */
export const deckSections = (
  facts: DeckFacts,
  {
    near,
    told = new Set(),
  }: { readonly near?: StrategyQuestion["near"]; readonly told?: ReadonlySet<string> },
  say: PromptPhrases,
  take: FitSection,
): readonly string[] => {
  const plan = planOf(facts);
  const keys = findKeyCards(facts, combosOf(facts.deck), plan).map(({ card }) => card.name);
  const first = new Set([...keys, ...plan.restsOn].filter((name) => !told.has(name)));
  const rest = new Set(
    facts.cards.map(({ card }) => card.name).filter((name) => !first.has(name) && !told.has(name)),
  );
  return [
    take("DECK", marked([facts.deck.name, ...deckLines(facts)])),
    take("COMPUTED FIGURES", figures(facts)),
    take("CARDS BY ROLE", marked(roleLines(facts))),
    take("COLORS", marked(colorLines(facts))),
    take("PLAN", marked(planLines(facts, say))),
    take("BRACKET", marked(bracketLines(facts, say))),
    take("COMBOS, ALL THAT ARE KNOWN", marked(comboLines(facts, near))),
    take("LEGALITY", marked(legalityLinesOf(facts, say))),
    take("TEXTS OF KEY CARDS", textLines(facts, first)),
    take("TEXTS OF OTHER CARDS", textLines(facts, rest)),
  ];
};
