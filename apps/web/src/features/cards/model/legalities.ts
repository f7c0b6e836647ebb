/** Formats in the order in which players name them. Others have no word of ours and are left out. */
const FORMATS = [
  "standard",
  "pioneer",
  "modern",
  "legacy",
  "vintage",
  "pauper",
  "commander",
  "duel",
  "brawl",
  "historic",
  "oathbreaker",
  "premodern",
] as const;
const STATES = ["legal", "not_legal", "banned", "restricted"] as const;

export type Format = (typeof FORMATS)[number];
export type Legality = (typeof STATES)[number];

const isLegality = (state: string | undefined): state is Legality =>
  STATES.some((known) => known === state);

/** Where a card may be played, in a fixed order. */
export const legalitiesOf = (
  legalities: Readonly<Record<string, string>>,
): readonly { readonly format: Format; readonly state: Legality }[] =>
  FORMATS.flatMap((format) => {
    const state = legalities[format];
    return isLegality(state) ? [{ format, state }] : [];
  });
