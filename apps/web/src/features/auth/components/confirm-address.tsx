import { useState } from "react";
import { client } from "../../../lib/api.ts";
import { ApiError, errorSentence } from "../../../lib/api-error.ts";
import { useText } from "../../../lib/text.tsx";
import { Banner, Button } from "../../../ui/index.ts";
import type { LinkFormProps } from "../model/link-form.ts";
import styles from "./confirm-page.module.css";

/** Confirms the address of a new account, or the new address of an account. */
export function ConfirmAddress({ token, type, onDone, onInvalid }: LinkFormProps) {
  const { t, language } = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await client.auth.verify({ token_hash: token, type }));
    } catch (error) {
      if (error instanceof ApiError && error.code === "LINK_INVALID") onInvalid();
      else setFailure(errorSentence(error, language));
      setBusy(false);
    }
  };
  const texts = type === "email_change" ? "auth.confirm.emailChange" : "auth.confirm.signup";
  return (
    <>
      <h1 className={styles.title}>{t(`${texts}Title`)}</h1>
      <p className="soft">{t(`${texts}Lead`)}</p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button variant="primary" wide busy={busy} onClick={() => void confirm()}>
        {t(busy ? "auth.confirm.busy" : `${texts}Submit`)}
      </Button>
    </>
  );
}
