import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { useSingleAction } from "../../../lib/page/use-single-action.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, ConfirmDialog, LinkButton, toast } from "../../../ui/index.ts";
import { leaveForDiscord } from "../../auth/index.ts";

/** What is missing before servers can be shown, and the way to it (BOT-01). */
export function ConnectBanner({ oauth }: { oauth: boolean }) {
  const { t } = useText();
  const { busy, failure, run } = useSingleAction();
  const connect = () =>
    run("connect", async () => leaveForDiscord((await client.discord.oauthUrl()).authUrl));
  return (
    <>
      <Banner
        tone="info"
        title={t("discord.connectTitle")}
        action={
          oauth && (
            <Button variant="discord" busy={busy !== null} onClick={() => void connect()}>
              {t("discord.connect")}
            </Button>
          )
        }
      >
        {t(oauth ? "discord.connectText" : "discord.connectByBot")}
      </Banner>
      {failure && (
        <Banner tone="danger" title={t("discord.connectFailed")}>
          {failure}
        </Banner>
      )}
    </>
  );
}

/** That an account is linked, and the way out of it. */
export function LinkedLine() {
  const { t } = useText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useSingleAction();
  const unlink = async () => {
    await run("unlink", async () => {
      await client.discord.unlink();
      toast.done(t("discord.unlinked"));
      await queries.invalidateQueries({ queryKey: api.discord.key() });
    });
    setAsking(false);
  };
  return (
    <>
      <p className="small muted">
        {t("discord.linkedAs")}{" "}
        <LinkButton onClick={() => setAsking(true)}>{t("discord.unlink")}</LinkButton>
      </p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("discord.unlinkTitle")}
        message={t("discord.unlinkText")}
        action={t("discord.unlink")}
        busy={busy !== null}
        onConfirm={() => void unlink()}
      />
    </>
  );
}
