export type * from "./abilities.ts";
export type * from "./card.ts";
export type * from "./modifiers.ts";
export type * from "./parts.ts";
