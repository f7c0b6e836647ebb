import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../../lib/api.ts";
import { ApiError, errorSentence } from "../../../lib/api-error.ts";
import { PASSWORD_MIN_LENGTH } from "../../../lib/contract.static.ts";
import { useText } from "../../../lib/text.tsx";
import { Banner, Button, PasswordField } from "../../../ui/index.ts";
import { type FieldErrors, newPasswordErrors } from "../model/check-fields.ts";
import type { LinkFormProps } from "../model/link-form.ts";
import styles from "./confirm-page.module.css";

const isInvalidLink = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "LINK_INVALID";

/**
 * AUTH-05: the new password of a recovery link, or of one that takes a change of address back. The link
 * is checked first, and used by the button.
 */
export function NewPassword({ token, type, onDone, onInvalid }: LinkFormProps) {
  const { t, language } = useText();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const check = useQuery({
    queryKey: ["mail-link", token],
    queryFn: () => client.auth.verify({ token_hash: token, type }),
  });
  const invalid = isInvalidLink(check.error);
  useEffect(() => {
    if (invalid) onInvalid();
  }, [invalid, onInvalid]);

  const save = async () => {
    const refused = newPasswordErrors(password, confirmation, t);
    setErrors(refused);
    setFailure(null);
    if (Object.keys(refused).length > 0 || busy) return;
    setBusy(true);
    try {
      onDone(await client.auth.verify({ token_hash: token, type, password }));
    } catch (error) {
      if (isInvalidLink(error)) onInvalid();
      else setFailure(errorSentence(error, language));
      setBusy(false);
    }
  };

  const texts = type === "email_undo" ? "auth.confirm.emailUndo" : "auth.confirm.recovery";
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h1 className={styles.title}>{t(`${texts}Title`)}</h1>
      <p className="soft">{t(`${texts}Lead`)}</p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <PasswordField
        label={t("auth.newPassword")}
        autoComplete="new-password"
        value={password}
        help={t("auth.passwordHelp", { min: PASSWORD_MIN_LENGTH })}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label={t("auth.confirmPassword")}
        autoComplete="new-password"
        value={confirmation}
        error={errors.confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <Button variant="primary" wide type="submit" busy={busy}>
        {t(busy ? "auth.confirm.busy" : `${texts}Submit`)}
      </Button>
    </form>
  );
}
