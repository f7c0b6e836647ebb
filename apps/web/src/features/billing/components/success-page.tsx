import { pagePath } from "@spellwright/locales";
import { Link, useLocation } from "@spellwright/router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { ApiError, errorSentence } from "../../../lib/http/api-error.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Skeleton } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import { announceZapChange } from "../api/zap-changes.ts";
import { activationSentence } from "../model/activation-sentence.ts";
import { releaseQuestion } from "../model/pending-question.ts";
import { activationOf, readPurchase } from "../model/purchase-memory.ts";
import styles from "./subscription-page.module.css";

/** `/subscription-success`: asks the server what was paid, and says it (BILL-02). */
export function SubscriptionSuccessPage() {
  usePartTexts("payments");
  const { t } = useText();
  const { user } = useSession();
  return (
    <main className={`page ${styles.narrow}`} id="main" tabIndex={-1}>
      {user === null ? (
        <Failed sentence={t("errors.SESSION_EXPIRED")} />
      ) : import.meta.env.SSR ? (
        // What was begun in this tab is unknown where the page is drawn first.
        <Working />
      ) : (
        <Purchase />
      )}
    </main>
  );
}

function Working() {
  const { t } = useText();
  return <Skeleton label={t("payments.success.working")} widths={["50%", "90%"]} />;
}

function Purchase() {
  const { t } = useText();
  const { search } = useLocation();
  const [activation] = useState(() => activationOf(new URLSearchParams(search), readPurchase()));
  if (activation === null) return <Failed sentence={t("payments.success.missing")} />;
  return <Activation activation={activation} />;
}

function Failed({ sentence, onRetry, approvalUrl }: FailedProps) {
  const { t, language } = useText();
  return (
    <>
      <h1>{t("payments.success.failed")}</h1>
      <Banner tone="danger">{sentence}</Banner>
      <p className={`row wrap ${styles.actions}`}>
        {approvalUrl && (
          <a className="button button-primary" href={approvalUrl}>
            {t("payments.success.approve")}
          </a>
        )}
        {onRetry && <Button onClick={onRetry}>{t("payments.success.retry")}</Button>}
        <Link className="button" to={pagePath(language, "subscription")}>
          {t("payments.success.plans")}
        </Link>
      </p>
    </>
  );
}

interface FailedProps {
  sentence: string;
  onRetry?: () => void;
  approvalUrl?: string | null;
}

const approvalUrlOf = (error: unknown): string | null => {
  const url = error instanceof ApiError ? error.params.approval_url : null;
  return typeof url === "string" && /^https?:\/\//.test(url) ? url : null;
};

function Activation({ activation }: { activation: NonNullable<ReturnType<typeof activationOf>> }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  // Asked once a visit: a repeat is the person's, and harmless.
  const { data, error, refetch } = useQuery({
    queryKey: ["activation", activation],
    queryFn: () => client.billing.subscription.activate(activation),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data !== undefined) void announceZapChange(queries);
  }, [data, queries]);
  if (error !== null)
    return (
      <Failed
        sentence={errorSentence(error, language)}
        onRetry={() => void refetch()}
        approvalUrl={approvalUrlOf(error)}
      />
    );
  if (data === undefined) return <Working />;
  return (
    <>
      <h1>{t("payments.success.title")}</h1>
      <p className="lead" role="status">
        {activationSentence(data, t, language)}
      </p>
      <p className={`row wrap ${styles.actions}`}>
        <ContinueLink isOpen={data.status === "done" && data.planned === null} />
        <Link className="button" to={pagePath(language, "subscription")}>
          {t("payments.success.plans")}
        </Link>
      </p>
    </>
  );
}

/** Back to where the purchase began. A question that waited there for zaps is sent with the same tap. */
function ContinueLink({ isOpen }: { isOpen: boolean }) {
  const { t, language } = useText();
  const { from = "", question = null } = readPurchase() ?? {};
  const isChat = /^\/(?:fr|en)\/(?:oracle|forge)/.test(from);
  if (isChat && isOpen && question !== null)
    return (
      <Link className="button button-primary" to={from} onClick={() => releaseQuestion(question)}>
        {t("billing.sendQuestion")}
      </Link>
    );
  return (
    <Link className="button button-primary" to={isChat ? from : pagePath(language, "oracle")}>
      {t(isChat ? "payments.question" : "payments.askOracle")}
    </Link>
  );
}
