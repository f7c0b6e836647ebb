import type { OwnAccount } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, ConfirmDialog, PasswordField, toast } from "../../../ui/index.ts";
import { forgetDiscord, leaveForDiscord, startDiscordLink } from "../../auth/index.ts";
import { useAction } from "../hooks/use-action.ts";
import { Setting } from "./setting.tsx";
import { FoldedSetting, SettingForm } from "./setting-form.tsx";

interface DiscordSettingProps {
  account: OwnAccount;
  onChanged: () => Promise<unknown>;
}

/** The link with Discord. Absent where the server does not offer it and nothing is linked. */
export function DiscordSetting({ account, onChanged }: DiscordSettingProps) {
  const { t } = useText();
  const { data: status } = useQuery(api.status.queryOptions());
  if (account.demo) return null;
  if (account.discord_linked) return <DiscordUnlink account={account} onChanged={onChanged} />;
  if (status?.discord_sign_in !== true) return null;
  return (
    <FoldedSetting
      name={t("settings.signIn.discord")}
      note={t("settings.signIn.discordNot")}
      action={t("settings.signIn.discordLink")}
      fixed={false}
    >
      {() => <DiscordLinkForm />}
    </FoldedSetting>
  );
}

/** Another way in is opened with the password only: a device left signed in is not enough. */
function DiscordLinkForm() {
  const { t } = useText();
  const [password, setPassword] = useState("");
  const { busy, failure, run } = useAction();
  const wrong = failure?.field === "password";
  const link = () =>
    run(async () => {
      const url = await startDiscordLink(window.location.pathname, password);
      if (url !== null) leaveForDiscord(url);
    });
  return (
    <SettingForm
      busy={busy}
      failure={wrong ? null : failure}
      submit={t("auth.discord.continue")}
      onSubmit={() => void link()}
    >
      <PasswordField
        label={t("settings.signIn.passwordCurrent")}
        autoComplete="current-password"
        value={password}
        error={wrong ? failure.sentence : null}
        onChange={(event) => setPassword(event.target.value)}
      />
    </SettingForm>
  );
}

function DiscordUnlink({ account, onChanged }: DiscordSettingProps) {
  const { t } = useText();
  const { busy, failure, run } = useAction();
  const [asking, setAsking] = useState(false);
  const unlink = async () => {
    const done = await run(async () => {
      await client.account.unlinkDiscord();
      forgetDiscord();
      // The dialog closes over what is so now: a button that has gone would lose the focus.
      await onChanged();
    });
    setAsking(false);
    if (!done) return;
    toast.success(t("settings.signIn.discordUnlinked"));
  };
  return (
    <Setting
      name={t("settings.signIn.discord")}
      note={t("settings.signIn.discordLinked")}
      action={
        <Button
          disabled={!account.has_password}
          disabledReason={t("errors.LAST_SIGN_IN_WAY")}
          onClick={() => setAsking(true)}
        >
          {t("settings.signIn.discordUnlink")}
        </Button>
      }
    >
      {!account.has_password && <p className="small muted">{t("errors.LAST_SIGN_IN_WAY")}</p>}
      {failure && <Banner tone="danger">{failure.sentence}</Banner>}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("settings.signIn.discordUnlinkTitle")}
        message={t("settings.signIn.discordUnlinkText")}
        action={t("settings.signIn.discordUnlink")}
        busy={busy}
        onConfirm={() => void unlink()}
      />
    </Setting>
  );
}
