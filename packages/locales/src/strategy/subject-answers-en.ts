import type { Catalogue } from "../catalogue.ts";
import type { subjectAnswersFr } from "./subject-answers-fr.ts";

export const subjectAnswersEn = {
  commanderTied_zero:
    "From its text, we can’t tell which cards of the list work with the commander.",
  commanderTied_one: "At least one card of the list works with the commander.",
  commanderTied_other: "At least {{count}} cards of the list work with the commander.",
  commanderFeeds: "They trigger it or feed it ({{count}}): {{cards}}.",
  commanderAsks:
    "It asks for these keywords ({{filters}}). They bring the most of them: {{cards}}.",
  commanderAskers: "They ask for the same keywords ({{count}}): {{cards}}.",
  commanderGivers: "They give the same ability as it does ({{count}}): {{cards}}.",
  commanderFilled: "They fill the graveyard that it looks into ({{count}}): {{cards}}.",
  commanderFed: "They profit from what it does ({{count}}): {{cards}}.",
  commanderNamed: "Its text names them, or they care about the same things ({{count}}): {{cards}}.",
  otherDeckUnknown:
    "I only see this deck, so I can’t say which of the two is better. Ask the same on the other deck’s page and compare:",
  copyChoice_zero: "{{card}} isn’t in the main deck. This is what each number of copies gives:",
  copyChoice_one: "You play one copy of {{card}}. This is what each number of copies gives:",
  copyChoice_other:
    "You play {{count}} copies of {{card}}. This is what each number of copies gives:",
  copyChoiceLine_one: "One copy: in hand by turn {{turn}} {{chance}} of the time.",
  copyChoiceLine_other:
    "{{count}} copies: at least one by turn {{turn}} {{chance}} of the time, at least two {{second}}.",
  copyChoiceLegend:
    "{{card}} is legendary: a second one does nothing while the first is on the battlefield.",
  copyChoiceRule:
    "The maximum if you want it early in every game; fewer if a second one is dead in your hand.",
  roleNone: "No card of this kind: {{role}}.",
  cutSmall: "{{card}} (mana value {{value}}): {{power}}/{{toughness}} is little for its cost.",
  cutForATurn: "{{card}} (mana value {{value}}): what it bounces is cast again.",
  weakestNone: "None of them is among the first cuts. They would go in this order: {{cards}}.",
  weakestOnly: "The next ones are not clearly weaker than the rest.",
  weakestKept: "The plan rests most on: {{cards}}.",
  cutAlike_one: "{{card}} (mana value {{value}}): one other card does this too: {{role}}.",
  cutAlike_other: "{{card}} (mana value {{value}}): {{count}} other cards do this too: {{role}}.",
  tappedCuts_zero: "No land of the deck always enters tapped.",
  tappedCuts_one: "One land always enters tapped: {{cards}}.",
  tappedCuts_other: "{{count}} lands always enter tapped. Cut them in this order: {{cards}}.",
  tappedOrder:
    "First those that make fewest colors, last those that make more than one mana or find a land.",
  landsOfPlan: "Your plan rewards lands entering: don’t cut lands.",
  sideboardOut: "Take out first: {{cards}}.",
  comparePlanned: "{{best}} over {{other}}: more of your deck’s plan rests on it.",
  compareDamage: "{{best}} over {{other}}: it kills a larger creature.",
  compareDeals: "{{card}}: kills a creature with toughness {{damage}} or less.",
  comparePlayed:
    "{{best}} over {{other}}, for its popularity: by role, plan and cost they are alike, and more Commander decks play it. The rest of their texts was not weighed.",
  handLacking: "No source in hand for: {{colors}}.",
  handWithLand: "With one more land: {{cards}}.",
  handWithColor: "With one more {{color}} source (by turn 3: {{chance}}): {{cards}}.",
  handFarOff: "At least two more lands away: {{cards}}.",
  handNeedsCreature: "They need a creature of yours, and this hand casts none early: {{cards}}.",
  addsNamed: "Add first: {{cards}}.",
  swapLine: "In: {{add}}. Out: {{cut}}.",
  fitRoom: "To make room, first out: {{cards}}.",
  matchupOpen:
    "The list alone does not tell how it stands against {{opponent}}. What counts there: {{means}}.",
  combosWith_one: "With {{cards}}, this list holds one known combo.",
  combosWith_other: "With {{cards}}, this list holds {{count}} known combos.",
  combosWithNone_zero: "This list holds no known combo, with {{cards}} or without.",
  combosWithNone_one: "I know no combo of {{cards}} in this list. It holds this one:",
  combosWithNone_other: "I know no combo of {{cards}} in this list. It holds others:",
  comboNearNone:
    "No known combo that wins the game is one card away, among the cards this deck can play.",
  leftOut: "I did not take this into account: {{told}}.",
  budgetLeft: "I can’t choose by price, so this does not keep to your budget.",
  hits_zero: "{{card}} stops little of this deck.",
  hits_one: "{{card}} stops one card of this deck: {{cards}}.",
  hits_other: "{{card}} stops {{count}} cards of this deck: {{cards}}.",
  commanderSeen:
    "By turn {{turn}}, when it can come down, you have drawn at least one of them in {{chance}} of games, at least two in {{second}}.",
  matchingAside: "In the sideboard: {{cards}} ({{count}}).",
  relianceRole_zero: "Nothing else in the list does the same: {{role}}.",
  relianceRole_one: "One other card does the same: {{role}}. {{cards}}.",
  relianceRole_other: "{{count}} other cards do the same: {{role}}. {{cards}}.",
  tiesFeed: "{{card}} feeds: {{cards}}.",
  tiesFed: "What feeds {{card}}: {{cards}}.",
  tiesByText: "Going by the cards’ text.",
  sideboardUnknown: "{{format}} is played without a sideboard.",
  mainHelps: "Against {{opponents}}, the deck itself has: {{cards}}.",
  mainNothing: "Against {{opponents}}, the deck itself has no answer of its own.",
  compareLand: "{{best}} is a land: it takes the place of another land, not that of {{other}}.",
  aroundMet: {
    counters: "Against counterspells the deck has: {{cards}}.",
    wipes: "Against board wipes the deck has: {{cards}}.",
    removal: "Against removal the deck has: {{cards}}.",
  },
  cutFindsLands:
    "{{card}} (mana value {{value}}): it finds lands, and little else in your deck relies on it.",
  aroundTheirTurn:
    "Free in other players’ turns only: {{cards}}. In your own turn, you pay the mana cost.",
  aroundOpen: {
    counters: "Against counterspells, no card of the deck protects your spells.",
    wipes: "Against board wipes, no card of the deck protects your creatures or brings them back.",
    removal: "Against removal, no card of the deck protects what you play.",
  },
  aroundRule: {
    counters:
      "Make them spend their counterspells first: lead with a spell that you can lose, and keep the card that counts for a turn when they are tapped out, or when you can cast two spells.",
    wipes:
      "Commit no more creatures than you need, and keep one or two in hand for the turn after.",
    removal: "Lead with what you can lose, and play the card that counts when it helps at once.",
  },
  commanderInstead:
    "With {{card}} as commander, at least {{count}} cards would work with it; with the present one, {{present}}.",
  commanderOutside_one: "One card of the list would be outside its colors: {{cards}}.",
  commanderOutside_other: "{{count}} cards of the list would be outside its colors: {{cards}}.",
  fitWorth: "Worth trying: {{card}} would do more for your deck than many of its cards.",
  fitPart: {
    wins: "It is part of how the deck wins.",
    leader: "It works with your commander.",
    multiplies: "It increases the damage you deal, and your deck wins by damage.",
    arms: "It makes your attackers more dangerous, and your deck wins by attacking.",
    attacks: "It attacks, and your deck wins that way.",
  },
  fitPlace_one: "One of {{of}} other spells of the deck would go before it.",
  fitPlace_other: "{{count}} of {{of}} other spells of the deck would go before it.",
  fitPlace_zero: "None of {{of}} other spells of the deck would go before it.",
  fitSweepsOwn_one: "It wipes your own creatures too: you play one.",
  fitSweepsOwn_other: "It wipes your own creatures too: you play {{count}}.",
  guards: "Against that you have: {{cards}}.",
  guardsNone: "You have nothing against that.",
  comparePart: {
    wins: "{{card}} is part of how the deck wins.",
    leader: "{{card}} works with your commander.",
    multiplies: "{{card}} increases the damage you deal.",
    arms: "{{card}} makes your attackers more dangerous.",
    attacks: "{{card}} attacks, and your deck wins that way.",
  },
  deedOpen: "Nothing in the deck helps against this: {{role}}.",
  deedMet: "In the deck, against this ({{role}}): {{cards}}.",
  deedMetAside: "In the sideboard, against this ({{role}}): {{cards}}.",
  threatPartly:
    "These reach only some (by size, mana value or legends; by little damage): {{cards}}.",
  rampOther:
    "Other mana, not counted as ramp (one-shot, late or conditional; cheaper spells): {{cards}}.",
  rolePartly: "Only against one color, one type or free spells, and not counted: {{cards}}.",
  sideboardCardMeets: "{{card}} comes in against {{opponents}}.",
  sideboardCardOpen: "No kind of deck that I know stands out for {{card}}.",
  sideboardCardAnswers: "{{card}} answers: {{threats}}.",
  colorOdds:
    "By turn {{turn}} you have drawn lands for {{colors}} in {{chance}} of games; cards that make mana beside lands are not counted.",
} satisfies Catalogue<typeof subjectAnswersFr>;
