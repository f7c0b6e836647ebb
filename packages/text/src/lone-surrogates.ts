const HALF_SIGN = /\p{Surrogate}/gu;

/**
 * A text without halves of signs, as a cut or a text of others may leave them (lone surrogates of UTF-16):
 * no letter, and neither a database nor a server of others takes them.
 */
export const withoutLoneSurrogates = (text: string): string => text.replace(HALF_SIGN, "");
