/** Addresses, accounts and telephone numbers: a ruling names none. Only their ends are looked for. */
const CONTACT =
  /[\w.+-]@[\w-]+\.[a-z]{2,}|[a-z0-9-]\.(?:com|net|org|io|gg|fr|info|ru|xyz|app|dev|tv|shop|site|online|eu|de|uk|biz|top|link|ly)\b|(?<![\w@])@[a-z]\w{3,}|\+\d[\d .-]{7,}\d|\b(?:0\d[ .-]?){4,5}\d\b|\b(?:discord|telegram|whatsapp|paypal|t)\.me\b/i;
/** Words of the prompt and of how a model is spoken to. */
const LEAK =
  /\b(?:system prompt|prompt système|my instructions|mes instructions|previous instructions|instructions précédentes|computed result|needs_detail|cannot_settle|json schema|schema|as an ai|language model|modèle de langage|en tant qu['\u2019]ia|i was (?:told|instructed)|begin the ruling with|you are a magic: the gathering rules judge|material to judge|<<<|>>>|api[ _-]?key)\b/i;
const INSULT =
  /\b(?:idiots?|stupid\w*|morons?|dumb(?:ass)?|fuck\w*|shit\w*|imb[ée]ciles?|cr[ée]tins?|connards?|stupides?|d[ée]biles?|abrutis?|merde)\b/i;

/** Words that no answer of a model may say to a reader. */
export type UnsafeContent = "contact" | "leak" | "insult";

/** What of a text no reader may see: an address, words of the prompt, an insult. Undefined for none. */
export const findUnsafeContent = (text: string): UnsafeContent | undefined => {
  if (CONTACT.test(text)) return "contact";
  if (LEAK.test(text)) return "leak";
  return INSULT.test(text) ? "insult" : undefined;
};
