import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { useLinkStatus } from "../hooks/use-guild-queries.ts";
import { AddBot } from "./add-bot.tsx";
import { ConnectBanner, LinkedLine } from "./connect-banner.tsx";
import styles from "./discord-page.module.css";
import { Servers } from "./servers.tsx";
import { WithoutBot } from "./without-bot.tsx";

/** `/discord`: the servers that one owns (BOT-01). */
export function DiscordPage() {
  usePartTexts("discord");
  const { t } = useText();
  const { user } = useSession();
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className={styles.head}>
        <div className="grow">
          <h1>{t("discord.title")}</h1>
          <p className="lead">{t("discord.lead")}</p>
        </div>
        {user !== null && <AddBot />}
      </div>
      <div className={styles.content}>{user === null ? <SignedOut /> : <SignedIn />}</div>
    </main>
  );
}

function SignedOut() {
  const { t } = useText();
  const prompt = useSignInPrompt();
  return (
    <section>
      <h2>{t("discord.signedOutTitle")}</h2>
      <p className="soft">{t("discord.signedOutText")}</p>
      <p className={styles.action}>
        <Button variant="primary" onClick={() => prompt.open()}>
          {t("shell.signIn")}
        </Button>
      </p>
    </section>
  );
}

function SignedIn() {
  const { t } = useText();
  const { data: link, error, isFetching, refetch } = useLinkStatus();
  if (error !== null && link === undefined)
    return (
      <LoadFailed
        title={t("discord.loadFailed")}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (link === undefined) return <Skeleton label={t("discord.loading")} widths={["60%", "40%"]} />;
  if (!link.available) return <WithoutBot />;
  if (!link.linked) return <ConnectBanner oauth={link.oauth} />;
  return (
    <>
      <Servers />
      <LinkedLine />
    </>
  );
}
