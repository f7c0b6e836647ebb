import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";

/** The way to add the bot to a server, once its address is known (BOT-01). */
export function AddBot() {
  const { t } = useText();
  const { data } = useQuery(api.discord.inviteUrl.queryOptions({ retry: false }));
  if (data === undefined) return null;
  return (
    <a className="button button-discord" href={data.inviteUrl} target="_blank" rel="noreferrer">
      <ExternalLink className="icon icon-small" />
      {t("discord.addBot")}
      <VisuallyHidden>{t("discord.newTab")}</VisuallyHidden>
    </a>
  );
}
