import type { DeckVersion } from "@spellwright/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../../lib/http/api.ts";
import { ApiError, errorSentence } from "../../../../lib/http/api-error.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Banner, Button, ConfirmDialog, Skeleton, toast } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { useLockReason } from "../../hooks/use-lock-reason.ts";
import { DifferenceList } from "./difference-list.tsx";

interface VersionComparisonProps {
  version: DeckVersion;
  onDeleted: () => void;
  onRestored: () => void;
}

/** What going back to a version would change. It can be undone like any edit. */
export function VersionComparison({ version, onDeleted, onRestored }: VersionComparisonProps) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const { deck, keep } = useDeckEditor();
  const locked = useLockReason();
  const [leaving, setLeaving] = useState(false);
  const target = { id: deck.id, versionId: version.id };
  const { data, error } = useQuery({
    ...api.decks.version.queryOptions({ input: target }),
    staleTime: 0,
  });
  const restore = useMutation({
    mutationFn: () => client.decks.restoreVersion({ ...target, revision: deck.revision }),
    onSuccess: (restored) => {
      keep(restored);
      toast.done(t("deckPage.versions.restored"));
      onRestored();
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiError && failure.code === "DECK_CHANGED")) return;
      // The differences are told again, against the deck as it now is.
      keep(await client.decks.read({ id: deck.id }));
      await queries.invalidateQueries({ queryKey: api.decks.version.key({ input: target }) });
    },
  });
  const remove = useMutation({
    mutationFn: () => client.decks.removeVersion(target),
    onSuccess: async () => {
      toast.done(t("deckPage.versions.deleted"));
      await queries.invalidateQueries({ queryKey: api.decks.versions.key() });
      onDeleted();
    },
  });
  const failure = error ?? restore.error ?? remove.error;
  const lock = { disabled: locked !== undefined, disabledReason: locked };
  return (
    <>
      <div className="dialog-body stack">
        {failure !== null && <Banner tone="danger">{errorSentence(failure, language)}</Banner>}
        {data === undefined && error === null && (
          <Skeleton widths={["70%", "60%", "50%"]} label={t("deckPage.versions.loading")} />
        )}
        {data?.differences.length === 0 && <p>{t("deckPage.versions.same")}</p>}
        {data !== undefined && data.differences.length > 0 && (
          <>
            <p className="soft">{t("deckPage.versions.would")}</p>
            <DifferenceList differences={data.differences} />
          </>
        )}
      </div>
      <div className="dialog-foot">
        <Button variant="danger" busy={remove.isPending} {...lock} onClick={() => setLeaving(true)}>
          {t("deckPage.versions.delete", { name: version.name })}
        </Button>
        <Button
          variant="primary"
          busy={restore.isPending}
          {...lock}
          {...(data === undefined || data.differences.length === 0 ? { disabled: true } : {})}
          onClick={() => restore.mutate()}
        >
          {t("deckPage.versions.restore")}
        </Button>
      </div>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t("deckPage.versions.deleteTitle")}
        message={t("deckPage.versions.deleteText", { name: version.name })}
        action={t("deckPage.versions.deleteConfirm")}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError: () => setLeaving(false) })}
      />
    </>
  );
}
