import type { Catalogue } from "../catalogue.ts";
import type { bracketPage as reference } from "../fr/bracket-page.ts";

export const bracketPage = {
  title: "Bracket of “{{name}}”",
  numbered: "bracket {{bracket}} of 5",
  loading: "Reading the bracket…",
  failed: "The details of the bracket could not be read.",
  none: "No bracket yet: it is calculated each time the deck changes.",
  subtitles: {
    "1": "The idea of the deck comes before winning.",
    "2": "Straightforward cards, games without pressure.",
    "3": "A tuned list with real synergy.",
    "4": "Fast, consistent, limited by the banned list alone.",
    "5": "Built for the tournament and its metagame.",
  },
  descriptions: {
    "1": "A theme, a story, a challenge: you come to show a creation. Games are long, and winning is not the first aim.",
    "2": "The plan shows on the battlefield and leaves everyone time to answer. Wins come step by step, rarely by surprise.",
    "3": "The cards are strong and the plan holds. The win may come in one big turn, once the resources are there.",
    "4": "Fast mana, tutors, combos: the deck wants to win quickly, every game. At this table, anything legal goes.",
    "5": "Every card serves the win, against opponents who do the same. The game may end on any turn.",
  },
  scale: "The five brackets",
  yours: "Your deck",
  why: "Why bracket {{bracket}}",
  gameChangers: "Game Changers",
  gameChangersNone: "No Game Changer in this deck.",
  categories: {
    "Fast Mana": "Fast mana",
    Tutors: "Tutors",
    Protection: "Protection",
    "Card Advantage": "Card advantage",
    Creatures: "Creatures",
    Stax: "Stax",
    Lands: "Lands",
    "Extra Turns": "Extra turns",
    "Combo Pieces": "Combo pieces",
  },
  combos: "Combos",
  combosNone: "No known combo of two cards in this deck.",
  method: "Criteria and method",
  criteriaTitle: "Criteria of bracket {{bracket}}",
  criteria: {
    "1": {
      cards: "No Game Changer.",
      others: "No two-card infinite combo, no mass land denial, no chained extra turns.",
      note: "It is declared, not calculated: only the player knows that the theme comes first.",
    },
    "2": {
      cards: "No Game Changer.",
      others: "No two-card infinite combo, no mass land denial, no chained extra turns.",
      note: "This is where every Commander deck starts.",
    },
    "3": {
      cards: "1 to 3 Game Changers.",
      others: "Or a two-card infinite combo that only comes late in the game.",
      note: "Still without mass land denial and without chained extra turns.",
    },
    "4": {
      cards: "4 to 7 Game Changers.",
      others:
        "Or a two-card infinite combo that can be played early, mass land denial, or chained extra turns.",
      note: "One of these reasons is enough.",
    },
    "5": {
      cards: "8 Game Changers or more (our estimate).",
      others: "The limits on cards are those of bracket 4.",
      note: "Officially, bracket 5 is the intention to play cEDH: no list of cards proves it.",
    },
  },
  methodTitle: "Method",
  steps: {
    count:
      "The Game Changers of the main deck and the commander are counted, from the official list.",
    search: "Two-card infinite combos, mass land denial and chained extra turns are looked for.",
    highest: "Each reason sets a minimum bracket; the highest one counts.",
    tutors: "Tutors do not count: their limit was removed in October 2025.",
    confidence:
      "Confidence drops when cards are unknown, or when the deck is close to another bracket.",
  },
  advice: "Use the bracket to start your pre-game talk; it does not replace it.",
  policy: "Rules of {{date}}",
  policySource: "Source of the rules (new tab)",
  power: {
    title: "Power level",
    of: "of 5",
    explain: "Why this bracket?",
    confidence: "Confidence: {{percent}}",
  },
  waysDown: {
    title: "For a lower bracket",
    way: "Bracket {{bracket}}: cut {{cards}}.",
    cut_one: "Cut this card",
    cut_other: "Cut these {{count}} cards",
    done_one: "One card cut",
    done_other: "{{count}} cards cut",
  },
  declaration: {
    declare: "Declare bracket 1",
    reason: "A themed deck that does not set out to win? Only you can say so.",
    declared: "Declared by you",
    withdraw: "Withdraw the declaration",
    overruled:
      "You declared bracket 1, but the cards ask for more: the declaration does not count.",
    doneDeclared: "Bracket 1 declared",
    doneWithdrawn: "Declaration withdrawn",
  },
} satisfies Catalogue<typeof reference>;
