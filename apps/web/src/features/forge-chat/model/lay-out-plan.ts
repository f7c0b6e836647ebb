import type { DeckPlan } from "@spellwright/contract";

type Theme = DeckPlan["themes"][number];

/** A theme where it stands on the map; `x` and `y` are percentages of the map. */
export interface PlacedTheme {
  readonly theme: Theme;
  readonly x: number;
  readonly y: number;
}

/** Two themes that stand on the same cards. */
export interface SharedCards {
  readonly from: PlacedTheme;
  readonly to: PlacedTheme;
  readonly count: number;
}

const CENTRE = 50;
/** So wide that a name has room on either side of a phone. */
const ACROSS = 30;
const DOWN = 38;
/** Four stand in the corners. Fewer begin at the top. */
const TOP = -90;
const CORNER = -135;

const namesOf = ({ enablers, payoffs }: Theme): ReadonlySet<string> =>
  new Set([...enablers, ...payoffs].map(({ name }) => name));

/** Where the themes of a plan stand around its commander, and which of them share cards. */
export const layOutPlan = (
  themes: readonly Theme[],
): { readonly placed: readonly PlacedTheme[]; readonly shared: readonly SharedCards[] } => {
  const start = themes.length === 4 ? CORNER : TOP;
  const placed = themes.map((theme, at) => {
    const angle = ((start + (at * 360) / themes.length) * Math.PI) / 180;
    return {
      theme,
      x: Math.round(CENTRE + ACROSS * Math.cos(angle)),
      y: Math.round(CENTRE + DOWN * Math.sin(angle)),
    };
  });
  const shared = placed.flatMap((from, at) =>
    placed.slice(at + 1).map((to) => {
      const others = namesOf(to.theme);
      const count = [...namesOf(from.theme)].filter((name) => others.has(name)).length;
      return { from, to, count };
    }),
  );
  return { placed, shared: shared.filter(({ count }) => count > 0) };
};
