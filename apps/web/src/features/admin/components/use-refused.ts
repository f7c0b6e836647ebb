import type { SparedField } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";

/** What a server refused, in words. */
export const useRefused = (fields: readonly SparedField[]): string => {
  const { t } = useText();
  return fields.length === 0
    ? t("admin.languageModel.nothingRefused")
    : fields.map((field) => t(`admin.languageModel.fields.${field}`)).join(", ");
};
