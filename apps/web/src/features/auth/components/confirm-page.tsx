import type { LinkType } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { useAddressWord, useNavigate } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { Plate, toast } from "../../../ui/index.ts";
import { useAfterSignIn } from "../hooks/use-complete-sign-in.ts";
import type { UsedLink } from "../model/link-form.ts";
import { takeSignUpPage } from "../model/sign-up-page.ts";
import styles from "./confirm-page.module.css";
import { InvalidLink } from "./invalid-link.tsx";
import { MailLink } from "./mail-link.tsx";
import { useSession } from "./session.tsx";
import { useSignInPrompt } from "./sign-in-prompt.tsx";

const DONE = {
  signup: "auth.confirm.signupDone",
  recovery: "auth.confirm.recoveryDone",
  email_change: "auth.confirm.emailChangeDone",
  email_undo: "auth.confirm.emailUndoDone",
} as const;

const isLinkType = (value: string): value is LinkType => Object.hasOwn(DONE, value);

/** AUTH-07: the page of a mail link. Opening it uses nothing up; its button does. */
export function ConfirmPage() {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const { open } = useSignInPrompt();
  const afterSignIn = useAfterSignIn();
  const token = useAddressWord("token_hash") ?? "";
  const type = useAddressWord("type") ?? "";

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

  return (
    <main className="page" id="main" tabIndex={-1}>
      <Plate mark className={`stack ${styles.plate}`}>
        {isLinkType(type) && token !== "" ? (
          <MailLink token={token} type={type} onDone={(used) => void onDone(type, used)} />
        ) : (
          <InvalidLink />
        )}
      </Plate>
    </main>
  );
}
