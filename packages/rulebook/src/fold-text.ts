/** Small letters without accents, for comparing words of both languages. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .trim();
}
