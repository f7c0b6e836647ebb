import type { Guild } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { Dialog } from "../../../ui/index.ts";
import { RemoveBot } from "./remove-bot.tsx";
import { ServerLine } from "./server-line.tsx";
import styles from "./server-panel.module.css";
import { ServerPanel } from "./server-panel.tsx";

/** A server's settings over the dashboard (BOT-02). */
export function ConfigurationDialog({ guild, onClose }: { guild: Guild; onClose: () => void }) {
  const { t, language } = useText();
  const name = guild.name || t("discord.server", { id: guild.guild_id });
  return (
    <Dialog open onClose={onClose} title={name} width="64rem">
      <div className={`dialog-body ${styles.dialog}`}>
        <ServerLine id={guild.guild_id} since={guild.present_since} />
        <div className={`row between wrap ${styles.actions}`}>
          <Link className="button" to={pagePath(language, "discordSetup", guild.guild_id)}>
            {t("discord.openSetup")}
          </Link>
          <RemoveBot guildId={guild.guild_id} name={name} onRemoved={onClose} />
        </div>
        <ServerPanel guildId={guild.guild_id} />
      </div>
    </Dialog>
  );
}
