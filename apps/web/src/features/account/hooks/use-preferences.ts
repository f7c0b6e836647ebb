import type { Language, Theme } from "@spellwright/contract";
import { useCallback } from "react";
import { client } from "../../../lib/http/api.ts";
import { applyTheme } from "../../../lib/page/theme.ts";
import { storedLanguage, storeLanguage } from "../../../lib/text/page-language.ts";
import { useSession } from "../../auth/index.ts";

/** LANG-01: how long after a switch the server learns of it. */
const SYNC_DELAY_MS = 1000;
let pending: ReturnType<typeof setTimeout> | undefined;

/** A preference that does not arrive is sent again at the next change: nothing to tell the person. */
const keep = (preference: { language: Language } | { theme: Theme }) =>
  client.preferences.update(preference).catch(() => undefined);

/** An explicit switch of language: stored at once, synchronised after 1 s when signed in. */
export const useChooseLanguage = (): ((language: Language) => void) => {
  const { user, readOnly } = useSession();
  const signedIn = user !== null && !readOnly;
  return useCallback(
    (language) => {
      storeLanguage(language);
      clearTimeout(pending);
      if (signedIn)
        pending = setTimeout(() => void keep({ language: storedLanguage() }), SYNC_DELAY_MS);
    },
    [signedIn],
  );
};

/** Changes the theme here, and in the account when signed in. */
export const useChooseTheme = (): ((theme: Theme) => void) => {
  const { user, readOnly } = useSession();
  const signedIn = user !== null && !readOnly;
  return useCallback(
    (theme) => {
      applyTheme(theme);
      if (signedIn) void keep({ theme });
    },
    [signedIn],
  );
};
