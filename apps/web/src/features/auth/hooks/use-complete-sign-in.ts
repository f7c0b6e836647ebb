import { useCallback } from "react";
import { client } from "../../../lib/http/api.ts";
import { applyTheme } from "../../../lib/page/theme.ts";
import { storeLanguage } from "../../../lib/text/page-language.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { useSession } from "../components/session.tsx";
import type { SignInRequest } from "../model/sign-in-request.ts";

/** LANG-01, PREF-01: at sign-in the saved language and theme become the stored ones. The page stays where it is. */
const adoptPreferences = async (): Promise<void> => {
  const preferences = await client.preferences.read().catch(() => null);
  if (preferences === null) return;
  storeLanguage(preferences.language);
  applyTheme(preferences.theme);
};

/** What follows every sign-in: the session everywhere, then language and theme. Says whether it holds. */
export const useAfterSignIn = (): (() => Promise<boolean>) => {
  const { refresh } = useSession();
  return useCallback(async () => {
    if ((await refresh()) === null) return false;
    await adoptPreferences();
    return true;
  }, [refresh]);
};

/** What follows a sign-in in the dialog: it closes, and the page is told. Says whether the session holds. */
export const useCompleteSignIn = (
  request: SignInRequest,
  close: () => void,
): (() => Promise<boolean>) => {
  const afterSignIn = useAfterSignIn();
  const { t } = useText();
  return useCallback(async () => {
    if (!(await afterSignIn())) return false;
    close();
    toast.success(t("auth.signIn.done"));
    request.onSuccess?.();
    return true;
  }, [afterSignIn, request, close, t]);
};
