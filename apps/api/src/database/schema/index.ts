export * from "./billing.ts";
export * from "./decks.ts";
export * from "./discord.ts";
export * from "./discussions.ts";
export * from "./identity.ts";
export * from "./knowledge.ts";
export * from "./runs.ts";
export * from "./zaps.ts";
