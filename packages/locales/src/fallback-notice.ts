import type { Engine } from "@spellwright/contract";
import type { Translate } from "./translate.ts";

/**
 * What is said where another answered than the model that was asked (ERR-04): a second model, our own
 * judge without any, or our judge because what the model wrote did not hold.
 *
 * @returns undefined where the one that was asked answered
 */
export const fallbackNotice = (
  { fallback_from: asked, model: answered, withheld }: Engine,
  t: Translate,
): string | undefined => {
  if (asked === undefined) return undefined;
  if (withheld) return t("model.withheld", { asked });
  return answered === null
    ? t("model.fallbackLocal", { asked })
    : t("model.fallback", { asked, answered });
};
