import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { questionDesk } from "./use-desk-questions.ts";

/** The button that stops goes with the wait: who pressed it by keyboard goes on in the composer. */
const keepFocus = (): void => {
  if (document.activeElement?.matches(":focus-visible"))
    document.querySelector<HTMLElement>("[data-composer] textarea")?.focus();
};

/**
 * Stops a running answer (ORA-04). Says so when the server could not be told, and what an answer that
 * was there first has cost.
 */
export const useStop = (): ((requestId: string) => void) => {
  const { t } = useText();
  const stop = async (requestId: string): Promise<void> => {
    // Looked at from now on: once the page has read the answer, the desk forgets the question.
    const end = questionDesk.end(requestId);
    if (await questionDesk.stop(requestId)) return;
    const ended = await end;
    if (ended?.phase === "answered")
      toast.done(t("oracle.thread.stoppedTooLate", { count: ended.answer.zaps_charged }));
  };
  return (requestId) => {
    keepFocus();
    void stop(requestId).catch(() => toast.failed(t("oracle.thread.stopFailed")));
  };
};
