import { useEffect } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { useSignInPrompt } from "../../auth/index.ts";

/** In place of what needs an account: the way to sign in, opened at once. */
export function SignInFirst() {
  const { t } = useText();
  const { open } = useSignInPrompt();
  useEffect(() => open(), [open]);
  return (
    <p>
      <Button variant="primary" onClick={() => open()}>
        {t("shell.signIn")}
      </Button>
    </p>
  );
}
