import type { GuildChannels, GuildStats, Language } from "@spellwright/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { CATEGORY_CHANNEL } from "../../../lib/http/contract.static.ts";
import { useSingleAction } from "../../../lib/page/use-single-action.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Select } from "../../../ui/index.ts";
import {
  filterChannels,
  withAllowed,
  withChannel,
  withoutChannel,
} from "../model/channel-draft.ts";
import { AddChannel } from "./add-channel.tsx";
import { ChannelList } from "./channel-list.tsx";
import styles from "./channels-editor.module.css";

interface ChannelsEditorProps {
  guildId: string;
  settings: GuildChannels;
  counts: GuildStats["messages_by_channel"];
  /** In how many channels the bot answers, once that is stored. Null as soon as it is changed again. */
  onSaved: (allowed: number | null) => void;
}

/** Where the bot may answer (BOT-02, BOT-04). What is not saved yet outlives a refresh. */
export function ChannelsEditor({ guildId, settings, counts, onSaved }: ChannelsEditorProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(settings);
  const [isDirty, setDirty] = useState(false);
  const [filter, setFilter] = useState("");
  const { busy, failure, clearFailure, run } = useSingleAction();
  useEffect(() => {
    if (!isDirty) setDraft(settings);
  }, [settings, isDirty]);
  const edit = (next: GuildChannels) => {
    setDraft(next);
    setDirty(true);
    onSaved(null);
  };
  const askable = draft.channels.filter(({ channel_type }) => channel_type !== CATEGORY_CHANNEL);
  const save = () =>
    run("save", async () => {
      const { threads_only, language } = draft;
      const stored = await client.discord.guilds.saveChannels({
        id: guildId,
        ...{ threads_only, language },
        channels: askable,
      });
      queries.setQueryData(
        api.discord.guilds.channels.queryKey({ input: { id: guildId } }),
        stored,
      );
      setDirty(false);
      setDraft(stored);
      onSaved(stored.channels.filter(({ allowed }) => allowed).length);
      await queries.invalidateQueries({ queryKey: api.discord.guilds.list.key() });
    });
  const shown = filterChannels(draft.channels, filter, CATEGORY_CHANNEL);
  return (
    <section id="channels">
      <div className="row between wrap">
        <h2>{t("discord.channels.title")}</h2>
        <span className={`field-box ${styles.filter}`}>
          <Search className="icon icon-small" />
          <input
            type="search"
            value={filter}
            placeholder={t("discord.channels.filter")}
            aria-label={t("discord.channels.filter")}
            onChange={(event) => setFilter(event.target.value)}
          />
        </span>
      </div>
      <p className={`small soft ${styles.lead}`}>{t("discord.channels.lead")}</p>
      <ChannelList
        channels={shown}
        counts={counts}
        onAllow={(id, allowed) => edit(withAllowed(draft, id, allowed))}
        onRemove={(id) => edit(withoutChannel(draft, id))}
        listed={settings.channels}
      />
      <AddChannel
        channels={draft.channels}
        onAdd={(written) => edit(withChannel(draft, written))}
      />
      <label className={`row ${styles.choice}`}>
        <input
          type="checkbox"
          checked={draft.threads_only}
          onChange={(event) => edit({ ...draft, threads_only: event.target.checked })}
        />
        {t("discord.channels.threadsOnly")}
      </label>
      <div className={styles.language}>
        <span className="field-label" aria-hidden="true">
          {t("discord.channels.language")}
        </span>
        <Select
          label={t("discord.channels.language")}
          value={draft.language ?? ""}
          onChange={(value) =>
            edit({ ...draft, language: value === "" ? null : (value as Language) })
          }
        >
          <option value="">{t("discord.channels.languageAuto")}</option>
          <option value="fr">{t("discord.channels.fr")}</option>
          <option value="en">{t("discord.channels.en")}</option>
        </Select>
        <p className="small soft">{t("discord.channels.languageHelp")}</p>
      </div>
      {failure && (
        <Banner tone="danger" title={t("discord.channels.saveFailed")} onClose={clearFailure}>
          {failure}
        </Banner>
      )}
      <Button
        variant="primary"
        className={styles.save}
        busy={busy !== null}
        onClick={() => void save()}
      >
        {t("discord.channels.save")}
      </Button>
    </section>
  );
}
