import type { Catalogue } from "../catalogue.ts";
import type { planAnswersFr } from "./plan-answers-fr.ts";

export const planAnswersEn = {
  oddsRoleSeveral:
    "By turn {{turn}} you draw at least {{least}} such cards ({{copies}} in the deck) {{chance}} of the time: {{role}}.",
  oddsRoleSeveralOpening:
    "The opening hand holds at least {{least}} such cards ({{copies}} in the deck) {{chance}} of the time: {{role}}.",
  oddsMatchingSeveral:
    "By turn {{turn}} you draw at least {{least}} such cards ({{copies}} in the deck) {{chance}} of the time: {{filters}}.",
  oddsMatchingSeveralOpening:
    "The opening hand holds at least {{least}} such cards ({{copies}} in the deck) {{chance}} of the time: {{filters}}.",
  oddsMatchingExactly:
    "By turn {{turn}} you draw exactly {{least}} of these cards ({{copies}} in the deck) {{chance}} of the time: {{filters}}.",
  oddsMatchingExactlyOpening:
    "The opening hand holds exactly {{least}} of these cards ({{copies}} in the deck) {{chance}} of the time: {{filters}}.",
  oddsCardSeveral:
    "By turn {{turn}} you draw at least {{least}} copies ({{copies}} in the deck) {{chance}} of the time ({{deck}} cards): {{card}}.",
  oddsCardSeveralOpening:
    "The opening hand holds at least {{least}} copies ({{copies}} in the deck) {{chance}} of the time ({{deck}} cards): {{card}}.",
  oddsCardExactly:
    "By turn {{turn}} you draw exactly {{least}} of the copies ({{copies}} in the deck) {{chance}} of the time ({{deck}} cards): {{card}}.",
  oddsCardExactlyOpening:
    "The opening hand holds exactly {{least}} of the copies ({{copies}} in the deck) {{chance}} of the time ({{deck}} cards): {{card}}.",
  oddsDraws_one:
    "Draws: {{draws}} from {{deck}} cards. You see the card you want {{chance}} of the time.",
  oddsDraws_other:
    "Draws: {{draws}} from {{deck}} cards. You see at least {{least}} of the {{count}} cards you want {{chance}} of the time.",
  oddsDrawsExactly_one:
    "Draws: {{draws}} from {{deck}} cards. You see the card you want {{chance}} of the time.",
  oddsDrawsExactly_other:
    "Draws: {{draws}} from {{deck}} cards. You see exactly {{least}} of the {{count}} cards you want {{chance}} of the time.",
  colorOutsideIdentity:
    "No card of this color fits the color identity of {{commander}}: {{color}}.",
  copiesAllowed_one: "One copy is allowed in {{format}}: {{card}}.",
  copiesAllowed_other: "{{count}} copies are allowed in {{format}}: {{card}}.",
  copiesAside_one: "One copy in the sideboard: {{card}}.",
  copiesAside_other: "{{count}} copies in the sideboard: {{card}}.",
  fitAside: "{{card}} is in the sideboard.",
  oddsCopies_one:
    "By turn {{turn}} you draw the only copy {{chance}} of the time ({{deck}} cards).",
  oddsCopies_other:
    "By turn {{turn}} you draw at least one of {{count}} copies {{chance}} of the time ({{deck}} cards).",
  oddsCopiesOpening_one:
    "The opening hand holds the only copy {{chance}} of the time ({{deck}} cards).",
  oddsCopiesOpening_other:
    "The opening hand holds at least one of {{count}} copies {{chance}} of the time ({{deck}} cards).",
  openingKept: "Keep a hand with {{least}} to {{most}} lands and some of these: {{cards}}.",
  clockAside:
    "The deck wins another way first, which these games don’t count. Attacking alone, it deals {{life}} damage by turn {{turn}} in {{chance}} of games ({{error}}).",
  clockOneOpponent: "{{life}} damage is one opponent out of three.",
  landsOneMore:
    "With {{lands}} lands, {{now}} of opening hands have one or none; with one more land, {{more}}; with one fewer, {{less}}.",
  mulliganRule:
    "Keep seven cards with {{least}} to {{most}} lands and something to play by turn {{turn}}; mulligan the rest.",
  matchupMeans: "What counts against {{opponent}}: {{means}}, in hand by turn {{turn}}.",
  sourcesGeneral:
    "How many sources a color needs follows from its most demanding card (Karsten’s table, decks of {{size}} cards):",
  sourcesOfCost_one:
    "Mana value {{value}}, symbols of the color: {{symbols}}. One source in {{size}} cards.",
  sourcesOfCost_other:
    "Mana value {{value}}, symbols of the color: {{symbols}}. {{count}} sources in {{size}} cards.",
  identityOf:
    "Color identity of {{card}}: {{colors}}. In Commander it fits a deck whose commander has all of it.",
  curveOfSome_one: "A single card, of mana value {{average}}: {{filters}}.",
  curveOfSome_other: "The average mana value of these {{count}} cards is {{average}}: {{filters}}.",
  curveWithLands_one:
    "With the lands counted, the average mana value is {{average}} ({{count}} card).",
  curveWithLands_other:
    "With the lands counted, the average mana value is {{average}} ({{count}} cards).",
  curveTotal: "Lands aside, mana values come to {{total}} in all.",
  averagePower_one: "The power of your only creature is {{average}}.",
  averagePower_other: "The average power of your {{count}} creatures is {{average}}.",
  averageToughness_one: "The toughness of your only creature is {{average}}.",
  averageToughness_other: "The average toughness of your {{count}} creatures is {{average}}.",
  oddsEither:
    "By turn {{turn}} you draw at least one of these cards {{chance}} of the time ({{copies}} in a deck of {{deck}} cards): {{cards}}.",
  oddsEitherOpening:
    "The opening hand holds at least one of these cards {{chance}} of the time ({{copies}} in a deck of {{deck}} cards): {{cards}}.",
  backupNone:
    "The deck wins by attacking and has no other plan: no known combo, no card that ends the game.",
  backup_zero: "Without {{cards}}, the list has no other way to win.",
  backup_one: "Without {{cards}}, the list has one way left to win.",
  backup_other: "Without {{cards}}, the list has {{count}} ways left to win.",
  backupSafety: {
    recursion: "To bring back what is lost ({{count}}): {{cards}}.",
    protection: "To keep it from being lost ({{count}}): {{cards}}.",
  },
  deadLate_zero: "Lands aside, no card of the list is dead from turn {{turn}} on.",
  deadLate_one: "Lands aside, one card does little from turn {{turn}} on.",
  deadLate_other: "Lands aside, {{count}} cards do little from turn {{turn}} on.",
  deadLateMana: "Mana and nothing else ({{count}}): {{cards}}.",
  deadLateSmall: "Small creatures without another role ({{count}}): {{cards}}.",
  deadLateOdds:
    "A draw from the whole library is one of them {{chance}} of the time; by turn {{turn}} you see at least one {{seen}} of the time.",
  deadLateLands: "Lands in the library: {{lands}}, {{chance}} of all draws.",
  pitch_zero: "No other card of the deck can be exiled for {{card}} (color: {{color}}).",
  pitch_one:
    "Only one other card can be exiled for {{card}} (color: {{color}}). With it in the opening hand there are enough ({{least}}) {{chance}} of the time.",
  pitch_other:
    "{{count}} other cards can be exiled for {{card}} (color: {{color}}). With it in the opening hand there are enough ({{least}}) {{chance}} of the time.",
  priceOfDeck: "According to the card data, the deck is worth {{price}}.",
  priceOfCard: "According to the card data, {{card}} is worth {{price}}.",
  priceLine: "{{card}}: {{price}}",
  pricesMissing_one: "One card without a known price is not counted.",
  pricesMissing_other: "{{count}} cards without a known price are not counted.",
  pricesOfData: "These prices are from the day the card data was imported.",
} satisfies Catalogue<typeof planAnswersFr>;
