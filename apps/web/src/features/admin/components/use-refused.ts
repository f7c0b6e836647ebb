import type { OmittableField } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";

/** What a server refused, in words. */
export const useRefused = (fields: readonly OmittableField[]): string => {
  const { t } = useText();
  return fields.length === 0
    ? t("admin.languageModel.nothingRefused")
    : fields.map((field) => t(`admin.languageModel.fields.${field}`)).join(", ");
};
