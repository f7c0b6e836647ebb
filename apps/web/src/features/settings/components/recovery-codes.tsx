import { useText } from "../../../lib/text/text.tsx";
import { Button, toast } from "../../../ui/index.ts";
import styles from "./second-factor.module.css";

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useText();
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join("\n"))
      .then(() => toast.success(t("settings.secondFactor.copied")));
  return (
    <div className="stack">
      <p>{t("settings.secondFactor.codesLead")}</p>
      <ul className={styles.codes} aria-label={t("settings.secondFactor.codes")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={`row ${styles.buttons}`}>
        <Button onClick={() => void copy()}>{t("settings.secondFactor.copy")}</Button>
        <Button variant="primary" onClick={onDone}>
          {t("settings.secondFactor.noted")}
        </Button>
      </div>
    </div>
  );
}
