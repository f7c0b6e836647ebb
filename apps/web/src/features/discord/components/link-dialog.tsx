import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api, client } from "../../../lib/api.ts";
import { errorSentence } from "../../../lib/api-error.ts";
import { useText } from "../../../lib/text.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { ConfirmDialog, toast } from "../../../ui/index.ts";
import type { PendingLink } from "../model/pending-link.ts";

/** Names the Discord account that would be linked, and asks (BOT-05): anybody could have sent the link. */
export function LinkDialog({ link, onEnd }: { link: PendingLink; onEnd: () => void }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();
  const { data, error } = useQuery({
    queryKey: ["discord-invitation", link.token],
    queryFn: () => client.discord.invitation(link),
    retry: false,
  });
  const newest = useRef({ t, language, onEnd });
  newest.current = { t, language, onEnd };
  useEffect(() => {
    if (error === null) return;
    const { t, language, onEnd } = newest.current;
    toast.failed(t("discord.link.failed", { text: errorSentence(error, language) }));
    onEnd();
  }, [error]);
  const confirm = () =>
    run("link", async () => {
      try {
        await client.discord.link(link);
        await queries.invalidateQueries({ queryKey: api.discord.key() });
        toast.success(t("discord.link.done"));
      } catch (failure) {
        toast.failed(t("discord.link.failed", { text: errorSentence(failure, language) }));
      }
      onEnd();
    });
  if (data === undefined) return null;
  const name = data.discord_user_name;
  return (
    <ConfirmDialog
      open
      onClose={onEnd}
      title={t("discord.link.title", { name })}
      message={t("discord.link.text", { name })}
      action={t("discord.link.action")}
      tone="plain"
      busy={busy !== null}
      onConfirm={() => void confirm()}
    />
  );
}
