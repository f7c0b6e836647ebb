import type { Bilingual, Language } from "@spellwright/contract";

/** Sentences the judge says when nothing decides: never a ruling, always plain. */
export const judgePhrases = {
  outOfScope: {
    fr: "Je réponds seulement aux questions sur les règles de Magic, et celle-ci porte sur autre chose.",
    en: "I only answer questions about the rules of Magic, and this one is about something else.",
  },
  outOfScopeWhy: {
    fr: "Je n’arbitre que des questions de règles de Magic\u00a0: The Gathering. Rien n’a été débité.",
    en: "I only rule on questions about the rules of Magic: The Gathering. Nothing was charged.",
  },
  instructions: {
    fr: "Je ne change pas de rôle et ne dévoile pas mes consignes\u00a0: je réponds aux questions de règles de Magic.",
    en: "I do not change my role or reveal my instructions: I answer questions about the rules of Magic.",
  },
  instructionsIgnored: {
    fr: "Une partie du message donnait des consignes\u00a0: elle a été laissée de côté.",
    en: "Part of the message gave instructions: it was set aside.",
  },
  cannotSettle: {
    fr: "Je ne peux pas trancher cette question. Voici les règles qui s’appliquent, sans décision.",
    en: "I cannot settle this question. These are the rules that apply, without a decision.",
  },
  cannotSettleWhy: {
    fr: "Pas de oui ni de non\u00a0: votre question diffère de celles que je connais. Rien n’a été débité.",
    en: "No yes or no: your question differs from those I know. Nothing was charged.",
  },
  noRules: {
    fr: "Je n’ai trouvé aucune règle qui s’applique.",
    en: "I found no rule that applies.",
  },
  understoodForm: {
    yes_no: { fr: "Question\u00a0: oui ou non", en: "Question: yes or no" },
    number: { fr: "Question\u00a0: un nombre", en: "Question: a number" },
    which: { fr: "Question\u00a0: lequel ou quoi", en: "Question: which or what" },
    explain: { fr: "Question\u00a0: une explication", en: "Question: an explanation" },
  },
} as const satisfies Record<string, Bilingual | Record<string, Bilingual>>;

/** A name that no card has, with close ones. */
export const unknownCard = (written: string, suggestions: readonly string[]): Bilingual => ({
  fr: `Je ne connais aucune carte nommée «\u00a0${written}\u00a0».${
    suggestions.length > 0
      ? ` Vouliez-vous dire\u00a0: ${suggestions.slice(0, 3).join(", ")}\u202f?`
      : ""
  }`,
  en: `I know no card named “${written}”.${
    suggestions.length > 0 ? ` Did you mean: ${suggestions.slice(0, 3).join(", ")}?` : ""
  }`,
});

/** What is said where a rule is found but no yes or no may be said. */
export const decidingRule = (number: string, says: Bilingual): Bilingual => ({
  fr: `La règle qui en décide\u00a0: ${number}. ${says.fr}`,
  en: `The rule that decides this: ${number}. ${says.en}`,
});

/** A settled question that comes near, with its answer. */
export const closeQuestion = (title: Bilingual, says: Bilingual): Bilingual => ({
  fr: `Question proche\u00a0: ${title.fr}. ${says.fr}`,
  en: `Close question: ${title.en}. ${says.en}`,
});

export const unknownCardWhy: Bilingual = {
  fr: "Sans le texte d’une carte qui existe, je ne rends pas de décision. Rien n’a été débité.",
  en: "Without the text of a card that exists I give no ruling. Nothing was charged.",
};

export const namedCards = (names: readonly string[]): Bilingual => ({
  fr: `Cartes citées\u00a0: ${names.join(", ")}`,
  en: `Cards named: ${names.join(", ")}`,
});

/** What each applicable rule is about, when it is shown without a decision. */
export const applicable: Bilingual = {
  fr: "Règle qui touche à la question, montrée sans décision.",
  en: "A rule that touches the question, shown without a decision.",
};

/** « 1er octobre 2004 », “October 1, 2004”. */
const longDate = (language: Language, isoDate: string): string =>
  new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  })
    .format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`))
    .replace(/^1 /, "1er ");

/**
 * An official note on a card, quoted as it stands: notes exist in English only.
 *
 * @param date ISO date of the note
 */
export const officialNote = (card: string, date: string, quoted: string): Bilingual => ({
  fr: `Note officielle, en anglais, sur ${card} (${longDate("fr", date)})\u00a0: «\u00a0${quoted}\u00a0»`,
  en: `Official note on ${card} (${longDate("en", date)}): “${quoted
    .replaceAll("“", "‘")
    .replaceAll("”", "’")}”`,
});
