import { useState } from "react";
import { encode } from "uqr";
import { client } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Field, toast } from "../../../ui/index.ts";
import { useAction } from "../hooks/use-action.ts";
import { PasswordProof } from "./password-proof.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";
import { SettingForm } from "./setting-form.tsx";

type Begun = Awaited<ReturnType<typeof client.account.secondFactor.begin>>;

/** Turns codes on: the password, the key with a first code of it, then the recovery codes. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const { t } = useText();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  if (begun === null)
    return (
      <PasswordProof
        submit={t("settings.secondFactor.beginSubmit")}
        act={async (password) => setBegun(await client.account.secondFactor.begin({ password }))}
      />
    );
  if (confirmed) return <RecoveryCodes codes={begun.recovery_codes} onDone={onDone} />;
  return <FirstCode begun={begun} onConfirmed={() => setConfirmed(true)} />;
}

function FirstCode({ begun, onConfirmed }: { begun: Begun; onConfirmed: () => void }) {
  const { t } = useText();
  const [code, setCode] = useState("");
  const { busy, failure, run } = useAction();
  const wrong = failure?.field === "code";
  const confirm = async () => {
    const typed = code.replace(/\s/g, "");
    if (!(await run(() => client.account.secondFactor.confirm({ code: typed })))) return;
    toast.success(t("settings.secondFactor.done"));
    onConfirmed();
  };
  return (
    <SettingForm
      busy={busy}
      failure={wrong ? null : failure}
      submit={t("settings.secondFactor.confirm")}
      onSubmit={() => void confirm()}
    >
      <p>{t("settings.secondFactor.scan")}</p>
      <Picture text={begun.address} label={t("settings.secondFactor.picture")} />
      <p className="soft small">
        {t("settings.secondFactor.secret")} <code className={styles.secret}>{begun.secret}</code>
      </p>
      <Field
        label={t("settings.secondFactor.code")}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        error={wrong ? failure.sentence : null}
        onChange={(event) => setCode(event.target.value)}
      />
    </SettingForm>
  );
}

/** A QR code as one path: a square of side 1 for each dark module. */
function Picture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
