import type { OwnAccount } from "@spellwright/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/http/api.ts";
import { hasPasskeys } from "../../../lib/page/has-passkeys.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Field, PasswordField, toast } from "../../../ui/index.ts";
import { addPasskey } from "../api/add-passkey.ts";
import { useAction } from "../hooks/use-action.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { FoldedSetting, SettingForm } from "./setting-form.tsx";

/** The passkeys of the account: a device in the place of the password. */
export function PasskeySetting({ account }: { account: OwnAccount }) {
  const { t } = useText();
  const queries = useQueryClient();
  const { data } = useQuery(api.account.passkeys.list.queryOptions());
  if (account.demo) return null;
  const onChanged = () => queries.invalidateQueries({ queryKey: api.account.key() });
  const canAdd = hasPasskeys();
  return (
    <FoldedSetting
      name={t("settings.passkeys.name")}
      note={t(canAdd ? "settings.passkeys.note" : "settings.passkeys.unavailable")}
      action={t("settings.passkeys.begin")}
      fixed={!canAdd}
      closed={<PasskeyList items={data?.items ?? []} account={account} onChanged={onChanged} />}
    >
      {(close) => (
        <PasskeyForm
          account={account}
          onDone={() => {
            close();
            void onChanged();
          }}
        />
      )}
    </FoldedSetting>
  );
}

function PasskeyForm({ account, onDone }: { account: OwnAccount; onDone: () => void }) {
  const { t } = useText();
  const [name, setName] = useState(t("settings.passkeys.first"));
  const [password, setPassword] = useState("");
  const { busy, failure, run } = useAction();
  const wrong = failure?.field === "password";
  const create = async () => {
    let isMade = false;
    const done = await run(async () => {
      isMade = await addPasskey(name, account.has_password ? password : undefined);
    });
    if (!done) return;
    if (!isMade) {
      toast.failed(t("settings.passkeys.notCreated"));
      return;
    }
    toast.success(t("settings.passkeys.created"));
    onDone();
  };
  return (
    <SettingForm
      busy={busy}
      failure={wrong ? null : failure}
      submit={t("settings.passkeys.create")}
      onSubmit={() => void create()}
    >
      <Field
        label={t("settings.passkeys.label")}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {account.has_password && (
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
