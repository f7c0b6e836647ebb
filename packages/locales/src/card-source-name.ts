import type { CardSource } from "@spellwright/contract";
import type { Translate } from "./translate.ts";

/** What a quoted card text is called: the card, or the official note on it with its year. */
export const cardSourceName = (
  {
    kind,
    card,
    published_at = "",
    verbatim,
  }: Pick<CardSource, "kind" | "card" | "published_at" | "verbatim">,
  t: Translate,
): string => {
  if (kind === "note") return t("oracle.ruling.cardNote", { card, year: published_at.slice(0, 4) });
  return verbatim ? card : t("oracle.ruling.cardInOurWords", { card });
};
