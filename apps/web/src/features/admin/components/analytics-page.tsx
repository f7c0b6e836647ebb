import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { useIsAdmin } from "../api/is-admin.ts";
import { Dashboard } from "./dashboard.tsx";

/** `/admin/analytics`: loading, denied or shown. The server checks every figure again (ADM-01). */
export function AnalyticsPage() {
  usePartTexts("admin");
  const { user } = useSession();
  return (
    <main className="page" id="main" tabIndex={-1}>
      {user === null ? <SignedOut /> : <Gate key={user.id} />}
    </main>
  );
}

function SignedOut() {
  const { t } = useText();
  const prompt = useSignInPrompt();
  return (
    <section className="stack">
      <h1>{t("admin.title")}</h1>
      <p className="soft">{t("admin.signIn")}</p>
      <Button variant="primary" onClick={() => prompt.open()}>
        {t("shell.signIn")}
      </Button>
    </section>
  );
}

function Gate() {
  const { t } = useText();
  const { data, error, isFetching, refetch } = useIsAdmin();
  if (data?.is_admin === true) return <Dashboard />;
  return (
    <section className="stack">
      <h1>{t("admin.title")}</h1>
      {data !== undefined && (
        <Banner tone="danger" title={t("admin.deniedTitle")}>
          {t("admin.denied")}
        </Banner>
      )}
      {data === undefined && error === null && (
        <Skeleton label={t("admin.loading")} widths={["60%", "100%", "80%"]} />
      )}
      {data === undefined && error !== null && (
        <LoadFailed
          title={t("admin.failed")}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
