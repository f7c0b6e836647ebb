import { pagePath } from "@spellwright/locales";
import { useCallback } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { knownAccount } from "../../../lib/known-account.ts";
import { loadOutbox } from "../../../lib/outbox/outbox-code.ts";
import { mayWait } from "../../../lib/outbox/waiting-edits.ts";
import { carryOutDeletions } from "../../../lib/pending-deletions.ts";
import { useNavigate } from "../../../lib/router/index.ts";
import { useText } from "../../../lib/text.tsx";
import { toast } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";

/** AUTH-01: ends the session, forgets what it showed, goes home; asks first where unsent edits would be lost. */
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
      await carryOutDeletions();
      const account = knownAccount();
      if (!mayWait(account)) return await goHome();
      const { leaveAfterAsking } = await loadOutbox();
      await leaveAfterAsking(account, goHome);
    } catch (error) {
      toast.failed(errorSentence(error, language));
    }
  }, [leave, navigate, t, language]);
};
