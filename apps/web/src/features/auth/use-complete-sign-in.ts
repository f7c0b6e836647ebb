import { useCallback } from "react";
import { client } from "../../lib/api.ts";
import { storeLanguage } from "../../lib/page-language.ts";
import { useText } from "../../lib/text.tsx";
import { toast } from "../../ui/index.ts";
import { useSession } from "./session.tsx";
import type { SignInRequest } from "./sign-in-request.ts";

/** LANG-01: at sign-in the saved language becomes the stored one; the page stays where it is. */
const adoptLanguage = async (): Promise<void> => {
  const preferences = await client.preferences.read().catch(() => null);
  if (preferences !== null) storeLanguage(preferences.language);
};

/** What follows a sign-in: the session everywhere, the language, the dialog closed, the page told. */
export const useCompleteSignIn = (
  request: SignInRequest,
  close: () => void,
): (() => Promise<void>) => {
  const { refresh } = useSession();
  const { t } = useText();
  return useCallback(async () => {
    if ((await refresh()) === null) return;
    await adoptLanguage();
    close();
    toast.success(t("auth.signIn.done"));
    request.onSuccess?.();
  }, [refresh, request, close, t]);
};
