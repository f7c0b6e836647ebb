import { pagePath } from "@spellwright/locales";
import { Link, useNavigate } from "@spellwright/router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { visit } from "../../../lib/page/visit.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Skeleton } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import { useFreshProof } from "../hooks/use-fresh-proof.ts";
import { FreshProof } from "./fresh-proof.tsx";
import styles from "./server-panel.module.css";

/** BOT-03: how long the good news stands before the way leads on. */
const REDIRECT_MS = 2000;

const readReturn = () => {
  const query = visit().url.searchParams;
  return { code: query.get("code"), state: query.get("state"), error: query.get("error") };
};

/** `/discord/oauth/callback`: Discord's word on who this is (BOT-03). */
export function CallbackPage() {
  usePartTexts("discord");
  const { t } = useText();
  const { user } = useSession();
  const [{ code, state, error }] = useState(readReturn);
  return (
    <main className={`page ${styles.narrow}`} id="main" tabIndex={-1}>
      <h1>{t("discord.callback.title")}</h1>
      {error !== null ? (
        <Failed
          sentence={t(
            error === "access_denied" ? "discord.callback.refused" : "discord.callback.oauthError",
          )}
        />
      ) : code === null || state === null ? (
        <Failed sentence={t("discord.callback.missing")} />
      ) : user === null ? (
        <Failed sentence={t("discord.callback.signedOut")} />
      ) : (
        <Proof code={code} state={state} />
      )}
    </main>
  );
}

function Failed({ sentence }: { sentence: string }) {
  const { t, language } = useText();
  return (
    <>
      <Banner tone="danger">{sentence}</Banner>
      <p>
        <Link className="button" to={pagePath(language, "discord")}>
          {t("discord.callback.retry")}
        </Link>
      </p>
    </>
  );
}

function Proof({ code, state }: { code: string; state: string }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // What is sent again with the password finds the return as good as before.
  const [refusal, setRefusal] = useState<unknown>(null);
  const proof = useFreshProof(refusal);
  const { data, error, refetch } = useQuery({
    queryKey: ["discord-proof", state],
    queryFn: () => client.discord.oauth.callback({ code, state, ...proof.sent }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isLinked = data !== undefined;
  useEffect(() => {
    if (!isLinked) return;
    void queries.invalidateQueries({ queryKey: api.discord.key() });
    const timer = setTimeout(
      () => void navigate({ to: pagePath(language, "discord"), replace: true }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [isLinked, queries, navigate, language]);
  useEffect(() => {
    if (error !== null) setRefusal(error);
  }, [error]);
  if (error !== null && proof.asks)
    return (
      <FreshProof {...proof.field} onSubmit={() => void refetch()}>
        <p>
          <Button variant="primary" type="submit">
            {t("discord.link.action")}
          </Button>
        </p>
      </FreshProof>
    );
  if (error !== null && error === refusal && !proof.waits)
    return <Failed sentence={errorSentence(error, language)} />;
  if (!isLinked) return <Skeleton label={t("discord.callback.working")} widths={["60%", "40%"]} />;
  return (
    <>
      <Banner tone="ok" title={t("discord.callback.done")}>
        {t("discord.callback.redirect")}
      </Banner>
      <p>
        <Link className="button" to={pagePath(language, "discord")}>
          {t("discord.callback.toServers")}
        </Link>
      </p>
    </>
  );
}
