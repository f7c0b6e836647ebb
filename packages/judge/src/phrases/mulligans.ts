import type { Bilingual } from "@spellwright/contract";
import type { OpeningHand } from "../engines/mulligans/mulligan.ts";
import type { Table } from "../engines/mulligans/read-mulligans.ts";

const cards = (amount: number): Bilingual => ({
  fr: `${amount} ${amount > 1 ? "cartes" : "carte"}`,
  en: `${amount} ${amount === 1 ? "card" : "cards"}`,
});
const times = (amount: number): Bilingual => ({
  fr: `${amount} mulligan${amount > 1 ? "s" : ""}`,
  en: `${amount} mulligan${amount === 1 ? "" : "s"}`,
});

const KEPT: Bilingual = { fr: "à garder en main", en: "to keep in hand" };
const BOTTOMED: Bilingual = {
  fr: "à mettre au-dessous de la bibliothèque",
  en: "to put on the bottom of the library",
};
const DRAWN: Bilingual = { fr: "à piocher", en: "to draw" };
const WHAT = { kept: KEPT, bottomed: BOTTOMED, drawn: DRAWN } as const;

/** In which game the number holds. */
const where = (table: Table): Bilingual => {
  if (table === "multiplayer")
    return {
      fr: "en multijoueur, où le premier ne compte pas",
      en: "in a multiplayer game, where the first one does not count",
    };
  if (table === "brawl")
    return {
      fr: "en Brawl, où le premier ne compte pas",
      en: "in Brawl, where the first one does not count",
    };
  return { fr: "dans une partie à deux joueurs", en: "in a two-player game" };
};

/** The number that was asked for after `taken` mulligans. */
export const hand = (
  result: OpeningHand,
  quantity: keyof typeof WHAT,
  taken: number,
  table: Table,
): Bilingual => {
  const amount = cards(result[quantity]);
  const other =
    table === null && quantity !== "drawn"
      ? cards(
          quantity === "kept"
            ? Math.min(result.drawn, result.kept + (taken > 0 ? 1 : 0))
            : Math.max(0, result.bottomed - 1),
        )
      : undefined;
  return {
    fr: `${amount.fr} ${WHAT[quantity].fr} après ${times(taken).fr} ${where(table).fr}${
      other ? ` (${other.fr} en multijoueur, donc en Commander à trois joueurs ou plus)` : ""
    }.`,
    en: `${amount.en} ${WHAT[quantity].en} after ${times(taken).en} ${where(table).en}${
      other
        ? ` (${other.en} in a multiplayer game, so in Commander with three or more players)`
        : ""
    }.`,
  };
};

export const howOften = (often: number, kept: number, table: Table): Bilingual => ({
  fr: `${times(often).fr} pour une main de ${cards(kept).fr} ${where(table).fr}.`,
  en: `${times(often).en} for a hand of ${cards(kept).en} ${where(table).en}.`,
});

export const confirm = (verdict: "yes" | "no", rest: Bilingual): Bilingual => ({
  fr: `${verdict === "yes" ? "Oui" : "Non"}\u00a0: ${rest.fr}`,
  en: `${verdict === "yes" ? "Yes" : "No"}: ${rest.en}`,
});

export const drawStep: Bilingual = {
  fr: "À chaque mulligan, on mélange sa main, on pioche une nouvelle main entière (normalement sept cartes), puis on met au-dessous de sa bibliothèque une carte par mulligan qui compte.",
  en: "For each mulligan you shuffle your hand away, draw a whole new hand (normally seven cards), then put one card on the bottom of your library for each mulligan that counts.",
};
export const freeClaim: Bilingual = {
  fr: "En multijoueur et en Brawl, le premier mulligan ne compte pas.",
  en: "In a multiplayer game and in Brawl, the first mulligan does not count.",
};
export const noFree: Bilingual = {
  fr: "Ce premier mulligan gratuit n’existe qu’en multijoueur et en Brawl.",
  en: "A free first mulligan exists only in multiplayer games and in Brawl.",
};
