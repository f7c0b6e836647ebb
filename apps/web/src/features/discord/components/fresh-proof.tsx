import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { PasswordField } from "../../../ui/index.ts";

interface FreshProofProps {
  value: string;
  /** Under the field; null where nothing is wrong. */
  error: string | null;
  onChange: (password: string) => void;
  onSubmit: () => void;
  /** The button that sends it, where none stands elsewhere. */
  children?: ReactNode;
}

/** The password once more, since the session did not begin just now. */
export function FreshProof({ value, error, onChange, onSubmit, children }: FreshProofProps) {
  const { t } = useText();
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className="soft small">{t("discord.link.proof")}</p>
      <PasswordField
        label={t("discord.link.password")}
        autoComplete="current-password"
        autoFocus
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </form>
  );
}
