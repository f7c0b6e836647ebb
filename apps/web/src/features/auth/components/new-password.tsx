import type { LinkType } from "@spellwright/contract";
import { useState } from "react";
import { PASSWORD_MIN_LENGTH } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, PasswordField } from "../../../ui/index.ts";
import { useLinkForm } from "../hooks/use-link-form.ts";
import { type FieldErrors, newPasswordErrors } from "../model/check-fields.ts";
import type { LinkFormProps } from "../model/link-form.ts";

const textsOf = (type: LinkType) => {
  if (type === "signup") return "auth.confirm.signupPassword";
  return type === "email_undo" ? "auth.confirm.emailUndo" : "auth.confirm.recovery";
};

/**
 * AUTH-04, AUTH-05: the new password of an account that somebody else may have made or opened: its first
 * one, the one of a recovery link, or of a link that takes a change of address back.
 */
export function NewPassword({ type, email, use, onDone }: LinkFormProps) {
  const { t } = useText();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const { busy, failure, send } = useLinkForm({ use, onDone });

  const save = () => {
    const refused = newPasswordErrors(password, confirmation, t);
    setErrors(refused);
    if (Object.keys(refused).length === 0) void send(password);
  };

  const texts = textsOf(type);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className="soft">{t(`${texts}Lead`, { email })}</p>
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
