import type { Language } from "@spellwright/contract";

/** The question of the issue's own example. The answer is 4. */
export const combat: Readonly<Record<Language, string>> = {
  fr: "J’attaque avec une 6/6 piétinement et contact mortel, bloquée par une 4/4 et une 3/3. Combien de blessures puis-je infliger au joueur défenseur ?",
  en: "I attack with a 6/6 with trample and deathtouch, blocked by a 4/4 and a 3/3. How much damage can I deal to the defending player?",
};

/** About one keyword of the rules. */
export const vigilance: Readonly<Record<Language, string>> = {
  fr: "Une créature avec la vigilance s’engage-t-elle quand elle attaque ?",
  en: "Does a creature with vigilance tap when it attacks?",
};

/** Answered with yes by a settled question. */
export const reach: Readonly<Record<Language, string>> = {
  fr: "Une créature avec la portée peut-elle bloquer une créature avec le vol ?",
  en: "Can a creature with reach block a creature with flying?",
};

/** Denied as it is asked: a settled question is likely the one that is meant. */
export const lifelink: Readonly<Record<Language, string>> = {
  fr: "Le lien de vie marche pas en bloquant ?",
  en: "Lifelink doesn’t work when blocking?",
};

/** Too tangled for the starter rules: left undecided, with settled questions that come near. */
export const tangled: Readonly<Record<Language, string>> = {
  fr: "Deux effets changent le contrôle de ma créature face cachée pendant qu’un troisième copie ses marqueurs : que reste-t-il quand le premier finit ?",
  en: "Two effects change who controls my face-down creature while a third one copies its counters: what is left when the first ends?",
};

/** Nothing to do with Magic: declined and refunded. */
export const taxLaw: Readonly<Record<Language, string>> = {
  fr: "Puis-je déduire mes frais de déplacement professionnel de mon impôt sur le revenu cette année ?",
  en: "Can I deduct my business travel expenses from my income tax return this year?",
};
