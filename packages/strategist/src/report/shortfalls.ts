import { COLOR_CODES, type ColorCode } from "@spellwright/contract";
import type { Role } from "@spellwright/decks";
import { lackingColors } from "../answers/colors.ts";
import { landsBesideUsual } from "../answers/lands.ts";
import { type ColorTarget, colorTarget } from "../color-targets.ts";
import { type DeckFacts, mayBeUnknown } from "../deck-facts.ts";
import { weightForHabit } from "../plan/lasting-ramp.ts";
import { COMMANDER_HABITS, habitFor } from "../usual-ranges.ts";
import { curveBounds, measureCurve } from "./curve-bounds.ts";

/** A color of which a deck has fewer sources than the published table asks for. */
export interface ShortColor {
  readonly color: ColorCode;
  readonly sources: number;
  readonly target: ColorTarget;
}

/** The colors that are short of their targets, the shortest first. */
export const shortColors = (facts: DeckFacts): readonly ShortColor[] =>
  COLOR_CODES.filter((color) => color !== "C")
    .flatMap((color) => {
      const target = colorTarget(facts.deck, color);
      const missing = (target?.needed ?? 0) - facts.statistics.sources[color];
      return target === undefined || missing <= 0 || mayBeUnknown(facts, missing)
        ? []
        : [{ color, sources: facts.statistics.sources[color], target }];
    })
    .toSorted(
      (one, other) => one.sources / one.target.needed - other.sources / other.target.needed,
    );

/** Lands that the formula asks for beyond those of the list, or that there are too many of. */
const landShortfall = (
  facts: DeckFacts,
): readonly (readonly [figure: string, missing: number])[] => {
  const found = landsBesideUsual(facts);
  // How far a list is above follows from how cheap it is, whatever its lands.
  if (found?.code === "landsAbove") return [["lands above", 1]];
  if (found?.code !== "landsBelow" && found?.code !== "landsBelowModal") return [];
  return typeof found.params.count === "number" ? [["lands", found.params.count]] : [];
};

/** What a deck is held to beside its lands, roles and colors: the bounds of its curve. */
type Bounds = ReturnType<typeof curveBounds>;

/** By how much a deck misses each figure that some panel holds it to. What it keeps to is left out. */
const shortfallsOf = (facts: DeckFacts, bounds: Bounds): ReadonlyMap<string, number> =>
  new Map(
    [
      ...landShortfall(facts),
      ...(Object.keys(COMMANDER_HABITS) as Role[]).map(
        (role) =>
          [role, (habitFor(facts.deck, role)?.least ?? 0) - weightForHabit(facts, role)] as const,
      ),
      ...shortColors(facts).map(
        ({ color, sources, target }) => [color, target.needed - sources] as const,
      ),
      ...lackingColors(facts).map(({ color }) => [`lacks ${color}`, 1] as const),
      ...bounds.map(({ measure, bound, lists }) => {
        const beyond = measureCurve(facts, measure) - bound;
        return [`${lists} ${measure}`, measure === "early" ? -beyond : beyond] as const;
      }),
    ].filter(([, missing]) => missing > 0),
  );

/** What rounding of averages may change. */
const ROUNDING = 1e-9;

/**
 * Tells whether a changed deck misses some figure by more than the deck does: lands, colors, roles, curve.
 * No advice takes from one panel what another one asks for (ANA-04).
 */
export const createShortfallCheck = (facts: DeckFacts): ((changed: DeckFacts) => boolean) => {
  const bounds = curveBounds(facts);
  const missed = shortfallsOf(facts, bounds);
  return (changed) =>
    [...shortfallsOf(changed, bounds)].some(
      ([figure, missing]) => missing > (missed.get(figure) ?? 0) + ROUNDING,
    );
};
