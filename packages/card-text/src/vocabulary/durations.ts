const listed = (text: string): readonly string[] =>
  text.split(";").map((words) => words.trim().replace(/\s+/g, " "));

/** Spans of time, in plain words. */
export const DURATIONS = listed(`
  until end of turn; this turn; until your next turn; until the end of your next turn; this
  combat; until end of combat; each turn; until the end of the turn; during your turn; during
  each of your turn; during combat; for as long as it remain -ed exile; this game; each combat;
  next turn; the turn before; until your next upkeep; until the
  beginning of your next upkeep; until your next end step; last turn; until
  your next untap step; during your next turn; during their turn; for the rest of the turn; for
  the rest of the game; during each player 's turn; during each opponent 's turn; on your turn;
  on each of your turn; during your main phase; as long as it remain -ed exile; during that
  turn; that turn; that combat; until that turn be end step; on each opponent 's turn; during
  your last turn; until the end of that turn; until the end of your turn; until the next turn;
  perpetually; during turn other than yours; during their next turn; this phase; this step; during each
  other player 's turn; during your opponent 's turn; until the next end step; on that turn;
  this way this turn; during that player 's turn; on their turn; until your next end phase;
  during each player 's untap step; during your untap step; during each other player 's untap
  step; during its controller 's untap step; during its controller 's next untap step; during
  their controller 's untap step; during their controller 's next untap step; during your next
  untap step; during that player 's next untap step; during their untap step; during their next
  untap step; during its untap step; during your upkeep; during your end step; until that player
  's next turn; until the end of its controller 's next turn; until their next turn; until the
  end of their next turn; for the rest of this turn; until its controller 's next untap step;
  during your opponent 's next turn; during your draw step; during your first main phase; during
  your second main phase; during your next main phase; during combat on your turn; during your
  declare attacker step; during the declare blocker step; during the declare attacker step;
  before attacker be -ed declare; before blocker be -ed declare; before the combat damage step;
  during a opponent 's turn; during a opponent 's upkeep; during any upkeep step; during a
  player 's turn; before combat; since your last turn; since your last turn end; since the
  beginning of your last turn; during the resolution of that spell`);

/** How often, when and in which way something is done. */
export const LIMITS = listed(`
  once each turn; only once each turn; only as a sorcery; as a sorcery; only once; only during
  your turn; only any time you could cast a sorcery; only any time
  they could cast a sorcery; any time you could cast a sorcery; only
  during combat; only during your upkeep; only once per turn; no more than twice each turn; only
  twice each turn; for the first time each turn; for the first time this turn; as though it have
  flash; as though they -ed have flash; only as a instant; as though it -ed do not have defender; as
  though they do not have defender; without -ing pay its mana cost; without -ing pay their mana
  cost; without -ing pay that card 's mana cost; at random; any time you could cast a instant; one at a time; any number of time;
  if able; if possible; each combat if able; each turn if able; this turn if able; this combat
  if able; in any order; in a random order; at instant speed; as though it -ed be not -ed block; as
  though SELF be not -ed block; once; twice; three time; two time; again; once during each of
  your turn; once on each of your turn; no more than three time each turn; alone; as normal;
  simultaneously; secretly; in turn order; as you choose; in secret; more than once; the same
  way; in addition; this many time; for free; first; only once during each of your turn; only
  during your turn , before attacker be -ed declare; only during a opponent 's turn; only during
  your main phase; at any time; in addition to its other type; in addition to their other type;
  in addition to its other color and type; in addition to their other color and type; in
  addition to its other creature type; in addition to their other creature type; in addition to
  its other color; in addition to its other land type; in addition to their other land type; in
  addition to SELF 's other type; in addition to their other color; in addition to his other
  type; in addition to her other type; of your choice; more than one color; twice each turn;
  face down; face up; equally; evenly; -ed round down; -ed round up; as an additional cost; as
  though it be enchanted; as a artifact`);
