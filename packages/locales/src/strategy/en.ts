import type { Catalogue } from "../catalogue.ts";
import { archetypeAnswersEn } from "./archetype-answers-en.ts";
import { deckAnswersEn } from "./deck-answers-en.ts";
import type { strategyFr } from "./fr.ts";
import { planAnswersEn } from "./plan-answers-en.ts";
import { reportEn } from "./report-en.ts";
import { subjectAnswersEn } from "./subject-answers-en.ts";
import { valuesEn } from "./values-en.ts";
import { winsEn } from "./wins-en.ts";

export const strategyEn = {
  report: reportEn,
  values: valuesEn,
  sections: {
    nearby: "I can answer, for example",
    playAround: "Playing around it",
    cardTexts: "What the cards say",
    reasons: "Why",
    rulesCited: "Rules",
    cardRole: "Card role",
    archetype: "Archetype",
    averageStrength: "Power and toughness",
    deadLate: "Late in the game",
    backup: "Other plans",
    pitch: "Cards to exile",
    prices: "Prices",
    ratings: "Ratings",
    synergies: "Synergies",
    copyCounts: "By number of copies",
    tribes: "Creature types",
    matchups: "Against other decks",
    sideboard: "In the sideboard",
    castTurn: "Odds by turn",
    turnPlays: "Cards to cast",
    manaOfTurn: "Mana by turn",
    commander: "Commander",
    copyChoice: "Copies",
    otherDeck: "This deck",
    against: "Answers",
    combos: "Combos",
    plan: "Game plan",
    keyCards: "Key cards",
    matching: "Cards found",
    costs: "By mana value",
    cuts: "To cut",
    tappedCuts: "To cut",
    adds: "To add",
    threats: "Answers and threats",
    hand: "Your hand",
    compare: "Comparison",
    fit: "Place in the deck",
    lands: "Lands",
    colors: "Colors",
    curve: "Mana curve",
    types: "Card types",
    roles: "Roles",
    legality: "Legality",
    copies: "Copies",
    odds: "Odds by turn",
    mulligan: "Opening hand",
    bracket: "Brackets",
    size: "Construction",
    wins: "Win conditions",
    clock: "Simulated games",
    overview: "Outside the usual range",
  },
  findings: {
    ...archetypeAnswersEn,
    ...deckAnswersEn,
    ...planAnswersEn,
    ...subjectAnswersEn,
    kindCount_zero: "No card of this type: {{kind}}.",
    kindCount_one: "One card of this type: {{kind}}.",
    kindCount_other: "{{count}} cards of this type: {{kind}}.",
    kindCards: "{{cards}}.",
    dearest: "The most expensive card is {{card}}, with a mana value of {{value}}.",
    dearestLine: "{{card}}: {{value}}",
    winsByCombo_one: "This deck can win with one combo, and in other ways.",
    winsByCombo_other: "This deck can win with {{count}} combos, and in other ways.",
    winsUnknown: "No single card ends the game: the deck wins bit by bit.",
    winsWithout: "No known combo. You win by:",
    wins: winsEn,
    landCount_zero: "Your deck plays no lands.",
    landCount_one: "Your deck plays one land, {{share}} of its cards.",
    landCount_other: "Your deck plays {{count}} lands in {{cards}} cards, {{share}}.",
    landCountModal_zero:
      "Your deck plays no lands, in {{cards}} cards ({{share}} with its double-faced cards that can be lands: {{modal}}).",
    landCountModal_one:
      "Your deck plays one land, in {{cards}} cards ({{share}} with its double-faced cards that can be lands: {{modal}}).",
    landCountModal_other:
      "Your deck plays {{count}} lands, in {{cards}} cards ({{share}} with its double-faced cards that can be lands: {{modal}}).",
    landsCounted_zero: "Counted as lands: double-faced cards that can be lands ({{modal}}).",
    landsCounted_one:
      "Counted as lands: one land, and double-faced cards that can be lands ({{modal}}).",
    landsCounted_other:
      "Counted as lands: {{count}} lands, and double-faced cards that can be lands ({{modal}}).",
    landsBelow_one:
      "For this curve, the Karsten formula gives {{least}} to {{most}} lands: you are at least one short.",
    landsBelow_other:
      "For this curve, the Karsten formula gives {{least}} to {{most}} lands: you are at least {{count}} short.",
    landsBelowModal:
      "For this curve, the Karsten formula gives {{least}} to {{most}} lands: even with the double-faced cards that can be lands ({{modal}}), you are {{count}} short.",
    landsWithModal:
      "For this curve, the Karsten formula gives {{least}} to {{most}} lands: the list has {{lands}}, and double-faced cards that can be lands ({{modal}}).",
    landsAbove_one:
      "For this curve, the Karsten formula gives {{least}} to {{most}} lands: you play one more.",
    landsAbove_other:
      "For this curve, the Karsten formula gives {{least}} to {{most}} lands: you play {{count}} more.",
    landsWithRamp:
      "For this curve, the Karsten formula gives {{least}} to {{most}} lands: the list has {{lands}}, and cards that make mana or make spells cheaper make up for the rest ({{ramp}}).",
    landsWithUses:
      "For this curve, the Karsten formula gives {{least}} to {{most}} lands: the list has {{lands}}, of which {{useful}} do more than make mana.",
    landsForLandfall:
      "For this curve, the Karsten formula gives {{least}} to {{most}} lands: the list has {{lands}}, which its landfall cards want ({{landfall}}).",
    landsWithin: "Your land count fits your curve ({{least}} to {{most}}, Karsten).",
    keepableHand:
      "An opening hand of seven holds {{least}} to {{most}} lands {{chance}} of the time.",
    landsByTurn: "Lands seen by turn {{turn}}, on average: {{count}}.",
    landsGeneral:
      "In {{format}}, the Karsten formula gives {{least}} to {{most}} lands depending on the curve, before subtracting cheap ramp and draw.",
    landsDefault: "Without a curve yet, start with {{lands}} lands in 60 cards.",
    landsForAverage: "Average mana value {{average}}: {{least}} to {{most}} lands.",
    landsCheap: "Three or four draw or ramp cards that cost two or less replace about one land.",
    colorShort:
      "Short of {{color}} sources: {{asked}} of the mana symbols, but {{made}} of the sources.",
    colorsBalanced: "The mana sources match the colors of the costs.",
    noColors: "The costs ask for no color.",
    oneColor: "The costs have a single color.",
    sourcesShort_one:
      "{{color}}: {{count}} source; Karsten’s table asks for {{needed}} to cast {{card}} on curve.",
    sourcesShort_other:
      "{{color}}: {{count}} sources; Karsten’s table asks for {{needed}} to cast {{card}} on curve.",
    sourcesEnough_one:
      "{{color}}: {{count}} source, enough for {{card}} ({{needed}} by Karsten’s table).",
    sourcesEnough_other:
      "{{color}}: {{count}} sources, enough for {{card}} ({{needed}} by Karsten’s table).",
    colorLine: "{{color}}: symbols in costs, {{pips}} ({{asked}}); sources, {{sources}}.",
    curve_one:
      "Lands aside, the average mana value is {{average}}; the largest group costs {{peak}} ({{count}} card).",
    curve_other:
      "Lands aside, the average mana value is {{average}}; the largest group costs {{peak}} ({{count}} cards).",
    curveBeyond: {
      average: "Average mana value {{value}}; nine in ten lists like it have {{bound}} or less.",
      early:
        "Cards of mana value 2 or less: {{value}}; nine in ten lists like it have at least {{bound}}.",
      late: "Cards of mana value 5 or more: {{value}}; nine in ten lists like it have {{bound}} at most.",
      plan: "Average mana value {{value}}; decks with this plan have {{bound}} or less.",
    },
    curveWithin:
      "Your curve is like nine in ten lists of its kind: an average mana value of {{bound}} at most.",
    curveBar: "Mana value {{value}}: {{count}}",
    curveEnd: "Mana value {{value}} and more: {{count}}",
    curveLate_one: "At five mana or more: {{count}} card, {{share}} of the nonland cards.",
    curveLate_other: "At five mana or more: {{count}} cards, {{share}} of the nonland cards.",
    typeCount: "{{type}}: {{count}}, {{share}} of the deck.",
    typeCounts_one: "The deck plays {{count}} card type.",
    typeCounts_other: "The deck plays {{count}} card types.",
    typeLine: "{{type}}: {{count}} ({{share}})",
    cardOfRole: "Yes: {{card}} has this role ({{role}}).",
    cardNotOfRole: "No: {{card}} does not have this role ({{role}}).",
    roleCount_zero: "{{role}}: no cards.",
    roleCount_one: "{{role}}: one card.",
    roleCount_other: "{{role}}: {{count}} cards.",
    roleCards: "{{role}}: {{cards}}.",
    tokenKinds_one: "The deck makes tokens of one kind.",
    tokenKinds_other: "The deck makes tokens of {{count}} kinds.",
    tokenKind: "{{kind}} tokens: {{cards}}.",
    tokensCopies: "Copies as tokens: {{cards}}.",
    tokensOther: "Other tokens: {{cards}}.",
    cardsUnknown_one: "One card is unknown and not counted here.",
    cardsUnknown_other: "{{count}} cards are unknown and not counted here.",
    roleBelow: "{{role}}: {{count}}, below the usual range in Commander ({{least}} to {{most}}).",
    roleBelowOpen: "{{role}}: {{count}}, below the usual range in Commander (at least {{least}}).",
    roleAbove: "{{role}}: {{count}}, above the usual range in Commander ({{least}} to {{most}}).",
    roleWithin: "{{role}}: {{count}}, within the usual range in Commander ({{least}} to {{most}}).",
    roleWithinOpen:
      "{{role}}: {{count}}, within the usual range in Commander (at least {{least}}).",
    roleHabit: "{{role}}: a Commander deck usually plays {{least}} to {{most}}.",
    roleHabitOpen: "{{role}}: a Commander deck usually plays at least {{least}}.",
    habitsOnly: "Guidelines only: your deck may have good reasons to differ.",
    readFromSummaries_one:
      "The role of one card was read from our summary, without its official text: it may be incomplete.",
    readFromSummaries_other:
      "The roles of {{count}} cards were read from our summaries, without their official text: they may be incomplete.",
    notRead_one: "One card with unknown text is not counted.",
    notRead_other: "{{count}} cards with unknown text are not counted.",
    cardLegal: "{{card}} is legal in {{format}}.",
    cardBanned: "{{card}} is banned in {{format}}.",
    cardRestricted: "{{card}} is restricted in {{format}}: a single copy.",
    cardNotInFormat: "{{card}} is not legal in {{format}}.",
    cardUnknown: "I don’t know that card, so I can’t tell whether it is legal.",
    insideIdentity: "{{card}} fits the color identity of {{commander}}.",
    outsideIdentity: "{{card}} is outside the color identity of {{commander}}.",
    deckLegal: "The deck is legal in {{format}}.",
    deckLegalIn: "As it stands it is legal in: {{formats}}.",
    weighedAs:
      "Much of the list isn’t legal in {{filed}} (cards: {{count}}): cards are weighed here as in {{format}}, where the list fits.",
    deckIllegal_one: "The deck is not legal in {{format}}: one problem.",
    deckIllegal_other: "The deck is not legal in {{format}}: {{count}} problems.",
    deckUnknown_one: "No problem found in {{format}}, but one card is unknown.",
    deckUnknown_other: "No problem found in {{format}}, but {{count}} cards are unknown.",
    copies_one: "Your deck plays one copy: {{card}}.",
    copies_other: "Your deck plays {{count}} copies: {{card}}.",
    copiesNone: "Your deck does not play {{card}}.",
    copiesCommander: "{{card}} is the commander, in the command zone.",
    copiesOpening: "It is in the opening hand {{chance}} of the time.",
    oddsCard: "By turn {{turn}} you draw {{card}} {{chance}} of the time ({{deck}} cards).",
    oddsCardOpening: "{{card}} is in the opening hand {{chance}} of the time ({{deck}} cards).",
    oddsRole:
      "By turn {{turn}} you draw at least one such card ({{copies}} in the deck) {{chance}} of the time: {{role}}.",
    oddsRoleOpening:
      "The opening hand holds at least one such card ({{copies}} in the deck) {{chance}} of the time: {{role}}.",
    oddsLands_one:
      "By turn {{turn}} you have seen at least one land {{chance}} of the time (lands: {{lands}} of {{deck}} cards).",
    oddsLands_other:
      "By turn {{turn}} you have seen at least {{count}} lands {{chance}} of the time (lands: {{lands}} of {{deck}} cards).",
    oddsLandsOpening_one:
      "The opening hand holds at least one land {{chance}} of the time (lands: {{lands}} of {{deck}} cards).",
    oddsLandsOpening_other:
      "The opening hand holds at least {{count}} lands {{chance}} of the time (lands: {{lands}} of {{deck}} cards).",
    oddsByTurn: "Turn {{turn}}: {{chance}}.",
    mulligan_one:
      "With {{count}} land in {{deck}} cards, you keep your first hand {{keeps}} of the time; with at most one mulligan, {{after}}.",
    mulligan_other:
      "With {{count}} lands in {{deck}} cards, you keep your first hand {{keeps}} of the time; with at most one mulligan, {{after}}.",
    handTooFew: "No land or one: {{chance}}",
    handWithLands: "{{lands}} lands: {{chance}}",
    handTooMany: "Six or seven lands: {{chance}}",
    bracketsGeneral:
      "What separates the brackets: Game Changers, two-card combos, mass land denial, extra turns.",
    bracket1: "1 Exhibition: no Game Changer, the theme comes before winning.",
    bracket2:
      "2 Core: no Game Changer, no two-card infinite combo; straightforward decks, wins you can see coming, eight turns or more.",
    bracket3:
      "3 Upgraded: at most three Game Changers, no early two-card combo, no mass land denial.",
    bracket4: "4 Optimized: Game Changers and combos without limit, only the banned list counts.",
    bracket5: "5 cEDH: like 4, built to win tournaments in a known metagame.",
    deckBracket: "This deck belongs in bracket {{bracket}}.",
    sizeAtLeast: "In {{format}}, a deck has at least {{cards}} cards.",
    sizeExactly: "In {{format}}, a deck has exactly {{cards}} cards, commander included.",
    copiesMost:
      "At most {{copies}} copies of each card, deck and sideboard together, except basic lands.",
    copiesOne: "A single copy of each card, except basic lands.",
    copiesFree: "As many copies as your card pool holds.",
    sideboardMost: "A sideboard of at most {{sideboard}} cards.",
    sideboardNone: "No sideboard.",
    sideboardFree: "Opened cards that are not in the deck are the sideboard.",
    overviewBoth:
      "Short on {{few}}, heavy on {{many}}. Average mana value: {{average}}. Lands: {{lands}}.",
    overviewFew: "Short on {{few}}. Average mana value: {{average}}. Lands: {{lands}}.",
    overviewMany: "Heavy on {{many}}. Average mana value: {{average}}. Lands: {{lands}}.",
    overviewUsual:
      "Everything is in the usual Commander range. Average mana value: {{average}}. Lands: {{lands}}.",
    overviewFits:
      "Lands and colors fit the costs. Average mana value: {{average}}. Lands: {{lands}}.",
    oddsWithLands: "With {{count}} lands: {{chance}}.",
    turnPlaysMana: "Turn {{turn}}, {{count}} mana: {{cards}}.",
    clauseLeft: "I did not answer this: “{{text}}”.",
    ruleSays: "{{number}}: {{text}}",
    ruleSaysOurs: "{{number}}, in our words: {{text}}",
    cardSays: "{{card}}: {{text}}",
    cardSaysSized: "{{card}} ({{power}}/{{toughness}}): {{text}}",
    askTheOracle: "This is a rules question: ask the Oracle.",
    nearbyQuestion: "{{question}}?",
    choiceUnsettled: "I can count, not choose one card over another. Here is what the list says.",
    deckUnsettled:
      "The list alone doesn’t answer this. Ask instead for: the deck’s plan, its ratings out of 10, what to cut or add, what beats it, its combos, draw odds, or its cards by type, role, cost or text.",
    generalUnsettled:
      "I can count, not judge. Ask for: lands, ramp or draw of a format, sources for a cost, draw odds, whether a card is legal, the brackets. For a question about one of your decks, ask in its own chat.",
  },
} satisfies Catalogue<typeof strategyFr>;
