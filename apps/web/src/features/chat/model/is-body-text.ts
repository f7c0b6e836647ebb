/** Three lines of display type on a wide screen, five on a phone. */
const DISPLAYED_MAX = 100;

/** Whether a sentence is too long to be looked at, or is several: it is then set as text. */
export const isBodyText = (sentence: string): boolean =>
  sentence.length > DISPLAYED_MAX || sentence.includes("\n");
