import { useText } from "../../../lib/text.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { useSession } from "../../auth/index.ts";

/** Why nothing can be changed now; undefined while it can. What was read stays readable (guide §8). */
export const useLocked = (): string | undefined => {
  const { t } = useText();
  const online = useOnline();
  const { readOnly } = useSession();
  return online && !readOnly ? undefined : t("deckPage.readOnlyReason");
};
