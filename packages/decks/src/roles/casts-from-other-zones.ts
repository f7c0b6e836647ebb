import { type Ability, type Deed, partyOf } from "@spellwright/card-text";
import type { CardFacts } from "../card-facts.ts";
import { readWords } from "./card-words.ts";
import { isIn, isLand, isSelf, type Noun } from "./rules/nouns.ts";
import { isDone, keywordsGiven } from "./rules/rule.ts";

/** Where a card stands. */
export interface CardPosition {
  /** It is cast from the command zone (CR 903.8). */
  readonly isCommander?: boolean;
  /** The cards that it may speak of: those of its deck. */
  readonly deck?: readonly CardFacts[];
}

/** Where a spell may be cast from, beside a hand. */
export type CastZone = "command" | "exile" | "graveyard" | "library";

/** Keywords by which a card is cast from elsewhere (CR 702.34a, 702.62a, 702.85a, 702.138a, 702.143a …). */
const KEYWORDS: Readonly<Partial<Record<string, CastZone>>> = {
  aftermath: "graveyard",
  disturb: "graveyard",
  escape: "graveyard",
  flashback: "graveyard",
  harmonize: "graveyard",
  "jump-start": "graveyard",
  retrace: "graveyard",
  cascade: "exile",
  foretell: "exile",
  madness: "exile",
  plot: "exile",
  rebound: "exile",
  suspend: "exile",
};

const zonesOf = (noun: Noun | undefined): readonly CastZone[] =>
  (["exile", "graveyard", "library"] as const).filter((zone) => isIn(zone, noun));

/** Whether words of an ability were not understood: they may say more. */
const isOpen = (ability: Ability): boolean =>
  "effects" in ability && ability.effects.some(({ unread }) => unread !== undefined);

/** What was said of “that card” before: where it was, or that it was exiled. */
const zonesBefore = (deed: Deed, deeds: readonly Deed[]): readonly CastZone[] => {
  const before = deeds
    .slice(0, deeds.indexOf(deed))
    .filter(({ ability }) => ability === deed.ability);
  if (before.some(({ verb }) => verb === "exile")) return ["exile"];
  return before.some(({ what }) => isIn("library", what)) ? ["library"] : [];
};

/** Where a deed lets its player cast spells from: all zones that it names. None where it is the hand, or not told. */
const zonesOfDeed = (deed: Deed, deeds: readonly Deed[]): readonly CastZone[] => {
  const { verb, who, what, clause, ability } = deed;
  if (!isDone(deed) || partyOf(who) !== "you") return [];
  const isCast = verb === "cast" || (verb === "play" && !isLand(what));
  if (!isCast || isIn("hand", what) || isIn("hand", clause.origin?.zone)) return [];
  const told = [what, clause.origin?.zone, clause.place?.zone].flatMap(zonesOf);
  const other = clause.orPlace === undefined ? [] : zonesOf(clause.orPlace.zone);
  if (told.length > 0) return isOpen(ability) ? [] : [...told, ...other];
  return isSelf(what) ? [] : zonesBefore(deed, deeds);
};

/** The ways in which a card is cast, or lets its player cast, from elsewhere than the hand: for each, the zones. */
export const castsFromOtherZones = (
  card: CardFacts,
  { isCommander = false }: CardPosition = {},
): readonly (readonly CastZone[])[] => {
  const { abilities, deeds } = readWords(card);
  const own = abilities.flatMap((each) => (each.kind === "keyword" ? [each.name] : []));
  const given = deeds.filter(isDone).flatMap(keywordsGiven);
  return [
    ...(isCommander ? [["command"] as const] : []),
    ...[...own, ...given].flatMap((name) =>
      KEYWORDS[name] === undefined ? [] : [[KEYWORDS[name]]],
    ),
    ...deeds.map((deed) => zonesOfDeed(deed, deeds)),
  ];
};
