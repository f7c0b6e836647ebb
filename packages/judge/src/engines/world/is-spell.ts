import type { Card } from "@spellwright/contract";

/** Whether a card is an instant or a sorcery: it does something once. */
export const isSpell = ({ type_line }: Card): boolean => /\b(?:Instant|Sorcery)\b/.test(type_line);
