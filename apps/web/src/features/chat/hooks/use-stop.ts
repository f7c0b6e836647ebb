import { useText } from "../../../lib/text.tsx";
import { toast } from "../../../ui/index.ts";
import { askDesk } from "./use-asks.ts";

/** Stops a running answer (ORA-04), and says so when the server could not be told. */
export const useStop = (): ((requestId: string) => void) => {
  const { t } = useText();
  return (requestId) =>
    void askDesk.stop(requestId).catch(() => toast.failed(t("oracle.thread.stopFailed")));
};
