import { useState } from "react";
import { useSession } from "../../features/auth/index.ts";
import { useText } from "../../lib/text/text.tsx";
import { Button } from "../../ui/index.ts";

/** The server is away (503) and nobody is known here: the shell stays, and says so. */
export function UnavailablePage() {
  const { t } = useText();
  const { refresh } = useSession();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };
  return (
    <main className="page page-narrow stack" id="main" tabIndex={-1}>
      <h1>{t("shell.unavailable.title")}</h1>
      <p className="lead">{t("shell.unavailable.text")}</p>
      <Button variant="primary" busy={busy} onClick={() => void retry()}>
        {t("common.retry")}
      </Button>
    </main>
  );
}
