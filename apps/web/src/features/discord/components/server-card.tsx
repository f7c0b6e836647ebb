import type { Guild } from "@spellwright/contract";
import { RefreshCw } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, IconButton, Plate } from "../../../ui/index.ts";
import { shortId } from "../model/guild-names.ts";
import styles from "./server-card.module.css";
import { ServerLine } from "./server-line.tsx";
import { ServerMark } from "./server-mark.tsx";
import { Totals } from "./totals.tsx";

interface ServerCardProps {
  guild: Guild;
  /** Its figures are read again. */
  busy: boolean;
  onRefresh: () => void;
  onConfigure: () => void;
}

/** A server: what it is called, what it has left and has used, and the way to its settings (BOT-01). */
export function ServerCard({ guild, busy, onRefresh, onConfigure }: ServerCardProps) {
  const { t } = useText();
  const name = guild.name || t("discord.server", { id: guild.guild_id });
  return (
    <li>
      <Plate className={styles.card} aria-label={name}>
        <div className={styles.head}>
          <ServerMark name={name} iconUrl={guild.icon_url} />
          <div className={`grow ${styles.title}`}>
            <h3 className="truncate">{name}</h3>
            <ServerLine id={shortId(guild.guild_id)} since={guild.present_since} />
          </div>
          <IconButton
            label={t("discord.refreshNamed", { name })}
            disabled={busy}
            onClick={onRefresh}
          >
            <RefreshCw className="icon" />
          </IconButton>
        </div>
        <Totals
          remaining={guild.remaining_zaps}
          messages={guild.total_messages}
          channels={guild.channels_count}
        />
        <Button wide aria-label={t("discord.configureNamed", { name })} onClick={onConfigure}>
          {t("discord.configure")}
        </Button>
      </Plate>
    </li>
  );
}
