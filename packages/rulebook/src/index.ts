export type * from "./edition.ts";
export type * from "./rulebook.ts";
