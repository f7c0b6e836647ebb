import { useText } from "../../lib/text.tsx";

/** AUTH-07: the page of a mail link. */
export function ConfirmPage() {
  const { t } = useText();
  return (
    <main className="page page-narrow stack" id="main" tabIndex={-1}>
      <h1>{t("auth.confirm.signupTitle")}</h1>
    </main>
  );
}
