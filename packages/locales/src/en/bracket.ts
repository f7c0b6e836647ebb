import type { Catalogue } from "../catalogue.ts";
import type { bracket as reference } from "../fr/bracket.ts";

export const bracket = {
  andMore_one: "{{names}} and one more",
  andMore_other: "{{names}} and {{count}} more",
  reasons: {
    gameChangers_one: "One Game Changer ({{cards}}): at least bracket {{bracket}}.",
    gameChangers_other:
      "{{count}} Game Changers ({{cards}}): at least bracket {{bracket}} on our scale (officially 3 up to three of them, 4 beyond).",
    noGameChangers: "No Game Changer.",
    massLandDenial_one:
      "One card denies the table its lands ({{cards}}): at least bracket {{bracket}}.",
    massLandDenial_other:
      "{{count}} cards deny the table its lands ({{cards}}): at least bracket {{bracket}}.",
    chainedTurns_one: "One card chains extra turns ({{cards}}): at least bracket {{bracket}}.",
    chainedTurns_other:
      "{{count}} cards give extra turns and can follow one another ({{cards}}): at least bracket {{bracket}}.",
    loopingTurns_one:
      "One card gives one extra turn after another by itself ({{cards}}): at least bracket {{bracket}}.",
    loopingTurns_other:
      "{{count}} cards each give one extra turn after another ({{cards}}): at least bracket {{bracket}}.",
    fewTurns_one:
      "Only one card gives an extra turn ({{cards}}): it does not raise the bracket, but bracket 1 allows none.",
    fewTurns_other:
      "{{count}} cards give an extra turn ({{cards}}): they do not raise the bracket, but bracket 1 allows none.",
    endlessTurns: "Together, two cards take every turn ({{cards}}): at least bracket {{bracket}}.",
    earlyCombo:
      "Early two-card combo ({{cards}}: {{mana}} mana in all, activations included): bracket {{bracket}} at least.",
    lateCombo:
      "Late two-card combo ({{cards}}: {{mana}} mana in all, activations included): bracket {{bracket}} at least.",
    conditionalCombo:
      "Cheap two-card combo ({{cards}}: {{mana}} mana), but late or conditional according to the combo database: bracket {{bracket}} at least.",
    uncostedCombo: "Two-card combo ({{cards}}) of unknown cost: bracket {{bracket}} at least.",
    moreCombos_one: "One more two-card combo is in the list.",
    moreCombos_other: "{{count}} more two-card combos are in the list.",
    largerCombos_one:
      "One combo of three cards or more is in the list: it does not raise the bracket.",
    largerCombos_other:
      "{{count}} combos of three cards or more are in the list: they do not raise the bracket.",
    noMassLandDenial: "No mass land destruction or denial.",
    noExtraTurns: "No extra turns.",
    noCombos: "No known combo in the list.",
    nextBracket_one: "One more Game Changer would make it bracket {{bracket}}.",
    nextBracket_other: "{{count}} more Game Changers would make it bracket {{bracket}}.",
    nothingRaises: "Nothing in the list asks for more than bracket {{bracket}}.",
    fifthIsIntent:
      "Bracket 5 is our estimate: officially it depends on competitive intent, not on cards.",
    declared:
      "This deck is declared as bracket {{declared}}, and nothing in its list contradicts that.",
    declaredOtherwise:
      "This deck is declared as bracket {{declared}}, but its list belongs in bracket {{bracket}}.",
    unknownCards_one: "One unknown card could not be checked.",
    unknownCards_other: "{{count}} unknown cards could not be checked.",
    wellKnownCombosOnly:
      "Only the best-known combos were looked for: the public combo database is not imported.",
    incomplete_one: "A single card: the deck is not complete.",
    incomplete_other: "Only {{count}} cards: the deck is not complete.",
    noBracketFormat: "Decks of this format have no bracket: 2 is a default value.",
    notCalculated: "The calculation failed: bracket 2 is a default value.",
  },
  impacts: {
    armyFromLands: "Makes an army out of lands.",
    castsForLife: "Plays the top of the library for life.",
    clearsOpponents: "Sweeps away the opponents’ permanents at once.",
    clearsTheTable: "Exiles nearly everything on the battlefield.",
    destroysAgainAndAgain: "Destroys artifacts and enchantments turn after turn.",
    drainsResources: "Makes players sacrifice permanents each turn.",
    drawsManyAtOnce: "Fills your hand at once in exchange for life.",
    endsTheGame: "Ends the game.",
    escapesEverything: "Makes you and your permanents untouchable for a turn.",
    findsAnyCard: "Finds any card.",
    findsKeyCard: "Finds the deck’s key card.",
    findsPowerfulLand: "Finds a powerful land at the best moment.",
    findsSeveralCards: "Finds several key cards at once.",
    locksCreatures: "Takes away the abilities of all creatures.",
    locksOpponents: "Keeps opponents from playing some of their cards.",
    manaAhead: "Puts you far ahead on mana.",
    manaExplosion: "Makes a large amount of mana at once.",
    manaFromOpponents: "Makes mana out of what opponents draw.",
    outdrawsTheTable: "Draws more than the whole table.",
    playsOnEachTurn: "Untaps your permanents during each opponent’s turn.",
    protectsForFree: "Counters a spell without spending mana.",
    punishesDraws: "Punishes each extra card that opponents draw.",
    repeatsSpell: "Casts the same spell every turn.",
    replaysGraveyard: "Replays everything in the graveyard.",
    stealsPermanents: "Takes what opponents sacrifice and discard.",
    stealsSearches: "Takes the cards that opponents search for.",
    stopsAttacks: "Stops damage, and with it attacks.",
    stopsDraws: "Keeps opponents from drawing more than one card a turn.",
    taxesCreatures: "Makes every creature cost mana, each turn.",
    taxesOpponents: "Makes the opponents’ spells cost more.",
    newlyListed: "Has just joined the official list.",
  },
  combos: {
    turns: "Takes infinite turns.",
    win: "Wins the game.",
    damage: "Makes opponents lose infinite life.",
    mill: "Empties an opponent’s library.",
    combats: "Adds infinite combat phases.",
    tokens: "Creates infinite creature tokens.",
    mana: "Makes infinite mana.",
    draw: "Draws infinite cards.",
    copies: "Copies or recasts spells infinitely.",
    counters: "Makes a creature grow infinitely.",
    life: "Gains infinite life.",
    lock: "Keeps opponents from playing.",
    nearly: "Makes a great deal of something, but not infinitely much.",
  },
  comboTimes: {
    early: "Early: {{mana}} mana in all.",
    late: "Late: {{mana}} mana in all.",
    conditional: "{{mana}} mana in all, but late or conditional according to the combo database.",
    uncounted: "{{mana}} mana in all; it has too many cards to count for the bracket.",
    unknown: "Its cost is not known.",
  },
  signals: {
    earliestCombo_one:
      "With one land a turn and the cards in hand, {{cards}} ({{mana}} mana in all) can be paid for by turn {{turn}}. Players of bracket {{bracket}} expect at least {{expected}} turns.",
    earliestCombo_other:
      "With one land a turn and the cards in hand, {{count}} combos can be paid for before turn {{expected}}, the first by turn {{turn}}: {{cards}} ({{mana}} mana in all). Players of bracket {{bracket}} expect at least {{expected}} turns.",
    fastMana_one: "One fast mana card that isn’t a Game Changer: {{cards}}.",
    fastMana_other: "{{count}} fast mana cards that aren’t Game Changers: {{cards}}.",
    tutors_one:
      "One tutor that isn’t a Game Changer: {{cards}}. Tutors do not count for the bracket.",
    tutors_other:
      "{{count}} tutors that aren’t Game Changers: {{cards}}. Tutors do not count for the bracket.",
    freeInteraction_one: "One answer or protection that can be cast without mana: {{cards}}.",
    freeInteraction_other:
      "{{count}} answers or protections that can be cast without mana: {{cards}}.",
    stax_one: "One card holds the opponents back (taxes, locks, denied resources): {{cards}}.",
    stax_other:
      "{{count}} cards hold the opponents back (taxes, locks, denied resources): {{cards}}.",
    extraTurns_one: "One card gives an extra turn, too few to raise the bracket: {{cards}}.",
    extraTurns_other:
      "{{count}} cards give an extra turn, too few to raise the bracket: {{cards}}.",
  },
} satisfies Catalogue<typeof reference>;
