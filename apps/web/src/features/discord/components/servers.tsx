import type { Guild } from "@spellwright/contract";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useGuilds } from "../hooks/use-guild-queries.ts";
import { AddBot } from "./add-bot.tsx";
import { ConfigurationDialog } from "./configuration-dialog.tsx";
import styles from "./discord-page.module.css";
import { ServerCard } from "./server-card.tsx";

/** The cards of one's servers, and the dialog of the one that is being set up (BOT-01, BOT-02). */
export function Servers() {
  const { t } = useText();
  const { data, error, isFetching, refetch } = useGuilds(true);
  const [configured, setConfigured] = useState<Guild | null>(null);
  if (data === undefined)
    return error === null ? (
      <Skeleton label={t("discord.loading")} widths={["80%", "60%", "40%"]} />
    ) : (
      <LoadFailed
        title={t("discord.loadFailed")}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <section className={styles.content}>
      <div className="row between wrap">
        <h2>{t("discord.servers")}</h2>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RefreshCw className="icon icon-small" />}
          {t("discord.refresh")}
        </Button>
      </div>
      {data.guilds.length === 0 ? (
        <div className={styles.empty}>
          <h3>{t("discord.emptyTitle")}</h3>
          <p className="soft">{t("discord.emptyText")}</p>
          <AddBot />
        </div>
      ) : (
        <ul className={styles.servers}>
          {data.guilds.map((guild) => (
            <ServerCard
              key={guild.guild_id}
              guild={guild}
              busy={isFetching}
              onRefresh={() => void refetch()}
              onConfigure={() => setConfigured(guild)}
            />
          ))}
        </ul>
      )}
      {configured !== null && (
        <ConfigurationDialog guild={configured} onClose={() => setConfigured(null)} />
      )}
    </section>
  );
}
