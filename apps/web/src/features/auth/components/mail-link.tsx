import { useText } from "../../../lib/text/text.tsx";
import { LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useMailLink } from "../hooks/use-mail-link.ts";
import type { MailLinkAddress, UsedLink } from "../model/link-form.ts";
import { ConfirmAddress } from "./confirm-address.tsx";
import styles from "./confirm-page.module.css";
import { InvalidLink } from "./invalid-link.tsx";
import { NewPassword } from "./new-password.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

const TITLE = {
  signup: "auth.confirm.signupTitle",
  recovery: "auth.confirm.recoveryTitle",
  email_change: "auth.confirm.emailChangeTitle",
  email_undo: "auth.confirm.emailUndoTitle",
} as const;

const FORMS = { new_password: NewPassword, sign_in: SignInFirst } as const;

/** A link is looked at first: what it asks for decides the form (decision 013). */
export function MailLink({
  token,
  type,
  onDone,
}: MailLinkAddress & { onDone: (used: UsedLink) => void }) {
  const { t } = useText();
  const { link, isInvalid, error, busy, lookAgain, use } = useMailLink({ token, type });
  if (isInvalid) return <InvalidLink />;
  const Form = link === undefined || link.asks_for === null ? ConfirmAddress : FORMS[link.asks_for];
  return (
    <>
      <h1 className={styles.title}>{t(TITLE[type])}</h1>
      {link !== undefined ? (
        <Form type={type} email={link.email} use={use} onDone={onDone} onSignedIn={lookAgain} />
      ) : error === null ? (
        <Skeleton widths={["100%", "60%", "100%"]} label={t("auth.confirm.busy")} />
      ) : (
        <LoadFailed
          title={t("auth.confirm.lookFailed")}
          error={error}
          busy={busy}
          onRetry={lookAgain}
        />
      )}
    </>
  );
}
