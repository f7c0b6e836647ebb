import type { LinkType } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { useCallback, useState } from "react";
import { useAddressWord, useNavigate } from "../../../lib/router/index.ts";
import { useText } from "../../../lib/text.tsx";
import { Plate, toast } from "../../../ui/index.ts";
import { useAfterSignIn } from "../hooks/use-complete-sign-in.ts";
import type { UsedLink } from "../model/link-form.ts";
import { takeSignUpPage } from "../model/sign-up-page.ts";
import { ConfirmAddress } from "./confirm-address.tsx";
import styles from "./confirm-page.module.css";
import { InvalidLink } from "./invalid-link.tsx";
import { NewPassword } from "./new-password.tsx";
import { useSession } from "./session.tsx";
import { useSignInPrompt } from "./sign-in-prompt.tsx";

const FORMS = {
  signup: ConfirmAddress,
  recovery: NewPassword,
  email_change: ConfirmAddress,
  email_undo: NewPassword,
} as const;
const DONE = {
  signup: "auth.confirm.signupDone",
  recovery: "auth.confirm.recoveryDone",
  email_change: "auth.confirm.emailChangeDone",
  email_undo: "auth.confirm.emailUndoDone",
} as const;

const isLinkType = (value: string): value is LinkType => Object.hasOwn(FORMS, value);

/** AUTH-07: the page of a mail link. Opening it uses nothing up; its button does. */
export function ConfirmPage() {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const { open } = useSignInPrompt();
  const afterSignIn = useAfterSignIn();
  const token = useAddressWord("token_hash") ?? "";
  const type = useAddressWord("type") ?? "";
  const [refused, setRefused] = useState(false);
  const onInvalid = useCallback(() => setRefused(true), []);

  const goHome = () => navigate({ to: pagePath(language, "oracle") });
  const onDone = async (type: LinkType, { email, signed_in }: UsedLink) => {
    const page = type === "signup" ? takeSignUpPage(email) : null;
    if (signed_in && (await afterSignIn())) {
      // Where a question may wait for its answer.
      await (page === null ? goHome() : navigate({ to: page }));
      toast.success(t("auth.confirm.signupSignedIn"));
      return;
    }
    const user = await refresh();
    await goHome();
    toast.success(t(DONE[type]));
    if (user === null) open();
  };

  const known = isLinkType(type) && token !== "" && !refused ? type : null;
  const Form = known === null ? null : FORMS[known];
  return (
    <main className="page" id="main" tabIndex={-1}>
      <Plate mark className={`stack ${styles.plate}`}>
        {Form === null || known === null ? (
          <InvalidLink />
        ) : (
          <Form
            token={token}
            type={known}
            onDone={(used) => void onDone(known, used)}
            onInvalid={onInvalid}
          />
        )}
      </Plate>
    </main>
  );
}
