import {
  COLOR_CODES,
  type DeckAnalysis,
  type DeckSuggestions,
  type Language,
  type LockedSection,
} from "@spellwright/contract";
import { strategyTranslator } from "@spellwright/locales";
import { archetypeOf, type DeckReport, matchupFinding, type Rating } from "@spellwright/strategist";
import { presentFinding } from "../../bracket/index.ts";
import { presentSideboard, presentSwap } from "./present-swaps.ts";
import { createWords, type Words } from "./report-words.ts";
import { createSwapWords } from "./swap-words.ts";
import { writeStatistics } from "./write-figures.ts";

/** Results that end the game or stop somewhere: none of them is without end. */
const NOT_ENDLESS: ReadonlySet<string> = new Set(["win", "lock", "nearly"]);

const percentage = (count: number, all: number): number =>
  all === 0 ? 0 : Math.round((count / all) * 1000) / 10;

const chartsOf = ({ facts: { statistics } }: DeckReport) => {
  const nonland = statistics.curve.reduce((sum, count) => sum + count, 0);
  const known = statistics.cards - statistics.unknown;
  return {
    mana_curve_data: statistics.curve.map((count, cost) => ({
      cost,
      count,
      percentage: percentage(count, nonland),
    })),
    color_distribution_data: COLOR_CODES.flatMap((color) => {
      const count = statistics.colors[color];
      return count === 0
        ? []
        : [{ color, symbol: `{${color}}`, count, percentage: percentage(count, nonland) }];
    }),
    card_types_data: Object.entries(statistics.types).flatMap(([type, count]) =>
      count === 0 ? [] : [{ type, count, percentage: percentage(count, known) }],
    ),
  };
};

const ratingsOf = (ratings: readonly Rating[], words: Words): DeckAnalysis["attribute_ratings"] => {
  const of = (attribute: Rating["attribute"]) => {
    const found = ratings.find((each) => each.attribute === attribute);
    return {
      rating: found?.rating ?? 0,
      justification: found === undefined ? "" : words.rating(found),
    };
  };
  return {
    speed: of("speed"),
    resilience: of("resilience"),
    consistency: of("consistency"),
    interaction: of("interaction"),
    overall_justification: words.t("strategy.report.ratings.overall"),
  };
};

const executionOf = (
  plan: DeckReport["plan"],
  words: Words,
): DeckAnalysis["core_strategy_execution"] => {
  const of = (phase: DeckReport["plan"][number]["phase"]) => ({
    turns: words.t(`strategy.report.phases.${phase}.turns`),
    title: words.t(`strategy.report.phases.${phase}.title`),
    description: words.phase(plan.find((each) => each.phase === phase)),
  });
  return { early_game: of("early"), midgame: of("mid"), lategame: of("late") };
};

/** The earlier and the more of them there are, the surer the deck gets there. */
const SURE_PAYOFFS = 6;

/** Cards of which a reader remembers the name. */
const MOST_IMPORTANT = 5;
const LEAST_IMPORTANT = 3;

const mostImportant = (cards: DeckReport["keyCards"]): DeckReport["keyCards"] => {
  const weighty = cards.filter(({ importance }) => importance !== "medium");
  return cards.slice(0, Math.min(MOST_IMPORTANT, Math.max(LEAST_IMPORTANT, weighty.length)));
};

const waysOf = ({ ways }: DeckReport, words: Words) => ({
  aggro_strategies: ways.aggro.map(words.sentence),
  control_strategies: ways.control.map(words.sentence),
  midrange_strategies: ways.midrange.map(words.sentence),
  combo_strategies: ways.combo.map(words.sentence),
  other_strategies: ways.other.map(words.sentence),
});

const NO_WAYS: ReturnType<typeof waysOf> = {
  aggro_strategies: [],
  control_strategies: [],
  midrange_strategies: [],
  combo_strategies: [],
  other_strategies: [],
};

const wholeAnalysis = (report: DeckReport, words: Words, language: Language) => {
  const { combos } = presentFinding(
    { reasons: [], gameChangers: [], combos: report.combos },
    language,
  );
  return {
    cards: report.keyCards.map(({ card, roles, importance, reason }) => ({
      card_name: card.name,
      role: words.roles(roles),
      importance,
      explanation: words.keyReason({ card, roles, importance, reason }),
    })),
    most_important_cards: mostImportant(report.keyCards).map((each) => ({
      card_name: each.card.name,
      importance: each.importance,
      explanation: words.keyReason(each),
    })),
    attribute_ratings: ratingsOf(report.ratings, words),
    core_strategy_execution: executionOf(report.plan, words),
    key_combos: combos.map(({ combo_name: name, cards, description }, at) => ({
      name,
      cards,
      description,
      is_infinite: !NOT_ENDLESS.has(report.combos[at]?.result ?? "win"),
      reliability: report.combos[at]?.isEarly === true ? ("high" as const) : ("medium" as const),
    })),
    synergies: [
      ...report.synergies.map((synergy) => ({
        cards: [...synergy.makers, ...synergy.payoffs].map(({ name }) => name),
        description: words.synergy(synergy),
        impact: synergy.payoffs.length >= SURE_PAYOFFS ? ("high" as const) : ("medium" as const),
      })),
      ...(report.advice?.synergies ?? []).map(({ text, cards }) => ({
        cards: cards.map(({ name }) => name),
        description: text,
        impact: "medium" as const,
      })),
    ],
    hidden_synergies: [
      ...report.engines.map((engine) => ({
        cards: engine.map(({ name }) => name),
        description: words.engine(engine),
        potential: "high" as const,
      })),
      ...report.near.map((each) => ({
        cards: each.cards.map(({ name }) => name),
        description: words.near(each),
        potential: "medium" as const,
      })),
    ],
    win_conditions: report.wins.map((win) => ({
      type: win.kind,
      description: words.win(win),
      cards_involved: win.cards.map(({ name }) => name),
      reliability: win.kind === "combo" ? ("high" as const) : ("medium" as const),
    })),
    // What a list says of itself says nothing of what others play.
    current_meta: report.advice?.webSearchUsed === true ? report.advice.recentUpdates : null,
    meta_position: report.meta.pace === null ? null : words.sentence(report.meta.pace),
    risks: [
      ...report.meta.matchups
        .filter(({ verdict }) => verdict === "bad" || verdict === "none")
        .map(matchupFinding),
      ...report.meta.risks,
    ].map(words.sentence),
  };
};

const said = (remarks: readonly { readonly text: string }[] = []): readonly string[] =>
  remarks.map(({ text }) => text);

const NOTHING = {
  cards: [],
  most_important_cards: [],
  attribute_ratings: null,
  core_strategy_execution: null,
  key_combos: [],
  synergies: [],
  hidden_synergies: [],
  win_conditions: [],
  current_meta: null,
  meta_position: null,
  risks: [],
};

/**
 * A report in words, in the shape of the specification (ANA-02).
 *
 * @param deckId null while the deck is deleted
 * @param locked what the plan holds back (ANA-08)
 */
export const presentReport = (
  report: DeckReport,
  {
    deckId,
    locked,
    language,
    cardsOf,
    changersOf,
  }: {
    readonly deckId: string;
    readonly locked: readonly LockedSection[];
    readonly language: Language;
    /** Dates of the card data, and of the official list of Game Changers. */
    readonly cardsOf: string;
    readonly changersOf: string;
  },
): DeckSuggestions => {
  const isWhole = !locked.includes("suggestions");
  const t = strategyTranslator(language);
  const words = createWords(t, language);
  const swapWords = createSwapWords(t, language, cardsOf);
  const [curve = "", colors = ""] = (writeStatistics(report, t).items ?? []).map(
    ({ text }) => text,
  );
  const { deck, facts } = report;
  const { statistics } = facts;
  const { bracket } = deck;
  const found =
    bracket === null
      ? { gameChangers: [] }
      : presentFinding({ reasons: [], gameChangers: bracket.gameChangers, combos: [] }, language);
  return {
    deck_analysis: {
      archetype: archetypeOf(deck),
      power_level: bracket?.bracket ?? null,
      competitiveness: locked.includes("ratings") ? null : words.competitiveness(report),
      strategy: words.strategy(report).join(" "),
      strengths: [...report.strengths.map(words.sentence), ...said(report.advice?.strengths)],
      weaknesses: [...report.weaknesses.map(words.sentence), ...said(report.advice?.weaknesses)],
      mana_curve: curve,
      color_distribution: colors,
      ...chartsOf(report),
      ...(isWhole ? wholeAnalysis(report, words, language) : NOTHING),
      ...(locked.includes("archetype_plans") ? NO_WAYS : waysOf(report, words)),
    },
    suggestions: isWhole ? report.swaps.map(presentSwap(swapWords, facts.deck.format)) : [],
    sideboard_suggestions: isWhole ? presentSideboard(report, words, swapWords) : [],
    game_changers: found.gameChangers.map((changer) => ({
      ...changer,
      why_game_changer: t("strategy.report.gameChanger", { date: swapWords.day(changersOf) }),
    })),
    recent_updates: report.advice?.recentUpdates ?? null,
    sources: isWhole ? [...report.sources, ...(report.advice?.sources ?? [])] : [],
    web_search_used: report.advice?.webSearchUsed ?? false,
    locked_sections: [...locked],
    deck_info: {
      id: deckId,
      name: deck.name,
      format: deck.format,
      card_count: statistics.cards,
      sideboard_count: statistics.sideboard,
    },
  };
};
