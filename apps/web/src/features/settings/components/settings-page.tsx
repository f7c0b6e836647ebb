import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Skeleton } from "../../../ui/index.ts";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { DataSection } from "./data-section.tsx";
import { DiscordSetting } from "./discord-setting.tsx";
import { DisplaySection } from "./display-section.tsx";
import { EmailSetting } from "./email-setting.tsx";
import { PasskeySetting } from "./passkey-setting.tsx";
import { PasswordSetting } from "./password-setting.tsx";
import { SecondFactorSetting } from "./second-factor-setting.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { Section } from "./setting.tsx";
import styles from "./settings-page.module.css";

/** Everything about one's own account; for signed-in people only. */
export function SettingsPage() {
  const { t } = useText();
  const { user } = useSession();
  return (
    <main className={`page ${styles.page}`} id="main" tabIndex={-1}>
      <h1>{t("settings.title")}</h1>
      <p className={`lead ${styles.lead}`}>
        {t(user === null ? "settings.signedOut" : "settings.lead")}
      </p>
      {user === null ? <SignedOut /> : <Settings />}
    </main>
  );
}

function SignedOut() {
  const { t } = useText();
  const { open } = useSignInPrompt();
  useEffect(() => open(), [open]);
  return (
    <Button variant="primary" onClick={() => open()}>
      {t("shell.signIn")}
    </Button>
  );
}

function Settings() {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { data: account, error } = useQuery(api.account.read.queryOptions());
  const isOnline = useOnline();
  const onChanged = () => queries.invalidateQueries({ queryKey: api.account.key() });
  // Nothing failed: what the server alone knows is not shown (guide §8).
  if (account === undefined && !isOnline)
    return (
      <>
        <DisplaySection />
        <Banner tone="info">{t("settings.offline")}</Banner>
      </>
    );
  return (
    <>
      <DisplaySection />
      {error !== null && <Banner tone="danger">{errorSentence(error, language)}</Banner>}
      {account === undefined && error === null && (
        <Skeleton widths={["40%", "100%", "100%"]} label={t("settings.loading")} />
      )}
      {account && (
        <Section
          title={t("settings.signIn.title")}
          {...(account.demo ? { lead: t("settings.signIn.demo") } : {})}
        >
          <EmailSetting account={account} onChanged={onChanged} />
          <PasswordSetting account={account} onChanged={onChanged} />
          <SecondFactorSetting account={account} onChanged={onChanged} />
          <PasskeySetting account={account} />
          <DiscordSetting account={account} onChanged={onChanged} />
        </Section>
      )}
      <SessionsSection />
      {account && <DataSection account={account} />}
    </>
  );
}
