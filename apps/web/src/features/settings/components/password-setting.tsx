import type { OwnAccount } from "@spellwright/contract";
import { useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { PASSWORD_MIN_LENGTH } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { PasswordField, toast } from "../../../ui/index.ts";
import { newPasswordErrors } from "../../auth/index.ts";
import { useAction } from "../hooks/use-action.ts";
import { FoldedSetting, SettingForm } from "./setting-form.tsx";

interface PasswordSettingProps {
  account: OwnAccount;
  /** Reads account and sessions again. */
  onChanged: () => Promise<unknown>;
}

/** The password: changed with the current one, or chosen for the first time. */
export function PasswordSetting({ account, onChanged }: PasswordSettingProps) {
  const { t } = useText();
  const { has_password } = account;
  return (
    <FoldedSetting
      name={t("settings.signIn.password")}
      note={t(has_password ? "settings.signIn.passwordSet" : "settings.signIn.passwordNone")}
      action={t(has_password ? "settings.signIn.passwordChange" : "settings.signIn.passwordChoose")}
      fixed={account.demo}
    >
      {(close) => (
        <PasswordForm
          hasPassword={has_password}
          onDone={() => {
            close();
            void onChanged();
          }}
        />
      )}
    </FoldedSetting>
  );
}

const EMPTY = { current: "", next: "", confirmation: "" };

function PasswordForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState(EMPTY);
  const [refused, setRefused] = useState<ReturnType<typeof newPasswordErrors>>({});
  const { busy, failure, run } = useAction();
  const change = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });
  const wrongCurrent = hasPassword && failure?.field === "password";
  const save = async () => {
    const errors = newPasswordErrors(typed.next, typed.confirmation, t);
    setRefused(errors);
    if (Object.keys(errors).length > 0) return;
    const current = hasPassword ? { current_password: typed.current } : {};
    let ended = 0;
    const saved = await run(async () => {
      const input = { ...current, new_password: typed.next };
      ended = (await client.account.changePassword(input)).sessions_ended;
    });
    if (!saved) return;
    toast.success(t("settings.signIn.passwordDone", { count: ended }));
    onDone();
  };
  return (
    <SettingForm
      busy={busy}
      failure={wrongCurrent ? null : failure}
      submit={t("settings.signIn.passwordSubmit")}
      onSubmit={() => void save()}
    >
      {hasPassword && (
        <PasswordField
          label={t("settings.signIn.passwordCurrent")}
          autoComplete="current-password"
          value={typed.current}
          error={wrongCurrent ? failure.sentence : null}
          onChange={change("current")}
        />
      )}
      <PasswordField
        label={t("auth.newPassword")}
        autoComplete="new-password"
        value={typed.next}
        help={t("auth.passwordHelp", { min: PASSWORD_MIN_LENGTH })}
        error={refused.password}
        onChange={change("next")}
      />
      <PasswordField
        label={t("auth.confirmPassword")}
        autoComplete="new-password"
        value={typed.confirmation}
        help={t("settings.signIn.passwordHint")}
        error={refused.confirmation}
        onChange={change("confirmation")}
      />
    </SettingForm>
  );
}
