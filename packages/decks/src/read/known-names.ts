import type { CardIndex } from "@spellwright/cards";

/** Which names are cards; without it a list is read by its form alone. */
export type KnownNames = Pick<CardIndex, "knows">;
