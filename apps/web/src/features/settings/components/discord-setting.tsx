import type { OwnAccount } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../lib/api.ts";
import { useText } from "../../../lib/text.tsx";
import { Banner, Button, ConfirmDialog, toast } from "../../../ui/index.ts";
import { forgetDiscord, leaveForDiscord, startDiscordLink } from "../../auth/index.ts";
import { useAction } from "../hooks/use-action.ts";
import { Setting } from "./setting.tsx";

interface DiscordSettingProps {
  account: OwnAccount;
  onChanged: () => Promise<unknown>;
}

/** The link with Discord; absent where the server does not offer it and nothing is linked. */
export function DiscordSetting({ account, onChanged }: DiscordSettingProps) {
  const { t } = useText();
  const { data: status } = useQuery(api.status.queryOptions());
  const { busy, failure, run } = useAction();
  const [asking, setAsking] = useState(false);
  const linked = account.discord_linked;
  if (account.demo || (!linked && status?.discord_sign_in !== true)) return null;
  const link = () =>
    run(async () => {
      const url = await startDiscordLink(window.location.pathname);
      if (url !== null) leaveForDiscord(url);
    });
  const unlink = async () => {
    const done = await run(() => client.account.unlinkDiscord());
    setAsking(false);
    if (!done) return;
    forgetDiscord();
    await onChanged();
    toast.success(t("settings.signIn.discordUnlinked"));
  };
  return (
    <Setting
      name={t("settings.signIn.discord")}
      note={t(linked ? "settings.signIn.discordLinked" : "settings.signIn.discordNot")}
      action={
        linked ? (
          <Button
            disabled={!account.has_password}
            disabledReason={t("errors.LAST_SIGN_IN_WAY")}
            onClick={() => setAsking(true)}
          >
            {t("settings.signIn.discordUnlink")}
          </Button>
        ) : (
          <Button variant="discord" busy={busy} onClick={() => void link()}>
            {t("settings.signIn.discordLink")}
          </Button>
        )
      }
    >
      {linked && !account.has_password && (
        <p className="small muted">{t("errors.LAST_SIGN_IN_WAY")}</p>
      )}
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
