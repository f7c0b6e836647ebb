import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import type { LinkFormProps } from "../model/link-form.ts";
import { useSignInPrompt } from "./sign-in-prompt.tsx";

/** An address changes for the account that asked for it: nobody else is signed in when it does. */
export function SignInFirst({ email, onSignedIn }: LinkFormProps) {
  const { t } = useText();
  const { open } = useSignInPrompt();
  return (
    <>
      <p className="soft">{t("auth.confirm.emailChangeSignInLead", { email })}</p>
      <Button variant="primary" wide onClick={() => open({ onSuccess: onSignedIn })}>
        {t("auth.confirm.emailChangeSignIn")}
      </Button>
    </>
  );
}
