import { Mail } from "lucide-react";
import { useEffect, useRef } from "react";
import { PASSWORD_MIN_LENGTH } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Field, PasswordField } from "../../../ui/index.ts";
import type { AuthForm } from "../hooks/use-auth-form.ts";
import styles from "./auth-fields.module.css";

/** The fields of the current mode. */
export function AuthFields({ form }: { form: AuthForm }) {
  const { t } = useText();
  const { mode, fields, errors } = form;
  if (mode === "code") return <CodeField form={form} />;
  return (
    <>
      <Field
        label={t("auth.email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder={t("auth.emailPlaceholder")}
        icon={<Mail className="icon icon-small" />}
        value={fields.email}
        error={errors.email}
        onChange={(event) => form.change("email", event.target.value)}
      />
      {mode !== "forgot" && (
        <PasswordField
          label={t("auth.password")}
          autoComplete={mode === "signIn" ? "current-password" : "new-password"}
          value={fields.password}
          error={errors.password}
          help={
            mode === "signUp" ? t("auth.passwordHelp", { min: PASSWORD_MIN_LENGTH }) : undefined
          }
          onChange={(event) => form.change("password", event.target.value)}
          aside={
            mode === "signIn" && (
              <button
                type="button"
                className={`text-link small ${styles.forgotten}`}
                onClick={() => form.changeMode("forgot")}
              >
                {t("auth.signIn.forgot")}
              </button>
            )
          }
        />
      )}
      {mode === "signUp" && (
        <PasswordField
          label={t("auth.confirmPassword")}
          autoComplete="new-password"
          value={fields.confirmation}
          error={errors.confirmation}
          onChange={(event) => form.change("confirmation", event.target.value)}
        />
      )}
    </>
  );
}

/** The second step takes the focus once the dialog has settled, which gives it to itself as fields go. */
function CodeField({ form }: { form: AuthForm }) {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Field
      ref={field}
      label={t("auth.code.label")}
      help={t("auth.code.help")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={form.fields.code}
      error={form.errors.code}
      onChange={(event) => form.change("code", event.target.value)}
    />
  );
}
