/** The first characters of a text, whole ones: a surrogate pair is not split. */
export const cutText = (text: string, maximum: number): string =>
  text.length <= maximum ? text : [...text].slice(0, maximum).join("");

/** The last characters of a text, whole ones. */
export const lastCharacters = (text: string, maximum: number): string =>
  text.length <= maximum ? text : [...text].slice(-maximum).join("");
