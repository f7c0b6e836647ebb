/** On the play or on the draw (CR 103.8a). */
export type Side = "play" | "draw";

const STARTS = /\b(?:on the play|going first|je commence|en commencant|sur le play)\b/;
const FOLLOWS = /on the draw|sur le draw|(?:going|en|jouant) second/;

/** Who starts by the words of a folded question. Null where it does not say. */
export const sideIn = (text: string): Side | null =>
  STARTS.test(text) ? "play" : FOLLOWS.test(text) ? "draw" : null;
