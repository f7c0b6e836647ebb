import type { Engine } from "@spellwright/contract";
import type { Translate } from "./translate.ts";

/**
 * What is said where another answered than the model that was asked (ERR-04): a second model, or our own
 * judge without any.
 *
 * @returns undefined where the one that was asked answered
 */
export const fallbackNotice = (
  { fallback_from: asked, model: answered }: Engine,
  t: Translate,
): string | undefined => {
  if (asked === undefined) return undefined;
  return answered === null
    ? t("model.fallbackLocal", { asked })
    : t("model.fallback", { asked, answered });
};
