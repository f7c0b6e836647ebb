import type { Bilingual } from "@spellwright/contract";
import type { IdentitySource } from "../engines/color-identity/identity-of.ts";

const SYMBOLS: Readonly<Record<string, Bilingual>> = {
  W: { fr: "blanc", en: "white" },
  U: { fr: "bleu", en: "blue" },
  B: { fr: "noir", en: "black" },
  R: { fr: "rouge", en: "red" },
  G: { fr: "vert", en: "green" },
};

const colors = (letters: readonly string[], language: "fr" | "en"): string => {
  const names = letters.map((letter) => SYMBOLS[letter]?.[language] ?? letter);
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(", ")} ${language === "fr" ? "et" : "and"} ${last}`;
};

/** Whether the card may go into the deck: `outside` its identity's colours that the deck lacks. */
export const colorIdentityRuling = (
  card: string,
  outside: readonly string[],
  banned: boolean,
): Bilingual => {
  if (banned)
    return {
      fr: `Non, ${card} est bannie en Commander.`,
      en: `No, ${card} is banned in Commander.`,
    };
  if (outside.length > 0)
    return {
      fr: `Non, l’identité couleur de ${card} dépasse celle du commandant\u00a0: ${colors(outside, "fr")}.`,
      en: `No, the color identity of ${card} goes beyond the commander’s: ${colors(outside, "en")}.`,
    };
  return {
    fr: `Oui, l’identité couleur de ${card} est comprise dans celle du commandant.`,
    en: `Yes, the color identity of ${card} lies within the commander’s.`,
  };
};

export const colorIdentityExplanation = (card: string, identity: readonly string[]): Bilingual =>
  identity.length === 0
    ? {
        fr: `${card} n’a aucun symbole de mana coloré\u00a0: son identité est incolore et convient à tous les commandants. Seuls les symboles de mana comptent, pas les mots du texte.`,
        en: `${card} has no colored mana symbol: its identity is colorless and fits every commander. Only mana symbols count, not words in the text.`,
      }
    : {
        fr: `L’identité couleur de ${card} est\u00a0: ${colors(identity, "fr")}. Elle réunit les symboles de mana du coût et du texte (pas les mots du texte), les deux faces et l’indicateur de couleur\u202f; elle doit tenir dans celle du commandant.`,
        en: `The color identity of ${card} is ${colors(identity, "en")}. It is made of the mana symbols of cost and text (not of words in the text), of both faces and of a color indicator; it must lie within the commander’s.`,
      };

export const identityClaim: Bilingual = {
  fr: "L’identité réunit les couleurs des symboles de mana du coût et du texte, et l’indicateur de couleur.",
  en: "The identity is made of the colors of mana symbols in cost and text and of the color indicator.",
};

export const deckClaim: Bilingual = {
  fr: "Chaque couleur de cette identité doit être dans celle du commandant.",
  en: "Every color of that identity must be in the commander’s.",
};

export const thisCard: Bilingual = { fr: "cette carte", en: "this card" };

/** The identity itself, when it is asked for. */
export const identityRuling = (card: string, identity: readonly string[]): Bilingual =>
  identity.length === 0
    ? { fr: `L’identité de ${card} est incolore.`, en: `The identity of ${card} is colorless.` }
    : {
        fr: `L’identité couleur de ${card} est\u00a0: ${colors(identity, "fr")}.`,
        en: `The color identity of ${card} is ${colors(identity, "en")}.`,
      };

const FROM: Readonly<Record<IdentitySource, Bilingual>> = {
  cost: { fr: "un symbole du coût de mana", en: "a symbol in the mana cost" },
  text: { fr: "un symbole du texte de règles", en: "a symbol in the rules text" },
  "other-face": { fr: "l’autre face ou moitié", en: "the other face or half" },
  "land-type": { fr: "un type de terrain de base", en: "a basic land type" },
  indicator: {
    fr: "un indicateur de couleur ou une capacité qui définit la couleur",
    en: "a color indicator or an ability that defines its color",
  },
};

/** Where one colour of an identity comes from. */
export const sourceStep = (color: string, source: IdentitySource): Bilingual => ({
  fr: `${SYMBOLS[color]?.fr ?? color}\u00a0: ${FROM[source].fr}.`,
  en: `${SYMBOLS[color]?.en ?? color}: ${FROM[source].en}.`,
});

/** Generic mana plays no part. */
export const genericStep = (symbol: string): Bilingual => ({
  fr: `${symbol} n’a pas de couleur et ne compte pas.`,
  en: `${symbol} has no color and does not count.`,
});
