import type { DeckVersion } from "@spellwright/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api, client } from "../../../../lib/http/api.ts";
import { errorSentence } from "../../../../lib/http/api-error.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Banner, Button, Field, Skeleton, toast } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { useLockReason } from "../../hooks/use-lock-reason.ts";
import styles from "./version-list.module.css";

/** As the API takes names. */
const LONGEST = 200;

/** The kept versions, newest first, and a field to keep another. */
export function VersionList({ onCompare }: { onCompare: (version: DeckVersion) => void }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { deck, saving } = useDeckEditor();
  const locked = useLockReason();
  const { id } = deck;
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { data, error } = useQuery(api.decks.versions.queryOptions({ input: { id } }));
  const keep = useMutation({
    mutationFn: (wanted: string) => client.decks.keepVersion({ id, name: wanted }),
    onSuccess: () => {
      setName("");
      toast.done(t("deckPage.versions.kept"));
      return queries.invalidateQueries({ queryKey: api.decks.versions.key({ input: { id } }) });
    },
    onError: (failure) => setProblem(errorSentence(failure, language)),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (locked !== undefined || saving) return;
    const wanted = name.trim();
    setProblem(wanted === "" ? t("deckPage.versions.nameEmpty") : null);
    if (wanted !== "") keep.mutate(wanted);
  };
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className="dialog-body stack">
      <p className="soft small">{t("deckPage.versions.lead")}</p>
      <form className={styles.form} onSubmit={save} noValidate>
        <Field
          label={t("deckPage.versions.name")}
          value={name}
          maxLength={LONGEST}
          onChange={(event) => setName(event.target.value)}
          error={problem}
        />
        <Button
          type="submit"
          busy={keep.isPending}
          disabled={locked !== undefined}
          disabledReason={locked}
        >
          {t("deckPage.versions.keep")}
        </Button>
      </form>
      {error !== null && <Banner tone="danger">{errorSentence(error, language)}</Banner>}
      {data === undefined && error === null && (
        <Skeleton widths={["70%", "60%"]} label={t("deckPage.versions.loading")} />
      )}
      {data?.items.length === 0 && <p className="muted">{t("deckPage.versions.none")}</p>}
      <ul>
        {data?.items.map((version) => (
          <li key={version.id}>
            <button
              type="button"
              className="menu-item"
              aria-label={t("deckPage.versions.compare", { name: version.name })}
              onClick={() => onCompare(version)}
            >
              <span className={`grow ${styles.version}`}>
                <b>{version.name}</b>
                <small className="muted">
                  {t("deckPage.versions.meta", {
                    date: date.format(new Date(version.created_at)),
                    cards: t("deckPage.summary.cardCount", { count: version.card_count }),
                  })}
                </small>
              </span>
              <ChevronRight className="icon" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
