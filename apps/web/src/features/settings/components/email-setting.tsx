import type { OwnAccount } from "@spellwright/contract";
import { Mail } from "lucide-react";
import { useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Field, PasswordField, toast } from "../../../ui/index.ts";
import { useAction } from "../hooks/use-action.ts";
import { FoldedSetting, SettingForm } from "./setting-form.tsx";

interface AccountSettingProps {
  account: OwnAccount;
  /** Reads the account again. */
  onChanged: () => Promise<unknown>;
}

/** The address, and the way to another one: a link mailed to it. */
export function EmailSetting({ account, onChanged }: AccountSettingProps) {
  const { t } = useText();
  const pending = account.pending_email;
  return (
    <FoldedSetting
      name={t("settings.signIn.email")}
      note={account.email}
      action={t("settings.signIn.emailChange")}
      fixed={account.demo}
      closed={
        pending !== null && (
          <Banner tone="info">{t("settings.signIn.emailPending", { email: pending })}</Banner>
        )
      }
    >
      {(close) => <EmailForm account={account} onChanged={onChanged} onDone={close} />}
    </FoldedSetting>
  );
}

function EmailForm({ account, onChanged, onDone }: AccountSettingProps & { onDone: () => void }) {
  const { t } = useText();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { busy, failure, run } = useAction();
  const underField = failure?.field === "email" || failure?.field === "password";
  const send = async () => {
    const proof = account.has_password ? { password } : {};
    const sent = await run(() => client.account.changeEmail({ email: email.trim(), ...proof }));
    if (!sent) return;
    await onChanged();
    toast.success(t("settings.signIn.emailSent", { email: email.trim() }));
    onDone();
  };
  return (
    <SettingForm
      busy={busy}
      failure={underField ? null : failure}
      submit={t("settings.signIn.emailSubmit")}
      onSubmit={() => void send()}
    >
      <Field
        label={t("settings.signIn.emailNew")}
        type="email"
        autoComplete="email"
        inputMode="email"
        icon={<Mail className="icon icon-small" />}
        value={email}
        error={failure?.field === "email" ? failure.sentence : null}
        onChange={(event) => setEmail(event.target.value)}
      />
      {account.has_password && (
        <PasswordField
          label={t("settings.signIn.passwordCurrent")}
          autoComplete="current-password"
          value={password}
          error={failure?.field === "password" ? failure.sentence : null}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </SettingForm>
  );
}
