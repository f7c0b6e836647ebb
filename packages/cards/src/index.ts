export type * from "./resolver.ts";
