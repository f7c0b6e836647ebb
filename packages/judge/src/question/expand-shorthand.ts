import type { Language } from "@spellwright/contract";

/** What players leave out when they type fast, with what it stands for. Folded, whole words. */
const SHORTHAND: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    ...{
      c: "c'est",
      cest: "c'est",
      chuis: "je suis",
      chui: "je suis",
      ya: "il y a",
      yaura: "il y aura",
    },
    ...{ jai: "j'ai", jen: "j'en", javais: "j'avais", jaurai: "j'aurai", jaurais: "j'aurais" },
    ...{ quil: "qu'il", quils: "qu'ils", quon: "qu'on", quun: "qu'un", quune: "qu'une" },
    ...{ sil: "s'il", sils: "s'ils", dun: "d'un", dune: "d'une", nest: "n'est", nai: "n'ai" },
    ...{ ladversaire: "l'adversaire", leffet: "l'effet", lautre: "l'autre", letape: "l'étape" },
    ...{ pk: "pourquoi", pkoi: "pourquoi", koi: "quoi", qd: "quand", kan: "quand", kand: "quand" },
    ...{ pdt: "pendant", tjs: "toujours", tjrs: "toujours", tjr: "toujours", jms: "jamais" },
    ...{ ds: "dans", ss: "sans", pr: "pour", mm: "même", avc: "avec", dc: "donc", ms: "mais" },
    ...{
      cb: "combien",
      bcp: "beaucoup",
      qqn: "quelqu'un",
      qqun: "quelqu'un",
      ke: "que",
      ki: "qui",
    },
    ...{ pcq: "parce que", psk: "parce que", parceke: "parce que", ptet: "peut-être" },
    ...{
      "1er": "premier",
      "1ere": "première",
      "1re": "première",
      "2e": "deuxième",
      "2eme": "deuxième",
    },
    ...{ "3e": "troisième", "3eme": "troisième" },
  },
  en: {
    ...{
      u: "you",
      ur: "your",
      im: "I'm",
      ive: "I've",
      hes: "he's",
      shes: "she's",
      theyre: "they're",
    },
    ...{ dont: "don't", doesnt: "doesn't", didnt: "didn't", cant: "can't", wont: "won't" },
    ...{ isnt: "isn't", arent: "aren't", wasnt: "wasn't", werent: "weren't", hasnt: "hasn't" },
    ...{ havent: "haven't", couldnt: "couldn't", wouldnt: "wouldn't", shouldnt: "shouldn't" },
    ...{ thats: "that's", whats: "what's", gonna: "going to", gotta: "have to", b4: "before" },
    ...{ bc: "because", cuz: "because", cus: "because", coz: "because", thru: "through" },
    ...{ til: "until", till: "until", tho: "though", ppl: "people" },
  },
};

/** « jpeux », « jbloque »: no French word begins so. */
const SWALLOWED_JE = /^j(?=[bcdfglmpqrstvz]\p{Ll}{2})/u;
/** « jattaque », « jactive »: the apostrophe alone is missing. */
const GLUED_JE = /^j(?=(?:attaqu|activ|utilis|engag|equip|équip|exil|annonc|envoi|arriv)\p{Ll})/u;

const WORD = /(?<![\p{L}\p{N}{'’-])\p{N}?\p{Ll}+\p{N}?(?![\p{L}\p{N}}'’])/gu;

const expandWord = (word: string, language: Language): string => {
  const known = SHORTHAND[language][word.normalize("NFD").replace(/\p{M}/gu, "")];
  if (known !== undefined) return known;
  if (language !== "fr") return word;
  return word.replace(SWALLOWED_JE, "je ").replace(GLUED_JE, "j'");
};

/**
 * A text with its shorthand written out: « jai », « c koi », « jpeux », “dont”, “b4”. Words that begin
 * with a capital letter stay: they may be names.
 */
export const expandShorthand = (text: string, language: Language): string =>
  text.normalize("NFC").replace(WORD, (word) => expandWord(word, language));
