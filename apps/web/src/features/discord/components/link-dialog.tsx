import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useSingleAction } from "../../../lib/page/use-single-action.ts";
import { useText } from "../../../lib/text/text.tsx";
import { ConfirmDialog, toast } from "../../../ui/index.ts";
import { discordLinked } from "../../auth/index.ts";
import { useFreshProof } from "../hooks/use-fresh-proof.ts";
import type { PendingLink } from "../model/pending-link.ts";
import { FreshProof } from "./fresh-proof.tsx";

/** Names the Discord account that would be linked, and asks (BOT-05): anybody could have sent the link. */
export function LinkDialog({ link, onEnd }: { link: PendingLink; onEnd: () => void }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { busy, run } = useSingleAction();
  const { data, error } = useQuery({
    queryKey: ["discord-invitation", link.token],
    queryFn: () => client.discord.invitation(link),
    retry: false,
  });
  const [refusal, setRefusal] = useState<unknown>(null);
  const proof = useFreshProof(refusal);
  const newest = useRef({ t, language, onEnd });
  newest.current = { t, language, onEnd };
  const failure = error ?? (proof.asks || proof.waits ? null : refusal);
  useEffect(() => {
    if (failure === null) return;
    const { t, language, onEnd } = newest.current;
    toast.failed(t("discord.link.failed", { text: errorSentence(failure, language) }));
    onEnd();
  }, [failure]);
  const confirm = () =>
    run("link", async () => {
      try {
        await client.discord.link({ ...link, ...proof.sent });
      } catch (refused) {
        setRefusal(refused);
        return;
      }
      await queries.invalidateQueries({ queryKey: api.discord.key() });
      discordLinked.change(true);
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
    >
      {proof.asks && (
        <div className="dialog-body">
          <FreshProof {...proof.field} onSubmit={() => void confirm()} />
        </div>
      )}
    </ConfirmDialog>
  );
}
