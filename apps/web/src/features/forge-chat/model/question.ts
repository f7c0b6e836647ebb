/** Zaps that a question to the Forge costs (BILL-12). */
export const QUESTION_COST = 1;

/** FOR-08: parentheses that a question opens at its end and never closes say nothing. */
export const cleanQuestion = (text: string): string => {
  let cleaned = text.trim();
  while (/\(\s*$/.test(cleaned)) cleaned = cleaned.replace(/\(\s*$/, "").trim();
  const opened = cleaned.lastIndexOf("(");
  if (opened === -1 || cleaned.indexOf(")", opened) !== -1) return cleaned;
  // One that has words in it is closed: the words are the person’s.
  return `${cleaned})`;
};
