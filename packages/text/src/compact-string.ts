/**
 * The same text, in one byte a letter where its letters allow it. What was cut from a text with « ’ » or « œ »
 * keeps its two, and a pattern is compiled once more for such texts.
 */
export const compactString = (text: string): string => text.split("").join("");
