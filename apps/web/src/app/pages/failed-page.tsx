import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/index.ts";

/** A page whose code failed or did not arrive: the shell stays. */
export function FailedPage() {
  const { t } = useText();
  return (
    <main className="page page-narrow stack" id="main" tabIndex={-1}>
      <h1>{t("shell.failed.title")}</h1>
      <p className="lead">{t("shell.failed.text")}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t("shell.failed.reload")}
      </Button>
    </main>
  );
}
