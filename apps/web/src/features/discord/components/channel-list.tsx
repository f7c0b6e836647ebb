import type { GuildChannel, GuildStats } from "@spellwright/contract";
import { Folder, Hash, X } from "lucide-react";
import { CATEGORY_CHANNEL } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { IconButton } from "../../../ui/index.ts";
import styles from "./channels-editor.module.css";

interface ChannelListProps {
  channels: readonly GuildChannel[];
  /** Those that are stored or that Discord lists: only others can be taken off. */
  listed: readonly GuildChannel[];
  counts: GuildStats["messages_by_channel"];
  onAllow: (id: string, allowed: boolean) => void;
  onRemove: (id: string) => void;
}

/** The channels under their categories, each with its box and what it has used. */
export function ChannelList({ channels, listed, counts, onAllow, onRemove }: ChannelListProps) {
  const { t } = useText();
  const countOf = new Map(counts.map(({ channel_id, count }) => [channel_id, count]));
  const known = new Set(listed.map(({ channel_id }) => channel_id));
  if (channels.length === 0) return <p className="small muted">{t("discord.channels.none")}</p>;
  return (
    <ul className={styles.channels}>
      {channels.map(({ channel_id: id, channel_name, channel_type, allowed }) => {
        const name = channel_name || t("discord.usage.unknownChannel", { id });
        const count = countOf.get(id);
        if (channel_type === CATEGORY_CHANNEL)
          return (
            <li key={id} className={styles.category}>
              <Folder className="icon icon-small" />
              <span className="grow truncate">{name}</span>
              <span className="tag">{t("discord.channels.category")}</span>
            </li>
          );
        return (
          <li key={id}>
            <label className={styles.channel}>
              <input
                type="checkbox"
                checked={allowed}
                onChange={(event) => onAllow(id, event.target.checked)}
              />
              <Hash className={`icon icon-small ${styles.hash}`} />
              <span className="grow truncate">{name}</span>
              {count !== undefined && (
                <span className="small muted figures">
                  {t("discord.channels.questions", { count })}
                </span>
              )}
            </label>
            {!known.has(id) && (
              <IconButton
                label={t("discord.channels.remove", { name })}
                onClick={() => onRemove(id)}
              >
                <X className="icon icon-small" />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
