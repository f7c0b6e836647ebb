export { keywordsAsked } from "./asked-keywords.ts";
export { concernsOf } from "./concerns.ts";
export type { Act, Deed } from "./deed.ts";
export { awaitedActs, deedsOf, withAlternatives } from "./deeds.ts";
export { type Mechanics, mechanicsOf } from "./mechanics.ts";
export * from "./nouns.ts";
export { type Threshold, thresholdsOf } from "./thresholds.ts";
