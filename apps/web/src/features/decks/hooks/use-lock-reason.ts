import { useOnline } from "../../../lib/offline/use-online.ts";
import { useText } from "../../../lib/text/text.tsx";
import { useSession } from "../../auth/index.ts";

/**
 * Why what the server alone can do is not possible now: copies, exports, sharing, versions. Undefined while
 * it is.
 */
export const useLockReason = (): string | undefined => {
  const { t } = useText();
  const online = useOnline();
  const { readOnly } = useSession();
  return online && !readOnly ? undefined : t("deckPage.readOnlyReason");
};

/**
 * Why nothing can be edited now. Undefined while it can. Without network edits wait on the device. While
 * the server does not say whose session this is, nothing is edited.
 */
export const useEditLockReason = (): string | undefined => {
  const { t } = useText();
  const online = useOnline();
  const { readOnly } = useSession();
  return online && readOnly ? t("deckPage.readOnlyReason") : undefined;
};
