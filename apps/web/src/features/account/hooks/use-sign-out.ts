import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useCallback } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { loadOutbox } from "../../../lib/offline/outbox/outbox-code.ts";
import { mayHaveWaitingEdits } from "../../../lib/offline/outbox/waiting-edits.ts";
import { flushDeletions } from "../../../lib/page/pending-deletions.ts";
import { knownAccount } from "../../../lib/storage/known-account.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";

/** AUTH-01: ends the session, forgets what it showed, goes home. Asks first where unsent edits would be lost. */
export const useSignOut = (): (() => Promise<void>) => {
  const { leave } = useSession();
  const { t, language } = useText();
  const navigate = useNavigate();
  return useCallback(async () => {
    const goHome = async () => {
      await leave();
      await navigate({ to: pagePath(language, "oracle") });
      toast.success(t("shell.signedOut"));
    };
    try {
      await flushDeletions();
      const account = knownAccount();
      if (!mayHaveWaitingEdits(account)) return await goHome();
      const { signOutAfterConfirmation } = await loadOutbox();
      await signOutAfterConfirmation(account, goHome);
    } catch (error) {
      toast.failed(errorSentence(error, language));
    }
  }, [leave, navigate, t, language]);
};
