import type { OwnAccount, Passkey } from "@spellwright/contract";
import { useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Field, toast } from "../../../ui/index.ts";
import { useAction } from "../hooks/use-action.ts";
import styles from "./passkey-list.module.css";
import { PasswordProof } from "./password-proof.tsx";
import { SettingForm } from "./setting-form.tsx";

interface PasskeyListProps {
  items: readonly Passkey[];
  account: OwnAccount;
  onChanged: () => Promise<unknown>;
}

/** The passkeys, each with its name, and what changes it beneath. */
export function PasskeyList({ items, account, onChanged }: PasskeyListProps) {
  const { t } = useText();
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t("settings.passkeys.list")}>
      {items.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} account={account} onChanged={onChanged} />
      ))}
    </ul>
  );
}

interface PasskeyRowProps extends Pick<PasskeyListProps, "account" | "onChanged"> {
  passkey: Passkey;
}

function PasskeyRow({ passkey, account, onChanged }: PasskeyRowProps) {
  const { t, language } = useText();
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const { id, name } = passkey;
  const toggle = (form: "rename" | "remove") => setOpen(open === form ? null : form);
  const remove = async (password: string) => {
    await client.account.passkeys.remove({ id, ...(account.has_password ? { password } : {}) });
    toast.success(t("settings.passkeys.removed"));
    await onChanged();
  };
  return (
    <li className="stack">
      <div className={styles.row}>
        <div className={styles.facts}>
          <p>
            <b>{name}</b>
          </p>
          <p className="small muted">
            {t("settings.passkeys.since", { date: fullDay(passkey.created_at, language) })}
          </p>
        </div>
        <Button
          aria-expanded={open === "rename"}
          aria-label={t("settings.passkeys.renameNamed", { name })}
          onClick={() => toggle("rename")}
        >
          {t("settings.passkeys.rename")}
        </Button>
        <Button
          aria-expanded={open === "remove"}
          aria-label={t("settings.passkeys.removeNamed", { name })}
          onClick={() => toggle("remove")}
        >
          {t("settings.passkeys.remove")}
        </Button>
      </div>
      {open === "rename" && (
        <RenameForm
          passkey={passkey}
          onDone={async () => {
            setOpen(null);
            await onChanged();
          }}
        />
      )}
      {open === "remove" && (
        <PasswordProof
          submit={t("settings.passkeys.removeSubmit")}
          hasPassword={account.has_password}
          act={remove}
        />
      )}
    </li>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => Promise<unknown> }) {
  const { t } = useText();
  const [name, setName] = useState(passkey.name);
  const { busy, failure, run } = useAction();
  const rename = async () => {
    if (await run(() => client.account.passkeys.rename({ id: passkey.id, name }))) await onDone();
  };
  return (
    <SettingForm
      busy={busy}
      failure={failure}
      submit={t("settings.passkeys.save")}
      onSubmit={() => void rename()}
    >
      <Field
        label={t("settings.passkeys.label")}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </SettingForm>
  );
}
