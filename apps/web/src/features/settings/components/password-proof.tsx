import { useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { PasswordField } from "../../../ui/index.ts";
import { useAction } from "../hooks/use-action.ts";
import { SettingForm } from "./setting-form.tsx";

interface PasswordProofProps {
  submit: string;
  /** Where there is none, a session that has just begun is the proof. */
  hasPassword?: boolean;
  act: (password: string) => Promise<unknown>;
}

/** Something that takes the current password, and nothing else. */
export function PasswordProof({ submit, hasPassword = true, act }: PasswordProofProps) {
  const { t } = useText();
  const [password, setPassword] = useState("");
  const { busy, failure, run } = useAction();
  const wrong = failure?.field === "password";
  return (
    <SettingForm
      busy={busy}
      failure={wrong ? null : failure}
      submit={submit}
      onSubmit={() => void run(() => act(password))}
    >
      {hasPassword && (
        <PasswordField
          label={t("settings.signIn.passwordCurrent")}
          autoComplete="current-password"
          value={password}
          error={wrong ? failure.sentence : null}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </SettingForm>
  );
}
