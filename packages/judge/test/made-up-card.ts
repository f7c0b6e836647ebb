import type { Card } from "@spellwright/contract";

/** A card of our own making, for what engines read on cards. */
export const madeUpCard = (name: string, more: Partial<Card> = {}): Card => ({
  id: name,
  name,
  layout: "normal",
  cmc: 0,
  type_line: "Creature",
  color_identity: [],
  colors: [],
  keywords: [],
  legalities: {},
  game_changer: false,
  ...more,
});
