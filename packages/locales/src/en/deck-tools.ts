import type { Catalogue } from "../catalogue.ts";
import type { deckTools as french } from "../fr/deck-tools.ts";

export const deckTools = {
  hand: {
    tooSmall: "You need at least seven cards in the main deck to draw a hand.",
    cards: "Cards in hand",
    choosing: "Seven cards. Mulligans: {{mulligans}}.",
    bottom_one: "Choose a card to put on the bottom of the library.",
    bottom_other: "Choose {{count}} cards to put on the bottom of the library.",
    kept_one: "One card in hand.",
    kept_other: "{{count}} cards in hand.",
    again: "New hand",
    mulligan: "Mulligan",
    mulliganFree: "Free mulligan",
    keep: "Keep",
    putOnBottom: "Put on the bottom",
    draw: "Draw",
    odds: "Odds",
    oddsLoading: "Computing the odds…",
    oddsFailed: "Couldn’t compute the odds.",
    lands_zero: "No land in hand.",
    lands_one: "One land in hand.",
    lands_other: "{{count}} lands in hand.",
    nextLand: "The next card is a land: {{chance}} ({{lands}} of {{cards}}).",
    promise: "A land each turn, if you keep this hand",
    whole: "Overall odds",
    drops: "A land each turn (lands: {{lands}} of {{cards}} cards)",
    turn: "Turn",
    play: "On the play",
    onDraw: "On the draw",
    all: "Draw on turn 1",
    keeps:
      "First hand kept (2 to 5 lands and something to play by turn 3): {{share}} (±{{error}}%), over {{games}} hands.",
    clock:
      "Attacking unopposed: {{life}} damage by turn {{turn}} in {{share}} of games (±{{error}}%).",
    noClock:
      "Attacking unopposed, the deck does not deal {{life}} damage by turn 15 in half of its games.",
    method:
      "Simulated games: a land each turn, mana first, then the most expensive creature or burn spell; no colors, combos or other effects.",
  },
  table: {
    head: "{{name}} ({{format}})",
    commander: "Commander: {{names}}",
    bracket: "Calculated bracket: {{bracket}}",
    declared: "Declared bracket: {{declared}}",
    reason: "Reason: {{reason}}",
    plan: "Plan: {{plan}}",
    changers: "Game Changers: {{names}}",
    combos: "Combos: {{names}}",
    signals: {
      fastMana: "Fast mana: {{names}}",
      tutors: "Tutors: {{names}}",
      freeInteraction: "Answers without mana: {{names}}",
      stax: "Stax: {{names}}",
      extraTurns: "Extra turns: {{names}}",
    },
    image: "Image",
    notDrawn: "Couldn’t make the picture.",
    none: "none",
    copied: "Presentation copied",
  },
} satisfies Catalogue<typeof french>;
