import { foldLetters } from "@spellwright/cards";

/** Letters folded, apostrophes straight, blanks around it gone: how terms and words of rules compare. */
export function foldText(text: string): string {
  return foldLetters(text).replace(/[’‘]/g, "'").trim();
}
