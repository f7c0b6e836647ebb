const WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  un: 1,
  une: 1,
  a: 1,
  an: 1,
  one: 1,
  deux: 2,
  two: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  neuf: 9,
  nine: 9,
  dix: 10,
  ten: 10,
  onze: 11,
  eleven: 11,
  douze: 12,
  twelve: 12,
  treize: 13,
  thirteen: 13,
  quatorze: 14,
  fourteen: 14,
  quinze: 15,
  fifteen: 15,
  seize: 16,
  sixteen: 16,
  vingt: 20,
  twenty: 20,
  trente: 30,
  thirty: 30,
  once: 1,
  twice: 2,
};

const ORDINALS: Readonly<Record<string, number>> = {
  premier: 1,
  premiere: 1,
  first: 1,
  deuxieme: 2,
  second: 2,
  seconde: 2,
  troisieme: 3,
  third: 3,
  quatrieme: 4,
  fourth: 4,
  cinquieme: 5,
  fifth: 5,
  sixieme: 6,
  sixth: 6,
  septieme: 7,
  seventh: 7,
  huitieme: 8,
  eighth: 8,
  neuvieme: 9,
  ninth: 9,
  dixieme: 10,
  tenth: 10,
};

/** A whole number written in digits or words of either language; undefined for anything else. */
export const readNumber = (token: string | undefined): number | undefined => {
  if (token === undefined) return undefined;
  if (/^\d{1,10}$/.test(token)) return Number(token);
  return Object.hasOwn(WORDS, token) ? WORDS[token] : undefined;
};

/** "third", « troisième » and the first part of "3rd", « 3e ». */
export const readOrdinal = (
  token: string | undefined,
  next: string | undefined,
): number | undefined => {
  if (token === undefined) return undefined;
  if (Object.hasOwn(ORDINALS, token)) return ORDINALS[token];
  const suffix = /^(?:st|nd|rd|th|e|er|eme|ieme|re)$/;
  return /^\d{1,4}$/.test(token) && next !== undefined && suffix.test(next)
    ? Number(token)
    : undefined;
};

/** Power and toughness as printed ("6/6"); undefined for "+1/+1" and for anything else. */
export const readPowerToughness = (
  token: string | undefined,
): { readonly power: number; readonly toughness: number } | undefined => {
  const match = /^(-?\d{1,10})\/(-?\d{1,10})$/.exec(token ?? "");
  return match && !token?.startsWith("-1/-")
    ? { power: Number(match[1]), toughness: Number(match[2]) }
    : undefined;
};
