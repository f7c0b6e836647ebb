import type { Language } from "@spellwright/contract";

/** Small words that only one of the two languages has. */
const FRENCH =
  /\b(?:le|la|les|un|une|des|du|est|que|qui|je|mon|ma|mes|ton|dans|avec|pour|par|ce|cette|au|aux|combien|quand|quel|quelle|quels|quelles|comment|faut|il|sont|cartes|tour|terrains?)\b/g;
const ENGLISH =
  /\b(?:the|an|of|and|is|are|that|which|you|my|his|her|in|with|by|this|not|do|does|how|when|have|has|many|what|should|cards|turn|lands?)\b/g;

/** The language of a folded question; the page's where its words do not tell. */
export const detectLanguage = (folded: string, page: Language): Language => {
  const french = folded.match(FRENCH)?.length ?? 0;
  const english = folded.match(ENGLISH)?.length ?? 0;
  if (french === english) return page;
  return french > english ? "fr" : "en";
};
