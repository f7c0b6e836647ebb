export { keywordsAsked } from "./asked-keywords.ts";
export { concernsOf } from "./concerns.ts";
export type { Act, Deed } from "./deed.ts";
export { awaitedActs, deedsOf, withAlternatives } from "./deeds.ts";
export * from "./nouns.ts";
