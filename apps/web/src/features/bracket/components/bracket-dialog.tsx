import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Dialog, LoadFailed, Skeleton } from "../../../ui/index.ts";
import type { BracketRequest } from "../model/bracket-opening.ts";
import { deckBracket } from "../model/deck-bracket.ts";
import styles from "./bracket-dialog.module.css";
import { BracketFindings } from "./bracket-findings.tsx";
import { BracketHead } from "./bracket-head.tsx";
import { BracketMethod } from "./bracket-method.tsx";
import { BracketScale } from "./bracket-scale.tsx";
import { BracketSignals } from "./bracket-signals.tsx";
import { DeclareBracket } from "./declare-bracket.tsx";
import { LowerBracketOptions } from "./lower-bracket-options.tsx";

interface BracketDialogProps {
  /** Null while it is closed. */
  request: BracketRequest | null;
  onClose: () => void;
}

/** A deck’s bracket explained: what it is, what it follows from, how it is found (BRK-02, FOR-11). */
export function BracketDialog({ request, onClose }: BracketDialogProps) {
  usePartTexts("bracketPage");
  const { t } = useText();
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={t("bracketPage.title", { name: request?.name ?? "" })}
      quietTitle
      width="50rem"
    >
      {request !== null && <Explanation request={request} onLeave={onClose} />}
    </Dialog>
  );
}

/** What the badge knew is there at once. The reasons follow. */
function Explanation({ request, onLeave }: { request: BracketRequest; onLeave: () => void }) {
  const { t } = useText();
  const read = useQuery(api.decks.read.queryOptions({ input: { id: request.deckId } }));
  const deck = read.data;
  const bracket = deck === undefined ? request.bracket : deckBracket(deck);
  if (bracket === null)
    return <p className={`dialog-body ${styles.explanation}`}>{t("bracketPage.none")}</p>;
  return (
    <div className={`dialog-body ${styles.explanation}`}>
      <BracketHead bracket={bracket} confidence={deck?.bracket_confidence ?? null} />
      <BracketScale bracket={bracket} />
      {deck === undefined && read.error !== null && (
        <LoadFailed
          title={t("bracketPage.failed")}
          error={read.error}
          busy={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {deck === undefined && read.error === null && (
        <Skeleton label={t("bracketPage.loading")} widths={["70%", "90%", "60%"]} />
      )}
      {deck !== undefined && (
        <>
          <BracketFindings deck={deck} bracket={bracket} onLeave={onLeave} />
          <BracketSignals signals={deck.bracket_signals ?? []} />
          <LowerBracketOptions deck={deck} />
          <DeclareBracket deck={deck} />
        </>
      )}
      <BracketMethod bracket={bracket} policy={deck?.bracket_policy ?? null} />
    </div>
  );
}
