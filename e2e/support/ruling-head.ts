import type { Translate } from "@spellwright/locales";

/** The head of an answer that decides, for sure or likely. */
export const rulingHead = (t: Translate): RegExp =>
  new RegExp(`^(?:${t("oracle.ruling.headRuling")}|${t("oracle.ruling.headLikely")})$`);
