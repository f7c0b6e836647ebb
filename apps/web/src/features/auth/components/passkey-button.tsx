import { KeyRound } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { hasPasskeys } from "../../../lib/page/has-passkeys.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { signInByPasskey } from "../api/sign-in-by-passkey.ts";

interface PasskeyButtonProps {
  onFailure: (sentence: string | null) => void;
  /** Says whether the session holds. */
  onSignedIn: () => Promise<boolean>;
}

/** Sign-in with a passkey, where this browser has them. */
export function PasskeyButton({ onFailure, onSignedIn }: PasskeyButtonProps) {
  const { t, language } = useText();
  const [busy, setBusy] = useState(false);
  if (!hasPasskeys()) return null;
  const go = async () => {
    setBusy(true);
    onFailure(null);
    try {
      if (!(await signInByPasskey())) onFailure(t("auth.passkey.cancelled"));
      else if (!(await onSignedIn())) onFailure(t("errors.SESSION_EXPIRED"));
    } catch (error) {
      onFailure(errorSentence(error, language));
    }
    setBusy(false);
  };
  return (
    <Button wide busy={busy} onClick={() => void go()}>
      <KeyRound className="icon" />
      {t(busy ? "auth.passkey.busy" : "auth.passkey.continue")}
    </Button>
  );
}
