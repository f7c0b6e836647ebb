import type { GuildChannel } from "@spellwright/contract";
import { type FormEvent, useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Disclosure, Field } from "../../../ui/index.ts";
import { refusalOf } from "../model/channel-draft.ts";
import styles from "./channels-editor.module.css";

interface AddChannelProps {
  channels: readonly GuildChannel[];
  onAdd: (written: { id: string; name: string }) => void;
}

/** A channel that Discord does not list, by its id (BOT-04). */
export function AddChannel({ channels, onAdd }: AddChannelProps) {
  const { t } = useText();
  const [id, setId] = useState("");
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const refused = refusalOf(channels, id);
    setRefusal(refused);
    if (refused !== null) return;
    onAdd({ id, name });
    setId("");
    setName("");
  };
  return (
    <Disclosure summary={t("discord.channels.add")}>
      <form className={styles.addForm} onSubmit={add} noValidate>
        <Field
          label={t("discord.channels.id")}
          value={id}
          inputMode="numeric"
          autoComplete="off"
          help={t("discord.channels.idHelp")}
          error={refusal && t(`discord.channels.${refusal}`)}
          onChange={(event) => setId(event.target.value)}
        />
        <Field
          label={t("discord.channels.name")}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{t("discord.channels.addAction")}</Button>
      </form>
    </Disclosure>
  );
}
