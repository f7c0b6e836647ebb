import { useState } from "react";
import { CATEGORY_CHANNEL } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useGuildChannels, useGuildStats } from "../hooks/use-guild-queries.ts";
import { ChannelsEditor } from "./channels-editor.tsx";
import { Packs } from "./packs.tsx";
import styles from "./server-panel.module.css";
import { Totals } from "./totals.tsx";
import { Usage } from "./usage.tsx";

/** The news stands above everything, while the button that led to it may stand far below. */
const bringIntoView = (news: HTMLElement | null): void => news?.scrollIntoView({ block: "center" });

/** Everything of a server: totals, channels, packs, use, and what is good to know (BOT-02, BOT-04). */
export function ServerPanel({ guildId }: { guildId: string }) {
  const { t } = useText();
  const channels = useGuildChannels(guildId);
  const stats = useGuildStats(guildId);
  const [saved, setSaved] = useState<number | null>(null);
  if (channels.data === undefined)
    return channels.error === null ? (
      <Skeleton label={t("discord.channels.loading")} widths={["90%", "70%", "80%", "50%"]} />
    ) : (
      <LoadFailed
        title={t("discord.channels.failed")}
        error={channels.error}
        busy={channels.isFetching}
        onRetry={() => void channels.refetch()}
      />
    );
  const allowed = channels.data.channels.filter(
    (channel) => channel.allowed && channel.channel_type !== CATEGORY_CHANNEL,
  ).length;
  return (
    <>
      {saved !== null && (
        <div ref={bringIntoView}>
          <Banner tone="ok" onClose={() => setSaved(null)}>
            {t("discord.channels.saved", { count: saved })}
          </Banner>
        </div>
      )}
      <div className={`plate ${styles.totals}`}>
        <Totals
          remaining={stats.data?.remaining_zaps ?? 0}
          messages={stats.data?.total_messages ?? 0}
          channels={allowed}
        />
      </div>
      <div className={styles.columns}>
        <ChannelsEditor
          guildId={guildId}
          settings={channels.data}
          counts={stats.data?.messages_by_channel ?? []}
          onSaved={setSaved}
        />
        <aside className={styles.aside}>
          <Packs
            guildId={guildId}
            packs={stats.data?.packs ?? []}
            remaining={stats.data?.remaining_zaps ?? 0}
          />
          <Usage stats={stats.data} failed={stats.error !== null} />
          <section className="small soft" id="info">
            <h2 className="ruled-heading">{t("discord.info.title")}</h2>
            <ul className={styles.info}>
              {(["all", "cost", "without", "owner"] as const).map((each) => (
                <li key={each}>{t(`discord.info.${each}`)}</li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </>
  );
}
